/** A scenario from its start to its end, and who comes in. */
import type { FigureId, MonsterTypeId } from '../ids';
import type { RuleId } from '../rulebook';

export type ScenarioEvent =
  | {
      readonly type: 'scenarioStarted';
      readonly scenario: string;
      readonly level: number;
      readonly monsterLevel: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'roomRevealed';
      readonly room: number;
      readonly by: FigureId | null;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'monsterPlaced';
      readonly figure: FigureId;
      readonly monster: MonsterTypeId;
      readonly rank: string;
      readonly standee: number;
      readonly origin: string;
    }
  | {
      readonly type: 'standeesRanOut';
      readonly monster: MonsterTypeId;
      readonly missing: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'summonPlaced';
      readonly figure: FigureId;
      readonly owner: FigureId;
      readonly name: string;
    }
  | { readonly type: 'scenarioFinished'; readonly won: boolean }
  | { readonly type: 'scenarioDecided'; readonly won: boolean; readonly rule: RuleId }
  | { readonly type: 'scenarioAbandoned'; readonly scenario: string }
  | {
      readonly type: 'scenarioRewarded';
      readonly figure: FigureId;
      readonly experience: number;
      readonly bonusExperience: number;
      readonly gold: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'spawned';
      readonly figures: readonly FigureId[];
      /** Letters of the scenario book where they come. */
      readonly markers: readonly string[];
      readonly rule: RuleId;
    };
