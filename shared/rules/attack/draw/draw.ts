/** The modifier cards of one attack: drawn, entered, chosen between. */
import type { GameEvent } from '../../../events';
import type { ModifierDeckId } from '../../../ids';
import type { Random } from '../../../random';
import { ok, refuse, type Result } from '../../../result';
import type { Attack, AttackTarget, DrawnCards, Figure, ModifierDeck } from '../../../state';
import type { AttackMode, ModifierCard } from '../../../vocabulary';
import { attackMode, compareCards, countedCards, isDrawComplete } from './advantage';
import { cardOf, readCard, type ReadCard } from '../../../content/notation/modifierCard';
import {
  finishDraw,
  hasCardsLeft,
  startDraw,
  takeEntered,
  turnOver,
  type Draw,
} from '../../decks/modifierDeck';
import type { PrintedTraits } from '../../figures/traits';

/** Whether items and abilities may still change the attack on the target. @rule ITEM-1 */
export function isBeforeDraw({ drawn }: Pick<AttackTarget, 'drawn'>): boolean {
  return drawn === null;
}

/** How to draw against one target of an attack and why, unless the players say otherwise. */
export function modeAgainst(
  attack: Attack,
  aim: AttackTarget,
  attacker: Figure,
  traits: PrintedTraits,
): ReturnType<typeof attackMode> {
  return attackMode({
    attacker,
    ranged: attack.ranged,
    distance: aim.distance,
    advantage: attack.advantage,
    disadvantage: attack.disadvantage,
    targetGivesDisadvantage: traits.attackersGainDisadvantage,
  });
}

/** The deck after a draw, and what was drawn. */
export interface AttackDraw {
  readonly deck: ModifierDeck;
  readonly drawn: DrawnCards;
  readonly events: readonly GameEvent[];
}

/**
 * Draws for one target. `value` is the number of the attack after the attacker's modifiers, by
 * which the better of two cards is told.
 *
 * Null only where the deck has no card at all. A deck of nothing but rolling cards ends the draw
 * when all of them lie open.
 *
 * @rule DECK-2 DECK-4 ADVANTAGE-2 ADVANTAGE-3 BLESS-1 DECK-3
 */
export function drawForMode(
  deck: ModifierDeck,
  id: ModifierDeckId,
  mode: AttackMode,
  value: number,
  random: Random,
): AttackDraw | null {
  let draw = startDraw(deck);
  while (!isDrawComplete(draw.cards.map(cardOf), mode)) {
    const next = turnOver(draw, id, random);
    if (!next) break;
    draw = next;
  }
  return draw.cards.length === 0 ? null : finished(draw, mode, value, false);
}

function finished(draw: Draw, mode: AttackMode, value: number, byHand: boolean): AttackDraw {
  const counted = countedCards(value, draw.cards.map(cardOf), mode);
  const drawn: DrawnCards = {
    mode,
    cards: draw.cards,
    applied: counted.places.flatMap((place) => draw.cards[place] ?? []),
    ambiguous: counted.ambiguous,
    byHand,
  };
  return { deck: finishDraw(draw), drawn, events: draw.events };
}

/**
 * Takes the cards that the table turned over from its own deck, in order. Refused where the deck
 * cannot have them, or where they are too few or too many for the way of drawing.
 *
 * @rule DECK-2 DECK-4 ADVANTAGE-2 ADVANTAGE-3
 */
export function applyEnteredCards(
  deck: ModifierDeck,
  id: ModifierDeckId,
  cards: readonly ModifierCard[],
  mode: AttackMode,
  value: number,
  random: Random,
): Result<AttackDraw> {
  let draw = startDraw(deck);
  for (const card of cards) {
    if (!readCard(card)) return refuse({ code: 'noSuchCard', card });
    if (isDrawComplete(draw.cards.map(cardOf), mode)) {
      return refuse({ code: 'drawDoesNotFit', reason: 'tooMany' });
    }
    const next = takeEntered(draw, id, card, random);
    if (!next) return refuse({ code: 'cardNotInDeck', card });
    draw = next;
  }
  const isComplete = isDrawComplete(draw.cards.map(cardOf), mode);
  if (cards.length === 0 || (!isComplete && hasCardsLeft(draw.deck))) {
    return refuse({ code: 'drawDoesNotFit', reason: 'tooFew' });
  }
  return ok(finished(draw, mode, value, true));
}

/** Why the players may choose which of two cards counts. */
export type CardChoice = 'unclear' | 'contested';

/**
 * Whether the players may choose between the two cards of a draw: the better one cannot be told, or
 * the sources disagree. Null = they may not.
 *
 * @rule ADVANTAGE-1 OWN-2
 */
export function cardChoice(drawn: DrawnCards, value: number): CardChoice | null {
  if (drawn.mode === 'normal' || drawn.cards.length !== 2) return null;
  const [first, second] = drawn.cards.map(cardOf) as [ReadCard, ReadCard];
  if (first.rolling || second.rolling) return null;
  const { better, isContested } = compareCards(value, first, second);
  if (isContested) return 'contested';
  return better === 'unclear' ? 'unclear' : null;
}

/** The draw with the first (0) or second (1) card counting. Only where there is a `cardChoice`. */
export function chooseCard(drawn: DrawnCards, place: 0 | 1): DrawnCards {
  const card = drawn.cards[place];
  return card === undefined ? drawn : { ...drawn, applied: [card] };
}
