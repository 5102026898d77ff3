/** The number of an attack on one target, step by step, and what it depends on. */
import type { ModifierId } from '../../../ids';
import type { RuleId } from '../../../rulebook';
import type { Attack, AttackTarget, Figure } from '../../../state';
import type { PrintedTraits } from '../../figures/traits';

/** One thing that changed the number, in the order it worked. */
export interface Contribution {
  readonly kind:
    'base' | 'modifier' | 'poison' | 'card' | 'shield' | 'pierce' | 'atLeastZero' | 'override';
  /** The text of a modifier, the card, or where a shield or pierce comes from. */
  readonly source: string;
  /** The modifier it is, to order by; null for all else. */
  readonly modifier: ModifierId | null;
  /** Place among the cards that count, to order by; null for all else. */
  readonly card: number | null;
  readonly op: 'add' | 'multiply' | 'null' | 'set';
  readonly n: number;
  /** The number after it. */
  readonly value: number;
  readonly rule: RuleId;
}

export interface AttackStep {
  readonly step: 1 | 2 | 3 | 4 | 5;
  readonly value: number;
  readonly contributions: readonly Contribution[];
  readonly rule: RuleId;
}

/** A question the sources leave open, where it changes the damage of this attack. */
export interface OpenQuestion {
  readonly id: 'C-1';
  /** The damage by the other reading. */
  readonly damage: number;
}

export interface AttackNumbers {
  readonly steps: readonly [AttackStep, AttackStep, AttackStep, AttackStep, AttackStep];
  /** After the attacker’s modifiers: what two cards are compared by. */
  readonly modified: number;
  readonly damage: number;
  /** Every damage that some order of modifiers and cards reaches, ascending. */
  readonly damageOptions: readonly number[];
  /** No card is drawn yet: the numbers are those without one. */
  readonly awaitsCard: boolean;
  readonly openQuestions: readonly OpenQuestion[];
}

/** What the numbers depend on; `Attack` and `AttackTarget` of a game fit. */
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
  >;
  readonly target: Figure;
  readonly traits: PrintedTraits;
}
