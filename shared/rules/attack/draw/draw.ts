/** Draws the modifier cards of an attack, or applies cards and choices that players enter. */
import type { GameEvent } from '../../../events';
import type { ModifierDeckId } from '../../../ids';
import type { Random } from '../../../random';
import { ok, refuse, type Result } from '../../../result';
import type { Attack, AttackTarget, DrawnCards, Figure, ModifierDeck } from '../../../state';
import type { AttackMode, ModifierCard } from '../../../vocabulary';
import { attackMode, compareCards, countedCards, isDrawComplete } from './advantage';
import {
  cardOf,
  readCard,
  type CardReader,
  type ReadCard,
} from '../../../content/notation/modifierCard';
import {
  finishDraw,
  hasCardsLeft,
  startDraw,
  removeEntered,
  drawNext,
  type Draw,
} from '../../decks/modifierDeck';
import type { PrintedTraits } from '../../figures/traits';

/** True if items and abilities can still change the attack on this target. @rule ITEM-1 */
export function isBeforeDraw({ drawn }: Pick<AttackTarget, 'drawn'>): boolean {
  return drawn === null;
}

/** Draw mode against one target and its sources, unless the players override it. */
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
    advantage: attack.advantage + (aim.hasAdvantage ? 1 : 0),
    disadvantage: attack.disadvantage,
    targetGivesDisadvantage: traits.attackersGainDisadvantage,
  });
}

/** The deck after a draw, and the drawn cards. */
export interface AttackDraw {
  readonly deck: ModifierDeck;
  readonly drawn: DrawnCards;
  readonly events: readonly GameEvent[];
}

/**
 * Draws for one target. `value` is the attack number after the attacker's modifiers; it decides the
 * better of two cards. Null only if the deck is empty. If all cards are rolling, the draw ends
 * after the last one.
 *
 * @rule DECK-2 DECK-4 DECK-5 ADVANTAGE-2 ADVANTAGE-3 BLESS-1 DECK-3
 */
export function drawForMode(
  deck: ModifierDeck,
  id: ModifierDeckId,
  mode: AttackMode,
  value: number,
  random: Random,
  read: CardReader = cardOf,
): AttackDraw | null {
  let draw = startDraw(deck);
  while (!isDrawComplete(draw.cards.map(cardOf), mode)) {
    const next = drawNext(draw, id, random);
    if (!next) break;
    draw = next;
  }
  return draw.cards.length === 0 ? null : completeDraw(draw, mode, value, { byHand: false, read });
}

function completeDraw(
  draw: Draw,
  mode: AttackMode,
  value: number,
  { byHand, read }: { readonly byHand: boolean; readonly read: CardReader },
): AttackDraw {
  const counted = countedCards(value, draw.cards.map(read), mode);
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
 * Applies the cards that players drew from a physical deck, in order. Refuses cards that the deck
 * cannot contain, or a wrong number of cards for the draw mode.
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
  read: CardReader = cardOf,
): Result<AttackDraw> {
  let draw = startDraw(deck);
  for (const card of cards) {
    if (!readCard(card)) return refuse({ code: 'noSuchCard', card });
    if (isDrawComplete(draw.cards.map(cardOf), mode)) {
      return refuse({ code: 'drawDoesNotFit', reason: 'tooMany' });
    }
    const next = removeEntered(draw, id, card, random);
    if (!next) return refuse({ code: 'cardNotInDeck', card });
    draw = next;
  }
  const isComplete = isDrawComplete(draw.cards.map(cardOf), mode);
  if (cards.length === 0 || (!isComplete && hasCardsLeft(draw.deck))) {
    return refuse({ code: 'drawDoesNotFit', reason: 'tooFew' });
  }
  return ok(completeDraw(draw, mode, value, { byHand: true, read }));
}

/** The reason why players can choose which of two cards counts. */
export type CardChoice = 'unclear' | 'contested';

/**
 * The reason why players can choose between the two drawn cards: the better one is unclear, or the
 * sources disagree. Null = no choice.
 *
 * @rule ADVANTAGE-1 OWN-2
 */
export function cardChoice(
  drawn: DrawnCards,
  value: number,
  read: CardReader = cardOf,
): CardChoice | null {
  if (drawn.mode === 'normal' || drawn.cards.length !== 2) return null;
  const [first, second] = drawn.cards.map(read) as [ReadCard, ReadCard];
  if (first.rolling || second.rolling) return null;
  const { better, isContested } = compareCards(value, first, second);
  if (isContested) return 'contested';
  return better === 'unclear' ? 'unclear' : null;
}

/** Makes the first (0) or second (1) card count. Requires a `cardChoice`. */
export function chooseCard(drawn: DrawnCards, index: 0 | 1): DrawnCards {
  const card = drawn.cards[index];
  return card === undefined ? drawn : { ...drawn, applied: [card] };
}
