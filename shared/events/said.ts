/** What was said to the players, because they carry it out: Standee does nothing about it. */
import type { ClassId, FigureId, MonsterTypeId } from '../ids';
import type { ItemContent } from '../content/types';
import type { RuleId } from '../rulebook';
import type { Condition, Effect } from '../vocabulary';

/** Who suffers damage of the scenario book. */
export type BookSufferer =
  | { readonly kind: 'charactersAndSummons' | 'allFigures' }
  | { readonly kind: 'figure'; readonly figure: FigureId }
  | { readonly kind: 'monster'; readonly monster: MonsterTypeId }
  | { readonly kind: 'objective'; readonly name: string };

/** Something the table has to look up, because Standee does not have its text or its number. */
export type LookUp =
  | { readonly kind: 'classEvents' | 'retirementEvents'; readonly class: ClassId }
  | { readonly kind: 'randomSideScenario' | 'townRecords' }
  | { readonly kind: 'treasureMessage'; readonly treasure: number }
  | { readonly kind: 'envelope'; readonly envelope: string };

export type SaidEvent =
  | {
      readonly type: 'effectSaid';
      readonly figure: FigureId;
      readonly effect: Effect;
      readonly rule: RuleId;
    }
  /** Its card makes it attack once more; it has left the table. */
  | {
      readonly type: 'lastAttackSaid';
      readonly figure: FigureId;
      readonly value: number;
      /** All figures beside it. */
      readonly isAround: boolean;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'bookDamageSaid';
      readonly amount: number;
      readonly to: BookSufferer;
      readonly rule: RuleId;
    }
  | { readonly type: 'bookEndSaid'; readonly won: boolean; readonly rule: RuleId }
  /** `spawn`: its number in the list of the scenario, from 1. */
  | { readonly type: 'bookSpawnSaid'; readonly spawn: number; readonly rule: RuleId }
  /** What a treasure does to its finder at once; `damage` 0 = none. */
  | {
      readonly type: 'treasureEffectSaid';
      readonly figure: FigureId;
      readonly damage: number;
      readonly conditions: readonly Condition[];
      readonly rule: RuleId;
    }
  /** What an event takes from the hands at the start. */
  | {
      readonly type: 'startCostSaid';
      readonly cost:
        | { readonly kind: 'discard'; readonly cards: number }
        | {
            readonly kind: 'consumeItem';
            readonly slot: ItemContent['slot'];
            readonly count: number;
            readonly together: boolean;
          };
      readonly rule: RuleId;
    }
  | { readonly type: 'lookUpSaid'; readonly lookUp: LookUp; readonly rule: RuleId };
