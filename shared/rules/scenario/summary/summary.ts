/** The scenario summary as lines: recipients, amounts and sources. */
import type { Content } from '../../../content/content';
import type { Refusal } from '../../../refusals';
import type { Campaign, Character, Game } from '../../../state';
import { whyNotDrawCards } from '../../campaign/party/drawnCards';
import { questSteps } from '../../campaign/characters/questSteps';
import { recordOf } from '../../figures/characterRecords';
import { survivorsOf } from '../../figures/hitPoints/deaths';
import { levelNumbers } from '../scenarioLevel';
import { battleGoal, goalProgress, isGoalDuplicated } from '../battleGoals';
import type {
  NewLine,
  ScenarioSummary,
  SummaryCorrection,
  SummaryLine,
  SummaryTable,
} from './lines';
import { withItemOutcomes } from './itemOutcomes';
import { rewardLines } from './rewards';
import { treasureLines } from './treasures';

/**
 * The summary of the current scenario, won or lost. Experience, gold, treasures and quest progress
 * always count; rewards, bonus and battle goals only after a victory, and rewards not in casual
 * mode. Characters that died gain nothing. Null without a scenario.
 *
 * @rule VARIANT-2 EXPERIENCE-3 REWARD-1 REWARD-2 REWARD-3 SCENARIO-4 LEVEL-2 QUEST-1
 */
export function scenarioSummary(
  game: Game,
  content: Content,
  won: boolean,
  corrections: readonly SummaryCorrection[] = [],
): ScenarioSummary | null {
  const { campaign, scenario } = game;
  if (!scenario) return null;
  const characters = survivorsOf(scenario);
  const table: SummaryTable = { campaign, scenario, content, won, characters };
  const isStory = won && !scenario.casual;
  const lines = [
    ...characters.flatMap((character) => characterLines(table, character)),
    ...treasureLines(table),
    ...characters.flatMap((character) => questLines(table, character, corrections)),
    ...(isStory ? rewardLines(table) : []),
  ].map(completeLine);
  const corrected = lines.map((line) => withCorrection(line, corrections));
  return {
    won,
    casual: scenario.casual,
    lines: withItemOutcomes(campaign, corrected, content),
  };
}

function completeLine({ to = null, ...line }: NewLine): SummaryLine {
  return { ...line, to, computed: line.amount };
}

function withCorrection(line: SummaryLine, corrections: readonly SummaryCorrection[]): SummaryLine {
  const correction = corrections.findLast((each) => each.line === line.id);
  if (!correction) return line;
  const { amount = line.amount, to = line.to, item, scenario, choice } = correction;
  const changed = { ...line, amount, to };
  if (changed.what === 'choice') return { ...changed, chosen: choice ?? changed.chosen };
  if (changed.what === 'randomDesign') return { ...changed, item: item ?? changed.item };
  return changed.what === 'scenario' || changed.what === 'randomScenario'
    ? { ...changed, scenario: scenario ?? changed.scenario }
    : changed;
}

/** @rule EXPERIENCE-3 REWARD-1 REWARD-2 LEVEL-2 */
function characterLines(table: SummaryTable, character: Character): readonly NewLine[] {
  const { scenario, won } = table;
  const { bonusExperience, goldPerToken } = levelNumbers(scenario.level, scenario.monsterLevel);
  const to = character.sheet;
  return [
    {
      id: `${to} experience`,
      what: 'experience',
      to,
      amount: character.experience,
      from: { kind: 'play' },
      rule: 'EXPERIENCE-3',
    },
    {
      id: `${to} bonus`,
      what: 'experience',
      to,
      amount: won ? bonusExperience : 0,
      from: { kind: 'bonus', level: scenario.level },
      rule: 'EXPERIENCE-3',
    },
    {
      id: `${to} tokens`,
      what: 'gold',
      to,
      amount: character.money * goldPerToken,
      from: { kind: 'tokens', tokens: character.money, goldPerToken },
      rule: 'REWARD-1',
    },
    ...battleGoalLines(table, character),
  ];
}

/** Lines for battle goals. If they are on paper, players enter the check marks. @rule REWARD-2 */
function battleGoalLines(
  { scenario, content, won }: SummaryTable,
  character: Character,
): readonly NewLine[] {
  const { battleGoal: number, goalMet } = recordOf(scenario, character.sheet);
  const goal = number === null ? null : battleGoal(content, number);
  const to = character.sheet;
  if (!goal) {
    if (!won) return [];
    const from = { kind: 'paper' } as const;
    return [{ id: `${to} check marks`, what: 'checkMarks', to, amount: 0, from, rule: 'REWARD-2' }];
  }
  const progress = goalProgress(scenario, character, goal, content);
  const met = goalMet ?? progress?.met ?? null;
  return [
    {
      id: `${to} battle goal`,
      what: 'checkMarks',
      to,
      amount: won && met === true ? goal.checkMarks : 0,
      from: {
        ...{ kind: 'battleGoal', goal: goal.id, met, progress },
        isTwice: isGoalDuplicated(scenario, goal.id),
      },
      rule: 'REWARD-2',
    },
  ];
}

/** @rule QUEST-1 */
function questLines(
  table: SummaryTable,
  character: Character,
  corrections: readonly SummaryCorrection[],
): readonly NewLine[] {
  const { campaign, scenario, content, won, characters } = table;
  const sheet = campaign.characters.find((each) => each.id === character.sheet);
  const entry = content.scenarioEntry(scenario.scenario);
  if (!sheet?.quest || !entry) return [];
  const othersExhausted = characters.filter((each) => each.exhausted && each !== character).length;
  const ofGoal = battleGoalLines(table, character).map(completeLine);
  const checkMarks = ofGoal
    .map((line) => withCorrection(line, corrections).amount)
    .reduce((sum, amount) => sum + amount, 0);
  const steps = questSteps(
    sheet,
    {
      entry,
      checkMarks,
      won,
      record: recordOf(scenario, sheet.id),
      exhausted: character.exhausted,
      othersExhausted,
    },
    content,
  );
  return steps.map(({ place, by, names, most }) => ({
    id: `${sheet.id} quest ${String(place)}`,
    what: 'quest',
    to: sheet.id,
    amount: by,
    names,
    from: { kind: 'personalQuest', goal: place, most },
    rule: 'QUEST-1',
  }));
}

/**
 * Refuses to leave a scenario with these corrections. Lines can disappear when the game is
 * corrected; a correction of a missing line is refused.
 */
export function whyNotLeave(
  game: Game,
  content: Content,
  corrections: readonly SummaryCorrection[],
): Refusal | null {
  const { scenario } = game;
  if (!scenario) return { code: 'noScenario' };
  if (scenario.phase.name !== 'over') return { code: 'scenarioIsNotOver' };
  const lines = scenarioSummary(game, content, scenario.phase.won, corrections)?.lines ?? [];
  const characters = survivorsOf(scenario);
  for (const { line: id, to, ...things } of corrections) {
    const line = lines.find((each) => each.id === id);
    const isKnown = to === undefined || characters.some((character) => character.sheet === to);
    if (!line || !isKnown || !isOption(line, things)) return { code: 'noSuchLine', line: id };
  }
  return whyNotDrawn(game.campaign, corrections, lines, content) ?? whyNotChosen(lines);
}

/** True if the correction is one of the options of the line: a scenario, a design or a reward. */
function isOption(
  line: SummaryLine,
  { scenario, item, choice }: Pick<SummaryCorrection, 'scenario' | 'item' | 'choice'>,
): boolean {
  const isOpen =
    line.what === 'scenario'
      ? scenario !== undefined && line.options?.includes(scenario) === true
      : line.what === 'randomScenario';
  const isOffered = line.what === 'choice' && choice !== undefined && choice < line.options.length;
  return (
    (scenario === undefined || isOpen) &&
    (item === undefined || line.what === 'randomDesign') &&
    (choice === undefined || isOffered)
  );
}

/**
 * Refuses drawn cards that are not in the deck, and the same card twice.
 *
 * @rule REWARD-3 RETIRE-3
 */
function whyNotDrawn(
  campaign: Campaign,
  corrections: readonly SummaryCorrection[],
  lines: readonly SummaryLine[],
  content: Content,
): Refusal | null {
  const ofDraws = corrections.filter(({ line: id }) =>
    lines.some(({ id: line, what }) => line === id && what.startsWith('random')),
  );
  for (const [index, { item, scenario }] of ofDraws.entries()) {
    const why = whyNotDrawCards(campaign, { design: item, sideScenario: scenario }, content);
    if (why) return why;
    const before = ofDraws.slice(0, index);
    if (item !== undefined && before.some((each) => each.item === item)) {
      return { code: 'designIsNotLeft', item };
    }
    if (scenario !== undefined && before.some((each) => each.scenario === scenario)) {
      return { code: 'sideScenarioIsNotLeft', scenario };
    }
  }
  return null;
}

/** Refuses if a reward is neither chosen nor declined. @rule REWARD-5 */
function whyNotChosen(lines: readonly SummaryLine[]): Refusal | null {
  const isOpen = lines.some(
    (line) =>
      line.amount !== 0 &&
      ((line.what === 'choice' && line.chosen === null) ||
        (line.what === 'scenario' && line.options !== null && line.scenario === null)),
  );
  return isOpen ? { code: 'rewardIsNotChosen' } : null;
}
