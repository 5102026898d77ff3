/** The attack number against one target, step by step. */
import type { ModifierId } from '../../../ids';
import type { RuleId } from '../../../rulebook';
import type { Attack, AttackTarget, Figure } from '../../../state';
import type { PrintedTraits } from '../../figures/traits';

/** One change to the number, in the order it applies. */
export interface Contribution {
  readonly kind:
    'base' | 'modifier' | 'condition' | 'card' | 'shield' | 'pierce' | 'atLeastZero' | 'override';
  /** The text of a modifier, the card, or the source of a shield or pierce. */
  readonly source: string;
  /** The modifier's id, for reordering; null for all other changes. */
  readonly modifier: ModifierId | null;
  /** Index among the applied cards, for reordering; null for all other changes. */
  readonly card: number | null;
  readonly op: 'add' | 'multiply' | 'null' | 'set';
  readonly n: number;
  /** The number after this change. */
  readonly value: number;
  readonly rule: RuleId;
}

export interface AttackStep {
  readonly step: 1 | 2 | 3 | 4 | 5;
  readonly value: number;
  readonly contributions: readonly Contribution[];
  readonly rule: RuleId;
}

/** A rule that the sources leave open and that changes the damage of this attack. */
export interface OpenQuestion {
  readonly id: 'C-1';
  /** The damage with the other ruling. */
  readonly damage: number;
}

export interface AttackNumbers {
  readonly steps: readonly [AttackStep, AttackStep, AttackStep, AttackStep, AttackStep];
  /** The number after the attacker's modifiers, used to compare two cards. */
  readonly modified: number;
  readonly damage: number;
  /** Every damage that an order of modifiers and cards can reach, ascending. */
  readonly damageOptions: readonly number[];
  /** True if no card is drawn yet; the numbers are those without a card. */
  readonly awaitsCard: boolean;
  readonly openQuestions: readonly OpenQuestion[];
}

/** Everything the numbers depend on. `Attack` and `AttackTarget` of a game have this shape. */
export interface StepsInput {
  readonly attack: Pick<Attack, 'base' | 'modifiers' | 'pierce' | 'effects'>;
  readonly aim: Pick<
    AttackTarget,
    | 'modifiers'
    | 'order'
    | 'cardOrder'
    | 'drawn'
    | 'extraShield'
    | 'extraPierce'
    | 'overrides'
    | 'declined'
    | 'effects'
  >;
  readonly target: Figure;
  readonly traits: PrintedTraits;
}
