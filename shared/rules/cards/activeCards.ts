/** Active cards in front of a player: adding, using and removing them. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import type { GameEvent } from '../../events';
import type { Refusal } from '../../refusals';
import { andThen, forEach, unchanged, type Outcome } from '../../result';
import type { ActiveHalf, Character, HeldCards, Scenario, Summon } from '../../state';
import { LASTING } from './lines/lineAction';
import { destinationOf, halfLines } from './lines/cardLines';
import { moveCards, pileOf } from '../figures/hand/cardPiles';
import { charactersOf, findFigure, nameForEvent, summonsOf, withFigure } from '../figures/figures';

/** Adds a played half that stays active. A card is in the active area only once. @rule TURN-3 */
export function withActiveHalf(character: Character, added: Omit<ActiveHalf, 'used'>): Character {
  const others = character.activeHalves.filter((each) => each.card !== added.card);
  return { ...character, activeHalves: [...others, { ...added, used: 0 }] };
}

/** Refuses to remove a card that is not active. @rule TURN-5 */
export function whyNotRemoveActiveCard(character: Character, card: number): Refusal | null {
  const isThere = character.activeHalves.some((each) => each.card === card);
  return isThere ? null : { code: 'noSuchClassCard', card };
}

/** Refuses to mark a use of a card that has no free slot or is not active. */
export function whyNotUse(content: Content, character: Character, card: number): Refusal | null {
  const slots = freeSlotsOf(content, character, card);
  return slots.length === 0 ? { code: 'noSuchClassCard', card } : null;
}

/** An active card and its printed text. */
function activeCard(content: Content, character: Character, card: number) {
  return {
    active: character.activeHalves.find((each) => each.card === card),
    printed: content.classCards(character.class).find(({ id }) => id === card),
  };
}

/** Experience of the unmarked use slots, in order. */
export function freeSlotsOf(
  content: Content,
  character: Character,
  card: number,
): readonly number[] {
  const { active } = activeCard(content, character, card);
  return active ? allSlotsOf(content, character, active).slice(active.used) : [];
}

/**
 * Experience of all use slots. A half whose effect applies exactly once has one slot even without a
 * printed one.
 */
export function allSlotsOf(
  content: Content,
  { class: ofClass }: Pick<Character, 'class'>,
  { card, half }: Pick<ActiveHalf, 'card' | 'half'>,
): readonly number[] {
  const printed = content.classCards(ofClass).find(({ id }) => id === card);
  if (printed?.[half].slots) return printed[half].slots;
  const lines = halfLines(content.cardLines(ofClass), card, half) ?? [];
  const lasting = lines.filter((line) => LASTING.includes(line.printed.type));
  const isOnce = lasting.length > 0 && lasting.every((line) => line.printed.uses === 1);
  return isOnce ? [0] : [];
}

/**
 * Marks one use on a card with slots and adds the experience of the slot. The card leaves with the
 * last one.
 *
 * @rule TURN-3 TURN-7 EXPERIENCE-1 EXPERIENCE-9
 */
export function useCard(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  card: number,
): Outcome<Scenario> {
  const character = findFigure(scenario, id);
  if (character?.kind !== 'character') return unchanged(scenario);
  const [amount, ...left] = freeSlotsOf(content, character, card);
  if (amount === undefined) return unchanged(scenario);
  const marked = character.activeHalves.map((each) =>
    each.card === card ? { ...each, used: each.used + 1 } : each,
  );
  const experience = character.experience + amount;
  const used: Outcome<Scenario> = {
    next: withFigure(scenario, { ...character, experience, activeHalves: marked }),
    events: amount > 0 ? [{ type: 'experienceGained', figure: id, amount }] : [],
  };
  return left.length > 0
    ? used
    : andThen(used, (next) => removeActiveCard(next, content, id, card));
}

/**
 * Moves a card from the active area to the discard or lost pile, and removes its shields,
 * retaliates and summons.
 *
 * @rule TURN-3 SUMMON-4
 */
export function removeActiveCard(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  card: number,
): Outcome<Scenario> {
  const character = findFigure(scenario, id);
  if (character?.kind !== 'character') return unchanged(scenario);
  const { active, printed } = activeCard(content, character, card);
  const to = active && printed ? destinationOf(printed, active.half, false).then : 'discard';
  const cards = leaving(character.cards, card, to);
  const moved: readonly GameEvent[] =
    cards === character.cards
      ? []
      : [{ type: 'cardMoved', figure: id, name: printed?.name ?? '', to }];
  const gone = summonsOf(scenario).filter((summon) => isOf(summon, id, card));
  const next = withFigure(withoutEffects(scenario, id, card), {
    ...withoutBonuses(character, card),
    activeHalves: character.activeHalves.filter((each) => each.card !== card),
    cards,
  });
  return {
    next,
    events: [
      ...moved,
      ...gone.map((summon): GameEvent => ({
        ...{ type: 'figureRemoved', figure: summon.id, why: 'cardLeft', rule: 'TURN-3' },
        ...nameForEvent(summon),
      })),
    ],
  };
}

function isOf(summon: Summon, owner: FigureId, card: number): boolean {
  return summon.owner === owner && summon.card === card;
}

/** Removes the effects of a card from all figures. */
function withoutEffects(scenario: Scenario, owner: FigureId, card: number): Scenario {
  const figures = scenario.figures
    .filter((figure) => figure.kind !== 'summon' || !isOf(figure, owner, card))
    .map((figure) => withoutBonuses(figure, card));
  return { ...scenario, figures };
}

function withoutBonuses<F extends Scenario['figures'][number]>(figure: F, card: number): F {
  const bonuses = figure.bonuses.filter((bonus) => bonus.card !== card);
  return bonuses.length === figure.bonuses.length ? figure : { ...figure, bonuses };
}

/** Moves a card out of the active pile, for piles by name or as numbers. */
function leaving(cards: HeldCards, card: number, to: 'discard' | 'lost'): HeldCards {
  if (cards.kind === 'named')
    return pileOf(cards, card) === 'active' ? moveCards(cards, [card], to) : cards;
  if (cards.kind === 'notKept' || cards.active === 0) return cards;
  return { ...cards, active: cards.active - 1, [to]: cards[to] + 1 };
}

/** Removes cards that last for the round at its end. @rule ROUND-1 TURN-3 */
export function removeRoundCards(scenario: Scenario, content: Content): Outcome<Scenario> {
  return removeCards(scenario, content, ({ lasts }) => lasts === 'round');
}

/**
 * Removes active cards, with their effects, that a step moved to the lost pile of a character whose
 * cards are tracked by name.
 *
 * @rule REST-4 TURN-3
 */
export function removeLostCards(
  before: Scenario,
  scenario: Scenario,
  content: Content,
): Outcome<Scenario> {
  const lost = charactersOf(scenario).flatMap(({ id, cards }) => {
    const old = findFigure(before, id);
    if (cards.kind !== 'named' || old?.kind !== 'character' || old.cards === cards) return [];
    const was = old.cards.kind === 'named' ? old.cards.active : [];
    return was.filter((card) => cards.lost.includes(card)).map((card) => ({ figure: id, card }));
  });
  return forEach(unchanged(scenario), lost, (next, { figure, card }) => {
    const character = findFigure(next, figure);
    const isActive =
      character?.kind === 'character' && character.activeHalves.some((half) => half.card === card);
    return isActive ? removeActiveCard(next, content, figure, card) : unchanged(next);
  });
}

/** Removes all cards that are due to leave, for all characters. */
export function removeCards(
  scenario: Scenario,
  content: Content,
  isDue: (half: ActiveHalf, owner: Character) => boolean,
): Outcome<Scenario> {
  const due = charactersOf(scenario).flatMap((character) =>
    character.activeHalves
      .filter((half) => isDue(half, character))
      .map(({ card }) => ({ figure: character.id, card })),
  );
  return forEach(unchanged(scenario), due, (next, { figure, card }) =>
    removeActiveCard(next, content, figure, card),
  );
}
