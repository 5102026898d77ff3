/** Long and short rests. */
import type { GameEvent } from '../../events';
import type { FigureId } from '../../ids';
import type { Refusal } from '../../refusals';
import type { Outcome } from '../../result';
import type { CardCounts, Character, Figure, Negation, Phase } from '../../state';
import { canNegate, sufferDamage, whyNotNegate } from '../figures/damage';
import { heal } from '../figures/healing';
import { afterRest, pilesOf, spendableCards } from '../figures/hand/heldCards';
import { openTurns } from './turnStates';

/** Discards needed for a rest, and hand cards needed for a turn. */
const NEEDED = 2;

/** Options of a character with these piles. */
export interface RestOptions {
  readonly mayPlayTwoCards: boolean;
  readonly mayLongRest: boolean;
  readonly mayShortRest: boolean;
  /** True if the character can neither play two cards nor rest at card selection. */
  readonly isExhaustedAtSelection: boolean;
  /** Cards in hand after a short rest; null if it cannot rest. */
  readonly handAfterShortRest: number | null;
}

type Piles = Pick<CardCounts, 'hand' | 'discard'>;

/**
 * The rest options of a character; null = cards are not tracked, so every option is possible.
 *
 * @rule REST-1 REST-2 REST-3 EXHAUST-2
 */
export function restOptionsOf(
  character: Pick<Character, 'cards' | 'activeHalves'>,
): RestOptions | null {
  const counts = spendableCards(character);
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

/** Hit points healed by a long rest. */
const LONG_REST_HEAL = 2;

/** Performs the long rest: a heal of 2, and the piles if tracked. @rule REST-2 HEAL-1 HEAL-7 */
export function longRest(character: Character, limit?: number): Outcome<Character> {
  const { next, events } = heal(character, LONG_REST_HEAL, limit);
  return {
    next: takeRest(next, 'long'),
    events: [restedEvent(character, 'long'), ...events],
  };
}

/**
 * Performs the short rest at the end of a round. `again` = it suffers 1 damage to keep the drawn
 * card and lose another one, which may leave it with 0 hit points. `negate` = cards that it loses
 * to negate the damage; check `mayNegateRest` first.
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
    next: { ...takeRest(next, 'short'), shortRested: true },
    // Cards to negate the damage are lost before the rest returns the others.
    events: negate ? [...events, rest] : [rest, ...events],
  };
}

/** Refuses a rest without two discarded cards, if tracked. @rule REST-2 REST-3 */
export function whyNotRest(character: Character): Refusal | null {
  if (restOptionsOf(character)?.mayLongRest !== false) return null;
  return { code: 'restNeedsTwoDiscards', figure: character.id };
}

/** Refuses a long rest except once in the turn of a character that declared it. @rule REST-2 */
export function whyNotLongRest(character: Character, active: FigureId | null): Refusal | null {
  const { id, initiative } = character;
  if (active !== id) return { code: 'notItsTurn', figure: id };
  if (!initiative?.longRest) return { code: 'notLongResting', figure: id };
  if (initiative.taken) return { code: 'hasRested', figure: id };
  return whyNotRest(character);
}

/**
 * Refuses a short rest except once between the last turn of a round and the card selection of the
 * next. After the rest the randomly drawn card can be kept once for 1 damage, so that another one
 * is lost, if cards are tracked by name.
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

/** Takes 1 damage to keep the randomly drawn card; another one is lost. @rule REST-3 */
export function shortRestAgain(character: Character, negate: Negation | null): Outcome<Character> {
  const { next, events } = sufferDamage(character, 1, 'shortRest', negate);
  return { next: asCharacter(next), events };
}

/**
 * True if the character can lose cards instead of suffering the damage and still has a discarded
 * card for the rest.
 */
export function mayNegateRest(character: Character, negate: Negation): boolean {
  const min = negate === 'twoFromDiscard' ? NEEDED + 1 : 0;
  return canNegate(character, negate) && (spendableCards(character)?.discard ?? min) >= min;
}

function takeRest(figure: Figure, rest: 'long' | 'short'): Character {
  const character = asCharacter(figure);
  return { ...character, cards: afterRest(character, rest) };
}

function asCharacter(figure: Figure): Character {
  if (figure.kind !== 'character') throw new Error('Only characters rest.');
  return figure;
}

function restedEvent({ id }: Character, rest: 'long' | 'short'): GameEvent {
  return { type: 'rested', figure: id, rest, rule: rest === 'long' ? 'REST-2' : 'REST-3' };
}
