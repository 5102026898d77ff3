/** Long and short rests. */
import type { GameEvent } from '../../events';
import type { FigureId } from '../../ids';
import type { Refusal } from '../../refusals';
import type { Outcome } from '../../result';
import type { CardCounts, Character, Figure, Negation, Phase } from '../../state';
import { canNegate, sufferDamage, whyNotNegate } from '../figures/damage';
import { heal } from '../figures/healing';
import { afterRest, countsOf, pilesOf } from '../figures/hand/heldCards';
import { openTurns } from './turns';

/** Discarded cards a rest needs, and hand cards a turn needs. */
const NEEDED = 2;

/** What a character with these piles may do. */
export interface RestOptions {
  readonly mayPlayTwoCards: boolean;
  readonly mayLongRest: boolean;
  readonly mayShortRest: boolean;
  /** At card selection it can neither play nor rest. */
  readonly isExhaustedAtSelection: boolean;
  /** Cards in hand after a short rest; null where it may not rest. */
  readonly handAfterShortRest: number | null;
}

type Piles = Pick<CardCounts, 'hand' | 'discard'>;

/**
 * Null = the table does not keep the cards, so anything may be.
 *
 * @rule REST-1 REST-2 REST-3 EXHAUST-2
 */
export function restOptionsOf({ cards }: Pick<Character, 'cards'>): RestOptions | null {
  const counts = countsOf(cards);
  return counts && restOptions(counts);
}

/**
 * @rule REST-1 REST-2 REST-3 EXHAUST-2
 */
export function restOptions({ hand, discard }: Piles): RestOptions {
  const mayPlayTwoCards = hand >= NEEDED;
  const mayRest = discard >= NEEDED;
  return {
    mayPlayTwoCards,
    mayLongRest: mayRest,
    mayShortRest: mayRest,
    isExhaustedAtSelection: !mayPlayTwoCards && !mayRest,
    handAfterShortRest: mayRest ? hand + discard - 1 : null,
  };
}

/** Hit points a long rest heals. */
const LONG_REST_HEAL = 2;

/**
 * The long rest itself: a heal of 2, and the cards where they are counted.
 *
 * @rule REST-2 HEAL-1
 */
export function longRest(character: Character): Outcome<Character> {
  const { next, events } = heal(character, LONG_REST_HEAL);
  return {
    next: rested(next),
    events: [restedEvent(character, 'long'), ...events],
  };
}

/**
 * The short rest at the end of a round. `again` = the card drawn is kept, for 1 damage, and another
 * one is lost; the character may be left without hit points. `negate` is what it loses instead of
 * the damage, only where `mayNegateRest`.
 *
 * @rule REST-3 NEGATE-1
 */
export function shortRest(
  character: Character,
  again: boolean,
  negate: Negation | null = null,
): Outcome<Character> {
  const { next, events } = sufferDamage(character, again ? 1 : 0, 'shortRest', negate);
  const rest = restedEvent(character, 'short');
  return {
    next: { ...rested(next), shortRested: true },
    // Cards lost instead of the damage are lost before the rest takes the others back.
    events: negate ? [...events, rest] : [rest, ...events],
  };
}

/** A rest needs two cards in the discard pile, where they are counted. @rule REST-2 REST-3 */
export function whyNotRest(character: Character): Refusal | null {
  if (restOptionsOf(character)?.mayLongRest !== false) return null;
  return { code: 'restNeedsTwoDiscards', figure: character.id };
}

/**
 * The long rest itself is taken in the turn of the character that declared it, once.
 *
 * @rule REST-2
 */
export function whyNotLongRest(character: Character, active: FigureId | null): Refusal | null {
  const { id, initiative } = character;
  if (active !== id) return { code: 'notItsTurn', figure: id };
  if (!initiative?.longRest) return { code: 'notLongResting', figure: id };
  if (initiative.taken) return { code: 'hasRested', figure: id };
  return whyNotRest(character);
}

/**
 * Between the last turn of a round and the cards chosen for the next one, once. After the rest the
 * card that chance has drawn is seen: for 1 damage it is kept, once, and another one is lost; only
 * where the cards are kept by name.
 *
 * @rule ROUND-4 REST-3 NEGATE-1
 */
export function whyNotShortRest(
  character: Character,
  phase: Phase,
  again: boolean,
  negate: Negation | null,
): Refusal | null {
  const { id, initiative } = character;
  const open = phase.name === 'turns' ? openTurns(phase) : [];
  if (open.length > 0) return { code: 'turnsOpen', figures: open };
  if (phase.name === 'selectCards' && initiative) {
    return { code: 'notNowInThisPhase', phase: phase.name };
  }
  if (character.shortRested) {
    if (!again || !pilesOf(character)?.drawn) return { code: 'hasRested', figure: id };
    return whyNotNegate(character, [negate]);
  }
  const refusal = whyNotRest(character);
  if (refusal) return refusal;
  if (negate && !again) return { code: 'nothingToNegate', figure: id };
  return negate && !mayNegateRest(character, negate)
    ? { code: 'notEnoughCards', figure: id }
    : null;
}

/** For 1 damage the card that chance has drawn is kept, and another one is lost. @rule REST-3 */
export function shortRestAgain(character: Character, negate: Negation | null): Outcome<Character> {
  const { next, events } = sufferDamage(character, 1, 'shortRest', negate);
  return { next: asCharacter(next), events };
}

/** Whether cards may be lost instead of the damage and one is still left to rest with. */
export function mayNegateRest(character: Character, negate: Negation): boolean {
  const least = negate === 'twoFromDiscard' ? NEEDED + 1 : 0;
  return canNegate(character, negate) && (countsOf(character.cards)?.discard ?? least) >= least;
}

function rested(figure: Figure): Character {
  const character = asCharacter(figure);
  return { ...character, cards: afterRest(character.cards) };
}

function asCharacter(figure: Figure): Character {
  if (figure.kind !== 'character') throw new Error('Only characters rest.');
  return figure;
}

function restedEvent({ id }: Character, rest: 'long' | 'short'): GameEvent {
  return { type: 'rested', figure: id, rest, rule: rest === 'long' ? 'REST-2' : 'REST-3' };
}
