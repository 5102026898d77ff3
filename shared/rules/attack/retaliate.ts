/** Retaliate damage against an attacker. */
import type { GameEvent } from '../../events';
import { unchanged, type Outcome } from '../../result';
import type { Figure, Negation } from '../../state';
import { sufferDamage } from '../figures/hitPoints/damage';
import type { Retaliate } from '../figures/traits';

/**
 * Retaliate damage at a distance in hexes. Null = unknown: adjacent for a melee attack, out of
 * range for a ranged one.
 *
 * @rule RETALIATE-1 RETALIATE-2
 */
export function retaliateDamage(
  retaliates: readonly Retaliate[],
  distance: number | null,
  ranged: boolean,
): number {
  const hexes = distance ?? (ranged ? Infinity : 1);
  return retaliates
    .filter(({ range }) => hexes <= range)
    .reduce((sum, { value }) => sum + value, 0);
}

/**
 * Deals retaliate damage to the attacker after all effects of the attack. Shield does not reduce
 * it; `negate` is what a character loses instead.
 *
 * @rule RETALIATE-1 RETALIATE-4 RETALIATE-5 NEGATE-1
 */
export function retaliate(
  attacker: Figure,
  target: Figure,
  amount: number,
  negate: Negation | null = null,
): Outcome<Figure> {
  if (attacker.hitPoints <= 0 || amount <= 0) return unchanged(attacker);
  const event: GameEvent = {
    type: 'retaliated',
    figure: target.id,
    attacker: attacker.id,
    damage: amount,
    rule: 'RETALIATE-1',
  };
  const hurt = sufferDamage(attacker, amount, 'retaliate', negate);
  return { next: hurt.next, events: [event, ...hurt.events] };
}
