/** The long rest. */
import type { FigureId } from '../../../ids';
import type { Refusal } from '../../../refusals';
import type { Outcome } from '../../../result';
import type { Character } from '../../../state';
import { heal } from '../../figures/hitPoints/heal';
import { afterTakingRest, restedEvent, whyNotRest } from './restOptions';

/** Hit points healed by a long rest. */
const LONG_REST_HEAL = 2;

/** Performs the long rest: a heal of 2, and the piles if tracked. @rule REST-2 HEAL-1 HEAL-7 */
export function longRest(character: Character, limit?: number): Outcome<Character> {
  const { next, events } = heal(character, LONG_REST_HEAL, limit);
  return {
    next: afterTakingRest(next, 'long'),
    events: [restedEvent(character, 'long'), ...events],
  };
}

/** Refuses a long rest except once in the turn of a character that declared it. @rule REST-2 */
export function whyNotLongRest(character: Character, active: FigureId | null): Refusal | null {
  const { id, initiative } = character;
  if (active !== id) return { code: 'notItsTurn', figure: id };
  if (!initiative?.longRest) return { code: 'notLongResting', figure: id };
  if (initiative.taken) return { code: 'hasRested', figure: id };
  return whyNotRest(character);
}
