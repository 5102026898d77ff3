/** Reminders of things that the players carry out themselves. */
import type { EventsByRule } from '../cases';
import type { BookNote } from '../content/notation/bookNotes';
import type { ClassId, FigureId, MonsterTypeId } from '../ids';
import type { DungeonPenalty, DungeonReward, ItemContent, RuleEffect } from '../content/types';
import type { BookDue } from '../state';
import type { Condition, EffectText, Rank } from '../vocabulary';

/** Figures that suffer damage from the scenario book. */
export type BookSufferer =
  | { readonly kind: 'charactersAndSummons' | 'allFigures' }
  | { readonly kind: 'figure'; readonly figure: FigureId }
  | { readonly kind: 'monster'; readonly monster: MonsterTypeId }
  | { readonly kind: 'objective'; readonly name: string };

/** Something that players must look up, because Standee does not have its text or number. */
export type LookUp =
  | { readonly kind: 'classEvents' | 'retirementEvents'; readonly class: ClassId }
  | { readonly kind: 'townRecords' }
  | { readonly kind: 'treasureMessage'; readonly treasure: number }
  | { readonly kind: 'envelope'; readonly envelope: string };

export type ReminderEvent = EventsByRule<{
  effectSaid: { figure: FigureId; effect: EffectText };
  /** A dead monster attacks once more because of its card; it has already left the board. */
  lastAttackSaid: {
    figure: FigureId;
    value: number;
    /** True if it attacks all adjacent figures. */
    isAround: boolean;
  };
  bookDamageSaid: { amount: number; to: BookSufferer; doubtful?: true };
  /** `finish`: the number of the end in the scenario's list, from 1, if only the players know. */
  bookEndSaid: { won: boolean; finish?: number };
  /** `spawn`: number of the spawn in the scenario's list, from 1. */
  bookSpawnSaid: { spawn: number };
  /** Scenario rules kept triggering each other, so their evaluation was stopped. */
  bookStopped: object;
  bookRuleSaid: { what: BookNote; doubtful?: true };
  /** An effect of a scenario rule; `figure` = the figure whose turn it is. */
  bookEffectSaid: { effect: RuleEffect; figure: FigureId | null; doubtful?: true };
  /** A lasting rule of the scenario no longer applies; `index` = its index in the scenario. */
  bookRuleEnded: { index: number };
  /** A scenario rule put a monster to sleep, or it woke up. */
  sleepStarted: { figure: FigureId };
  sleepEnded: { figure: FigureId };
  /** The players ticked off a task from the scenario book. */
  bookDueSettled: { of: BookDue['of'] };
  /** Sources disagree about the rank of spawned figures. */
  bookRankSaid: { monster: MonsterTypeId; rank: Rank; other: Rank };
  /** The penalties on the card of a revealed dungeon room. Players decide which applies. */
  penaltySaid: {
    card: string;
    minor: readonly DungeonPenalty[];
    major: readonly DungeonPenalty[];
  };
  treasureRewardSaid: { figure: FigureId; reward: DungeonReward };
  /** The immediate effect of a treasure on the looting character; `damage` 0 = none. */
  treasureEffectSaid: { figure: FigureId; damage: number; conditions: readonly Condition[] };
  /** A cost of an event that players pay in cards or items at the start of the scenario. */
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
