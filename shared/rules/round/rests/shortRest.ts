/** The short rest. */
import type { Refusal } from '../../../refusals';
import type { Outcome } from '../../../result';
import type { Character, Negation, Phase } from '../../../state';
import { pilesOf, spendableCards } from '../../figures/hand/heldCards';
import { canNegate, sufferDamage, whyNotNegate } from '../../figures/hitPoints/damage';
import { openTurns } from '../turnStates';
import { afterTakingRest, asCharacter, CARDS_NEEDED, restedEvent, whyNotRest } from './restOptions';

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
    next: { ...afterTakingRest(next, 'short'), shortRested: true },
    // Cards to negate the damage are lost before the rest returns the others.
    events: negate ? [...events, rest] : [rest, ...events],
  };
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

/**
 * Suffers the 1 damage for keeping the randomly drawn card. The caller lets another card be lost.
 *
 * @rule REST-3
 */
export function shortRestAgain(character: Character, negate: Negation | null): Outcome<Character> {
  const { next, events } = sufferDamage(character, 1, 'shortRest', negate);
  return { next: asCharacter(next), events };
}

/**
 * True if the character can lose cards instead of suffering the damage and still has a discarded
 * card for the rest.
 */
export function mayNegateRest(character: Character, negate: Negation): boolean {
  const min = negate === 'twoFromDiscard' ? CARDS_NEEDED + 1 : 0;
  return canNegate(character, negate) && (spendableCards(character)?.discard ?? min) >= min;
}
