/** A scenario that is over is left: what it gives goes to the campaign. */
import type { GameEvent } from '../../events';
import { ok, refuse, type Result } from '../../result';
import type { Refusal } from '../../refusals';
import { charactersOf } from '../../rules/table/figures';
import {
  type ScenarioSummary,
  type SummaryCorrection,
  type SummaryLine,
} from '../../rules/scenario/summary/lines';
import { scenarioSummary } from '../../rules/scenario/summary/summary';
import { withSummary } from '../../rules/scenario/summary/applied';
import type { Character } from '../../state';
import { proven } from '../findings';
import type { Asked, Handlers } from '../handler';

export const END_COMMANDS: Handlers<'leaveScenario'> = {
  /**
   * Everything the scenario gives goes to the sheets, the party and the world, as one step; players
   * may have changed single lines of it.
   *
   * @rule EXPERIENCE-3 LEVEL-2 REWARD-1 REWARD-2 REWARD-3
   */
  leaveScenario: {
    in: 'campaign',
    whyNot: (at, { corrections = [] }) => {
      const found = summaryOf(at, corrections);
      if (!found.ok) return found.refusal;
      const { summary, characters } = found.value;
      return correctionTrouble(summary, corrections, characters);
    },
    carryOut: (at, { corrections = [] }) => {
      const { summary, characters } = proven(summaryOf(at, corrections));
      const played = characters.map((character) => character.sheet);
      const { next, events } = withSummary(at.game.campaign, summary, played, at);
      const rewarded = characters.map((character) => rewardedEvent(character, summary.lines));
      return {
        next: { ...at.game, campaign: next, scenario: null },
        events: [...rewarded, ...events],
      };
    },
  },
};

interface Ended {
  readonly summary: ScenarioSummary;
  readonly characters: readonly Character[];
}

function summaryOf(
  { game, content }: Asked,
  corrections: readonly SummaryCorrection[],
): Result<Ended> {
  const { scenario } = game;
  if (!scenario) return refuse({ code: 'noScenario' });
  if (scenario.phase.name !== 'over') return refuse({ code: 'scenarioIsNotOver' });
  const summary = scenarioSummary(game, content, scenario.phase.won, corrections);
  if (!summary) return refuse({ code: 'noScenario' });
  return ok({ summary, characters: charactersOf(scenario) });
}

/** Lines come and go while the table is corrected; a change of one that is gone is refused. */
function correctionTrouble(
  { lines }: ScenarioSummary,
  corrections: readonly SummaryCorrection[],
  characters: readonly Character[],
): Refusal | null {
  for (const { line: id, to, ...things } of corrections) {
    const line = lines.find((each) => each.id === id);
    const isKnown = to === undefined || characters.some((character) => character.sheet === to);
    if (!line || !isKnown || !isOption(line, things)) return { code: 'noSuchLine', line: id };
  }
  return null;
}

/** Whether a line leaves it to the players which scenario or design it is. */
function isOption(
  line: SummaryLine,
  { scenario, item }: Pick<SummaryCorrection, 'scenario' | 'item'>,
): boolean {
  const isOpen =
    line.what === 'scenario'
      ? scenario !== undefined && line.options?.includes(scenario) === true
      : line.what === 'randomScenario';
  return (scenario === undefined || isOpen) && (item === undefined || line.what === 'randomDesign');
}

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
