/** Events of a scenario from start to end, including spawns. */
import type { Cases, EventsByRule } from '../cases';
import type { FigureId, MonsterTypeId } from '../ids';

export type ScenarioEvent =
  | EventsByRule<{
      scenarioStarted: { scenario: string; level: number; monsterLevel: number };
      roomRevealed: { room: number; by: FigureId | null };
      standeesRanOut: { monster: MonsterTypeId; missing: number };
      scenarioDecided: { won: boolean };
      scenarioRewarded: {
        figure: FigureId;
        experience: number;
        bonusExperience: number;
        gold: number;
      };
      spawned: {
        figures: readonly FigureId[];
        /** Letters of their hexes in the scenario book. */
        markers: readonly string[];
      };
    }>
  | Cases<
      'type',
      {
        monsterPlaced: {
          figure: FigureId;
          monster: MonsterTypeId;
          rank: string;
          standee: number;
          origin: string;
        };
        summonPlaced: { figure: FigureId; owner: FigureId; name: string };
        scenarioFinished: { won: boolean };
        scenarioAbandoned: { scenario: string };
      }
    >;
