/** Damage that a figure suffers or negates by losing cards. */
import type { GameEvent } from '../../../events';
import type { FigureId } from '../../../ids';
import type { DamageSource } from '../../../vocabulary';
import type { Refusal } from '../../../refusals';
import { unchanged, type Outcome } from '../../../result';
import type { RuleId } from '../../../rulebook';
import type { Character, Figure, Negation } from '../../../state';
import { removeEnded } from '../conditions/endedConditions';
import { canLoseForNegation, payNegation } from '../hand/heldCards';

const RULE_OF: Readonly<Record<DamageSource, RuleId>> = {
  attack: 'ATTACK-1',
  retaliate: 'RETALIATE-1',
  wound: 'WOUND-1',
  trap: 'MOVE-5',
  hazard: 'MOVE-6',
  shortRest: 'REST-3',
  direct: 'DAMAGE-1',
  condition: 'OWN-7',
};

const NEGATED_BY: Readonly<Record<Negation, RuleId>> = {
  oneFromHand: 'NEGATE-1',
  twoFromDiscard: 'NEGATE-1',
  cardInEffect: 'TURN-3',
};

/**
 * Reduces hit points by `amount`. Shield has no effect here: attacks subtract it earlier, and it
 * does not reduce other damage. The figure can be left at 0 hit points; the caller removes it.
 * `negate` = the cards that a character loses instead of suffering the damage; check `canNegate`
 * first.
 *
 * @rule DAMAGE-1 SHIELD-2 NEGATE-1 DEATH-1 EXHAUST-1 OWN-7
 */
export function sufferDamage(
  figure: Figure,
  amount: number,
  source: DamageSource,
  negate: Negation | null = null,
): Outcome<Figure> {
  if (amount <= 0) return unchanged(figure);
  if (negate) return negateDamage(figure, amount, negate);
  const hitPoints = Math.max(0, figure.hitPoints - amount);
  const lost = figure.hitPoints - hitPoints;
  const bare = lost > 0 ? removeEnded(figure, 'damaged') : unchanged(figure);
  const hurt = { ...finalizeDamage(bare.next), hitPoints };
  const mayStillNegate = hurt.kind === 'character' && hitPoints > 0;
  return {
    next: mayStillNegate ? { ...hurt, suffered: lost } : hurt,
    events: [
      { type: 'damaged', figure: figure.id, amount, hitPoints, source, rule: RULE_OF[source] },
      ...bare.events,
    ],
  };
}

/**
 * True for a character in play with enough cards to negate damage. If cards are not tracked, they
 * are assumed to be enough. Cards chosen for the round are no longer in hand. A summon can only be
 * protected by an active card.
 *
 * @rule NEGATE-1 TURN-3
 */
export function canNegate(figure: Figure, negate: Negation): boolean {
  if (figure.kind === 'summon') return negate === 'cardInEffect';
  if (figure.kind !== 'character' || figure.exhausted) return false;
  return canLoseForNegation(figure, negate);
}

/** The cards that one of several characters loses to negate its damage. @rule NEGATE-1 */
export interface FigureNegation {
  readonly figure: FigureId;
  readonly losing: Negation;
}

/** Refuses to negate if the figure cannot lose all the wanted cards. @rule NEGATE-1 */
export function whyNotNegate(
  figure: Figure,
  wanted: readonly (Negation | null | undefined)[],
): Refusal | null {
  const prices = wanted.flatMap((each) => (each ? [each] : []));
  if (prices.length === 0) return null;
  if (figure.kind === 'summon' && prices.every((each) => canNegate(figure, each))) return null;
  if (figure.kind !== 'character') return { code: 'cannotNegate', figure: figure.id };
  const isAble = !figure.exhausted && canLoseForNegation(figure, ...prices);
  return isAble ? null : { code: 'notEnoughCards', figure: figure.id };
}

/** Refuses to negate if no damage was suffered since the current turn began. @rule NEGATE-1 */
export function whyNotNegateLast(character: Character, by: Negation): Refusal | null {
  return character.suffered === 0
    ? { code: 'nothingToNegate', figure: character.id }
    : whyNotNegate(character, [by]);
}

/**
 * Negates the damage the character suffered last. Check `whyNotNegateLast` first.
 *
 * @rule NEGATE-1
 */
export function negateLast(character: Character, by: Negation): Outcome<Character> {
  const { suffered } = character;
  const hitPoints = Math.min(character.maxHitPoints, character.hitPoints + suffered);
  return {
    next: { ...withPaid(character, by), hitPoints },
    events: negatedEvents(character, suffered, by),
  };
}

/** Ends the chance to negate the damage suffered last. */
export function finalizeDamage<F extends Figure>(figure: F): F {
  if (figure.kind !== 'character' || figure.suffered === 0) return figure;
  return { ...figure, suffered: 0 };
}

function negateDamage(figure: Figure, amount: number, by: Negation): Outcome<Figure> {
  if (figure.kind !== 'character' && figure.kind !== 'summon')
    throw new Error('Only characters and summons can negate damage.');
  const next = figure.kind === 'character' ? withPaid(figure, by) : figure;
  return { next, events: negatedEvents(figure, amount, by) };
}

function withPaid(character: Character, by: Negation): Character {
  return { ...finalizeDamage(character), cards: payNegation(character, by) };
}

function negatedEvents({ id: figure }: Figure, amount: number, by: Negation): readonly GameEvent[] {
  return [{ type: 'damageNegated', figure, amount, by, rule: NEGATED_BY[by] }];
}
