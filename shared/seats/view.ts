/** Views of the game for seats, without secrets. */
import { countsOf } from '../rules/figures/hand/heldCards';
import type {
  AbilityDeck,
  Campaign,
  Character,
  CharacterSheet,
  CharacterRecord,
  Dungeon,
  EventDeck,
  Figure,
  Game,
  Initiative,
  ModifierDeck,
  Scenario,
} from '../state';
import { playsHere, type Seat } from './seat';

/** Placeholder for a hidden initiative; no card has this number. */
const CHOSEN: Initiative = { longRest: false, leading: 0, second: null };

/** True if the seat only sees that a choice was made. */
export function isHiddenChoice(initiative: Initiative | null): boolean {
  return initiative !== null && !initiative.longRest && initiative.leading === 0;
}

/**
 * The game that a seat may see. Pure: unchanged parts stay the same objects, so patches between
 * views stay small.
 *
 * @rule SEAT-1 SEAT-2 SEAT-3 SEAT-4 SEAT-5
 */
export function viewFor(game: Game, seat: Seat): Game {
  const campaign = campaignFor(game.campaign, seat, game.scenario);
  const scenario = game.scenario && scenarioFor(game.scenario, seat);
  return { ...game, campaign, scenario };
}

function campaignFor(campaign: Campaign, seat: Seat, scenario: Scenario | null): Campaign {
  const { city, road } = campaign.party.events;
  const events = { city: eventsUnordered(city), road: eventsUnordered(road) };
  const sheets =
    seat.kind === 'table'
      ? campaign.characters
      : campaign.characters.map((sheet) => (playsHere(seat, sheet.id) ? sheet : sheetOf(sheet)));
  const dungeon =
    seat.kind === 'table' ? campaign.party.dungeon : dungeonOf(campaign.party.dungeon, scenario);
  const retired = seat.kind === 'table' ? campaign.retired : campaign.retired.map(retiredOf);
  return {
    ...campaign,
    characters: sheets,
    retired,
    party: { ...campaign.party, events, dungeon },
  };
}

/** Revealed rooms of a random dungeon; none before it is played. @rule SEAT-6 */
function dungeonOf(dungeon: Dungeon | null, scenario: Scenario | null): Dungeon | null {
  if (!dungeon || scenario?.scenario !== dungeon.scenario) return null;
  const open = scenario.rooms.filter(({ revealed }) => revealed).map(({ room }) => room);
  return dungeonUpTo(dungeon)(Math.max(1, ...open));
}

/** Memoised by dungeon and number of rooms. */
const dungeonUpTo = once((dungeon: Dungeon) => {
  const made = dungeon.rooms.map((_, index) => ({
    ...dungeon,
    rooms: dungeon.rooms.slice(0, index + 1),
  }));
  return (rooms: number): Dungeon => made[rooms - 1] ?? dungeon;
});

function scenarioFor(scenario: Scenario, seat: Seat): Scenario {
  const isChoosing = scenario.phase.name === 'selectCards';
  const figureFor = (figure: Figure): Figure => {
    if (figure.kind !== 'character') return figure;
    const own = unordered(figure);
    if (playsHere(seat, figure.sheet)) return own;
    const played = isChoosing ? withoutChoice(own) : own;
    return seat.kind === 'table' ? played : withoutCards(played);
  };
  return {
    ...scenario,
    figures: scenario.figures.map(figureFor),
    abilityDecks: scenario.abilityDecks.map(abilitiesUnordered),
    monsterDeck: modifiersUnordered(scenario.monsterDeck),
    records:
      seat.kind === 'table'
        ? scenario.records
        : scenario.records.flatMap((records) =>
            playsHere(seat, records.character) ? [records] : publicRecord(records),
          ),
  };
}

/**
 * Memoises a function by its argument, so that the same part of a game always gives the same
 * object.
 */
function once<T extends object, U>(make: (part: T) => U): (part: T) => U {
  const made = new WeakMap<T, U>();
  return (part) => {
    const before = made.get(part);
    if (before !== undefined) return before;
    const now = make(part);
    made.set(part, now);
    return now;
  };
}

const byNumber = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);

/** The deck with its draw pile sorted, so that its order stays secret. @rule SEAT-5 */
const modifiersUnordered = once((deck: ModifierDeck) => ({
  ...deck,
  draw: deck.draw.toSorted(),
}));

/** @rule SEAT-5 */
const abilitiesUnordered = once((deck: AbilityDeck) => ({ ...deck, draw: byNumber(deck.draw) }));

/** @rule SEAT-5 */
const eventsUnordered = once((deck: EventDeck) => ({ ...deck, draw: byNumber(deck.draw) }));

const unordered = once((character: Character) => ({
  ...character,
  deck: modifiersUnordered(character.deck),
}));

/** The character with a placeholder instead of its choice for the round. @rule SEAT-1 TURN-8 */
const withoutChoice = once((character: Character): Character => ({
  ...character,
  initiative: character.initiative && CHOSEN,
  cards: character.cards.kind === 'named' ? { ...character.cards, picked: [] } : character.cards,
}));

/** The character with the number of cards in each pile instead of the cards. @rule SEAT-2 */
const withoutCards = once((character: Character): Character => {
  const counts = countsOf(character.cards);
  return { ...character, cards: counts ? { kind: 'counted', ...counts } : character.cards };
});

/**
 * The sheet of a retired character for other seats: without drawn quests, hand and notes, but with
 * its quest, which is public.
 *
 * @rule SEAT-2 SEAT-4
 */
const retiredOf = once((sheet: CharacterSheet): CharacterSheet => ({
  ...sheet,
  questsDrawn: [],
  hand: null,
  notes: '',
}));

/** The sheet for other seats, also without the personal quest. @rule SEAT-4 */
const sheetOf = once((sheet: CharacterSheet): CharacterSheet => ({
  ...retiredOf(sheet),
  quest: null,
}));

const withoutGoal = once(({ offeredGoals: _, ...records }: CharacterRecord): CharacterRecord => {
  return { ...records, battleGoal: null, goalMet: null };
});

/** The record without the secret battle goal; none if nothing else is recorded. @rule SEAT-3 */
function publicRecord(records: CharacterRecord): readonly CharacterRecord[] {
  const { kills, longRests, shortRests } = records;
  return kills.length + longRests + shortRests === 0 ? [] : [withoutGoal(records)];
}
