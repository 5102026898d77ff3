/** What was said to the players, because they carry it out: Standee does nothing about it. */
import type { EventsByRule } from '../cases';
import type { ClassId, FigureId, MonsterTypeId } from '../ids';
import type { DungeonPenalty, DungeonReward, ItemContent, SpecialRule } from '../content/types';
import type { Condition, Effect, Rank } from '../vocabulary';

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

export type SaidEvent = EventsByRule<{
  effectSaid: { figure: FigureId; effect: Effect };
  /** Its card makes it attack once more; it has left the table. */
  lastAttackSaid: {
    figure: FigureId;
    value: number;
    /** All figures beside it. */
    isAround: boolean;
  };
  bookDamageSaid: { amount: number; to: BookSufferer };
  bookEndSaid: { won: boolean };
  /** `spawn`: its number in the list of the scenario, from 1. */
  bookSpawnSaid: { spawn: number };
  bookRuleSaid: { what: SpecialRule };
  /** Sources differ about the rank of figures that came. */
  bookRankSaid: { monster: MonsterTypeId; rank: Rank; other: Rank };
  /** The card of a room that was revealed; which penalty counts is in the players' rules. */
  penaltySaid: {
    card: string;
    minor: readonly DungeonPenalty[];
    major: readonly DungeonPenalty[];
  };
  treasureRewardSaid: { figure: FigureId; reward: DungeonReward };
  /** What a treasure does to its finder at once; `damage` 0 = none. */
  treasureEffectSaid: { figure: FigureId; damage: number; conditions: readonly Condition[] };
  /** What an event takes from the hands at the start. */
  startCostSaid: {
    cost:
      | { readonly kind: 'discard'; readonly cards: number }
      | {
          readonly kind: 'consumeItem';
          readonly slot: ItemContent['slot'];
          readonly count: number;
          readonly together: boolean;
        };
  };
  lookUpSaid: { lookUp: LookUp };
}>;
