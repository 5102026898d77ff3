/** An attack on one target with the traits of both figures. */
import type { Content } from '../../content/content';
import type { Attack, AttackTarget, Figure, Negation, Scenario } from '../../state';
import type { ConditionBook } from '../figures/conditions/conditions';
import type { PrintedTraits } from '../figures/traits';
import { traitsAgainst, traitsInRound } from './bonuses/traitsInRound';

/** An attack on one target, ready to be resolved. */
export interface Engagement {
  readonly attack: Attack;
  readonly aim: AttackTarget;
  readonly attacker: Figure;
  readonly target: Figure;
  /** Printed traits of the target and of the attacker. */
  readonly traits: PrintedTraits;
  readonly attackerTraits: PrintedTraits;
  /**
   * True if it is the attacker's own turn, so conditions that it gives itself last until the end of
   * its next turn.
   */
  readonly isAttackersTurn: boolean;
  readonly book: ConditionBook;
  /** Cards an attacking character loses to negate the retaliate. */
  readonly negateRetaliate: Negation | null;
}

/** An attack, one of its targets, and the current state of both figures. */
export type Engaged = Pick<Engagement, 'attack' | 'aim' | 'attacker' | 'target'>;

/** An attack on one target with the current traits of both figures. */
export function engagementOf(
  scenario: Scenario,
  content: Content,
  engaged: Engaged,
): Omit<Engagement, 'negateRetaliate'> {
  const { attacker, target } = engaged;
  return {
    ...engaged,
    traits: traitsAgainst(scenario, content, target, attacker),
    attackerTraits: traitsInRound(scenario, content, attacker),
    book: content,
    isAttackersTurn: scenario.phase.name === 'turns' && scenario.phase.active === attacker.id,
  };
}
