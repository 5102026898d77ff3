/** Events of figures: damage, conditions, deaths, loot and rests. */
import type { Cases, EventsByRule } from '../cases';
import type { FigureId, TokenId } from '../ids';
import type { RuleId } from '../rulebook';
import type { Negation } from '../state';
import type { Condition, DamageSource } from '../vocabulary';

/** The reason that a condition ended. */
type ConditionEnd = 'turnEnded' | 'healed' | 'byHand' | 'damaged' | 'roundEnded' | 'replaced';

export type FigureEvent =
  | EventsByRule<{
      damaged: { figure: FigureId; amount: number; hitPoints: number; source: DamageSource };
      damageNegated: { figure: FigureId; amount: number; by: Negation };
      healed: { figure: FigureId; restored: number };
      /** `name` is the name of a summon, which is not stored elsewhere after its death. */
      died: { figure: FigureId; killer: FigureId | null; name?: string };
      exhausted: { figure: FigureId };
      /** A character died in a game with permanent death. */
      characterKilled: { figure: FigureId };
      conditionAdded: { figure: FigureId; condition: Condition; renewed: boolean };
      conditionRemoved: { figure: FigureId; condition: Condition; why: ConditionEnd };
      conditionStayed: { figure: FigureId; condition: Condition };
      conditionRefused: { figure: FigureId; condition: Condition | 'bless' | 'curse' };
      bonusAdded: { figure: FigureId; kind: 'shield' | 'retaliate'; value: number; range: number };
      moneyTokenLeft: { token: TokenId; figure: FigureId };
      looted: { figure: FigureId; money: number; treasures: readonly (number | 'goal')[] };
      rested: { figure: FigureId; rest: 'long' | 'short' };
    }>
  | Cases<
      'type',
      {
        figureRemoved: {
          figure: FigureId;
          why: 'byHand' | 'ownerExhausted' | 'cardLeft' | 'scenarioOver';
          /** The name of a summon, which is not stored elsewhere after its death. */
          name?: string;
          rule: RuleId | null;
        };
        bonusRemoved: { figure: FigureId; kind: 'shield' | 'retaliate' };
        experienceGained: { figure: FigureId; amount: number };
      }
    >;
