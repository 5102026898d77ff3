/** Draws a random dungeon, or builds it from cards that the players drew. */
import type { Content } from '../../../content/content';
import type { ScenarioId } from '../../../ids';
import { shuffle, type Random } from '../../../random';
import type { Refusal } from '../../../refusals';
import type { Campaign, Dungeon, DungeonRoom } from '../../../state';
import { placeBehind, roomCard } from './arrangeRooms';

/** A room card and a monster card that players drew. */
export type DungeonCards = Pick<DungeonRoom, 'room' | 'monsters'>;

/** The available cards: all of them, or the ones listed for scenario 55. @rule DUNGEON-2 */
export function cardsOf(
  content: Content,
  scenario: ScenarioId | null,
): {
  readonly rooms: readonly number[];
  readonly monsters: readonly number[];
  readonly draw: number;
} {
  const { roomCards, monsterCards, rooms: draw } = content.randomDungeon();
  const named = scenario === null ? undefined : content.scenario(scenario)?.randomDungeon;
  if (!named) {
    return {
      rooms: roomCards.map(({ id }) => id),
      monsters: monsterCards.map(({ id }) => id),
      draw,
    };
  }
  const rooms = roomCards.filter(({ name }) => named.roomCards.includes(name));
  return { rooms: rooms.map(({ id }) => id), monsters: named.monsterCards, draw: named.draw };
}

/** Refuses cards that do not belong to the dungeon or do not fit. @rule DUNGEON-1 DUNGEON-2 */
export function whyNotLay(
  content: Content,
  scenario: ScenarioId | null,
  entered: readonly DungeonCards[] | null,
): Refusal | null {
  if (scenario !== null && !content.scenario(scenario)?.randomDungeon) {
    return { code: 'noSuchDungeon', scenario };
  }
  if (!entered) return null;
  const { rooms, monsters, draw } = cardsOf(content, scenario);
  if (entered.length !== draw) return { code: 'wrongNumberOfRooms', rooms: draw };
  const isInvalid = (each: DungeonCards, place: number) =>
    !rooms.includes(each.room) ||
    !monsters.includes(each.monsters) ||
    entered.findIndex((other) => other.room === each.room) < place ||
    entered.findIndex((other) => other.monsters === each.monsters) < place;
  const invalid = entered.find(isInvalid);
  if (invalid)
    return {
      code: 'noSuchDungeonCard',
      card: rooms.includes(invalid.room) ? invalid.monsters : invalid.room,
    };
  const stuck = entered.find((_, index) => !layInOrder(content, entered.slice(0, index + 1)));
  if (!stuck) return null;
  return { code: 'roomDoesNotFit', name: roomCard(content, stuck.room)?.name ?? '' };
}

/**
 * Builds a dungeon of the given cards, or of random cards. Random rooms that do not fit are
 * skipped.
 *
 * @rule DUNGEON-1
 */
export function newDungeon(
  campaign: Campaign,
  content: Content,
  scenario: ScenarioId | null,
  {
    entered,
    random,
  }: { readonly entered: readonly DungeonCards[] | null; readonly random: Random },
): Dungeon {
  const cards = cardsOf(content, scenario);
  const rooms = entered
    ? layInOrder(content, entered)
    : layFromDeck(content, [], {
        rooms: shuffle(cards.rooms, random),
        monsters: shuffle(cards.monsters, random),
        draw: cards.draw,
      });
  if (!rooms) throw new Error('No dungeon can be laid of these cards.');
  return { scenario: scenario ?? nextId(campaign), rooms };
}

function layInOrder(
  content: Content,
  entered: readonly DungeonCards[],
): readonly DungeonRoom[] | null {
  const laid: DungeonRoom[] = [];
  for (const cards of entered) {
    const room = placeBehind(content, laid, cards);
    if (!room) return null;
    laid.push(room);
  }
  return laid;
}

/** The first arrangement of the required number of rooms, in deck order. */
function layFromDeck(
  content: Content,
  laid: readonly DungeonRoom[],
  deck: ReturnType<typeof cardsOf>,
): readonly DungeonRoom[] | null {
  if (laid.length === deck.draw) return laid;
  const monsters = deck.monsters[laid.length];
  if (monsters === undefined) return null;
  for (const room of deck.rooms) {
    if (laid.some((each) => each.room === room)) continue;
    const next = placeBehind(content, laid, { room, monsters });
    const all = next && layFromDeck(content, [...laid, next], deck);
    if (all) return all;
  }
  return null;
}

/**
 * An id above those of the completed dungeons and the current one, so that dungeons in the history
 * differ.
 */
function nextId({ completed, party }: Campaign): ScenarioId {
  const used = [...completed, party.dungeon?.scenario ?? ''].map((id) =>
    Number(/^dungeon-(\d+)$/.exec(id)?.[1] ?? 0),
  );
  return `dungeon-${String(Math.max(...used) + 1)}` as ScenarioId;
}
