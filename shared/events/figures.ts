/** Figures on the table: damage, conditions, deaths, loot and rests. */
import type { FigureId, TokenId } from '../ids';
import type { RuleId } from '../rulebook';
import type { Negation } from '../state';
import type { Condition } from '../vocabulary';

/** Where damage came from. */
export type DamageSource =
  'attack' | 'retaliate' | 'wound' | 'trap' | 'hazard' | 'shortRest' | 'direct';

/** Why a condition went away. */
type ConditionEnd = 'turnEnded' | 'healed' | 'byHand';

export type FigureEvent =
  | {
      readonly type: 'damaged';
      readonly figure: FigureId;
      readonly amount: number;
      readonly hitPoints: number;
      readonly source: DamageSource;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'damageNegated';
      readonly figure: FigureId;
      readonly amount: number;
      readonly by: Negation;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'healed';
      readonly figure: FigureId;
      readonly restored: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'died';
      readonly figure: FigureId;
      readonly killer: FigureId | null;
      readonly rule: RuleId;
    }
  | { readonly type: 'exhausted'; readonly figure: FigureId; readonly rule: RuleId }
  | {
      readonly type: 'figureRemoved';
      readonly figure: FigureId;
      readonly why: 'byHand' | 'ownerExhausted' | 'cardLeft' | 'scenarioOver';
      readonly rule: RuleId | null;
    }
  | {
      readonly type: 'conditionAdded';
      readonly figure: FigureId;
      readonly condition: Condition;
      readonly renewed: boolean;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'conditionRemoved';
      readonly figure: FigureId;
      readonly condition: Condition;
      readonly why: ConditionEnd;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'conditionStayed';
      readonly figure: FigureId;
      readonly condition: Condition;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'conditionRefused';
      readonly figure: FigureId;
      readonly condition: Condition | 'bless' | 'curse';
      readonly rule: RuleId;
    }
  | {
      readonly type: 'bonusAdded';
      readonly figure: FigureId;
      readonly kind: 'shield' | 'retaliate';
      readonly value: number;
      readonly range: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'bonusRemoved';
      readonly figure: FigureId;
      readonly kind: 'shield' | 'retaliate';
    }
  | {
      readonly type: 'moneyTokenLeft';
      readonly token: TokenId;
      readonly figure: FigureId;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'looted';
      readonly figure: FigureId;
      readonly money: number;
      readonly treasures: readonly (number | 'goal')[];
      readonly rule: RuleId;
    }
  | { readonly type: 'experienceGained'; readonly figure: FigureId; readonly amount: number }
  | {
      readonly type: 'rested';
      readonly figure: FigureId;
      readonly rest: 'long' | 'short';
      readonly rule: RuleId;
    };
