/** Why a scenario cannot be left with its summary as the players changed it. */
import type { Content } from '../../../content/content';
import type { Refusal } from '../../../refusals';
import type { Game } from '../../../state';
import { charactersOf } from '../../figures/figures';
import type { SummaryCorrection, SummaryLine } from './lines';
import { scenarioSummary } from './summary';

/** Lines come and go while the table is corrected; a change of one that is gone is refused. */
export function whyNotLeave(
  game: Game,
  content: Content,
  corrections: readonly SummaryCorrection[],
): Refusal | null {
  const { scenario } = game;
  if (!scenario) return { code: 'noScenario' };
  if (scenario.phase.name !== 'over') return { code: 'scenarioIsNotOver' };
  if (corrections.length === 0) return null;
  const lines = scenarioSummary(game, content, scenario.phase.won, corrections)?.lines ?? [];
  const characters = charactersOf(scenario);
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
