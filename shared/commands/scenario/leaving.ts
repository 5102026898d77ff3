/** Leaves a finished scenario and applies its summary to the campaign. */
import type { GameEvent } from '../../events';
import { andThen } from '../../result';
import { isSoloScenario } from '../../rules/campaign/scenarios/soloScenarios';
import { buryDead } from '../../rules/campaign/characters/fallen';
import { survivorsOf } from '../../rules/figures/hitPoints/deaths';
import type { SummaryLine } from '../../rules/scenario/summary/lines';
import { scenarioSummary, whyNotLeave } from '../../rules/scenario/summary/summary';
import { withSummary } from '../../rules/scenario/summary/apply';
import type { Character } from '../../state';
import { assumePresent } from '../assertions';
import { inGame, type FieldSchemas } from '../commandRow';

export const LEAVE_COMMANDS = {
  /**
   * Applies the summary with the players' corrections to the sheets, the party and the world in one
   * step, and clears the table. Possible after `finishScenario`.
   *
   * @rule EXPERIENCE-3 LEVEL-2 REWARD-1 REWARD-2 REWARD-3 VARIANT-2
   */
  leaveScenario: inGame(
    (f: FieldSchemas) => ({
      /** Rows of the summary that players changed. */
      corrections: f.corrections.optional(),
    }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ game, content }, { corrections = [] }) => whyNotLeave(game, content, corrections),
      carryOut: (at, { corrections = [] }) => {
        const { scenario } = at.game;
        const won = scenario?.phase.name === 'over' && scenario.phase.won;
        const summary = assumePresent(scenarioSummary(at.game, at.content, won, corrections));
        const characters = survivorsOf(assumePresent(scenario));
        const played = characters.map((character) => character.sheet);
        const isSolo = isSoloScenario(at.content, assumePresent(scenario).scenario);
        const { next, events } = andThen(
          withSummary(at.game.campaign, summary, { played, isSolo }, at),
          (campaign) => buryDead(campaign, assumePresent(scenario)),
        );
        const rewarded = characters.map((character) => rewardedEvent(character, summary.lines));
        return {
          next: { ...at.game, campaign: next, scenario: null },
          events: [...rewarded, ...events],
        };
      },
    },
  ),
};

function rewardedEvent(character: Character, lines: readonly SummaryLine[]): GameEvent {
  const amountOf = (kind: SummaryLine['from']['kind']) =>
    lines
      .filter((line) => line.to === character.sheet && line.from.kind === kind)
      .reduce((sum, line) => sum + line.amount, 0);
  return {
    type: 'scenarioRewarded',
    figure: character.id,
    experience: amountOf('play'),
    bonusExperience: amountOf('bonus'),
    gold: amountOf('tokens'),
    rule: 'EXPERIENCE-3',
  };
}
