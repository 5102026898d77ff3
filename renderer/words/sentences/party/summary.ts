/** Words the summary at the end of a scenario. */
import type { Content } from '#shared/content/content';
import type { ScenarioId } from '#shared/ids';
import { numberedName } from '#shared/content/customScenarios/asPack';
import { achievementName } from '#shared/rules/campaign/party/achievements';
import type {
  RewardOption,
  SummaryLine,
  SummarySource,
  SummaryThing,
} from '#shared/rules/scenario/summary/lines';
import type { Names } from '../names/names';
import type { SummaryNames } from '../../en/party/summary';
import { loadWords } from '../../language';
import { goalProgressText } from '../table/counts';
import { signed } from '../../helpers/phrases';

export type { SummaryNames } from '../../en/party/summary';

const words = await loadWords('summary');
export const { SUMMARY, NUMBERS } = words;
const { SOURCES, THINGS, MET } = words;

/** The names, together with those of items, achievements and battle goals. */
export function summaryNames(names: Names, content: Content): SummaryNames {
  return {
    ...names,
    item: (number) => content.item(number)?.name ?? SOURCES.item(number),
    achievement: (id) =>
      achievementName(content, 'global', id) || achievementName(content, 'party', id) || id,
    battleGoal: (number) =>
      content.battleGoals().find((goal) => goal.id === number)?.name ?? String(number),
  };
}

/**
 * The names for rewards. The summary names the things that it unlocks, although they are still
 * locked.
 */
export function openedNames(names: SummaryNames, content: Content): SummaryNames {
  return {
    ...names,
    class: (id) => content.class(id)?.name ?? names.class(id),
    scenario: (id) => {
      const entry = content.scenarioEntry(id);
      return entry && entry.own !== true ? numberedName(entry) : names.scenario(id);
    },
  };
}

/** The reward of a line: 'Gold', 'New scenario 2 Barrow Lair'. */
export function summaryLabel(thing: SummaryThing, names: SummaryNames): string {
  if (Object.hasOwn(NUMBERS, thing.what)) return NUMBERS[thing.what as keyof typeof NUMBERS];
  const words = THINGS[thing.what as keyof typeof THINGS];
  return (words as (thing: SummaryThing, names: SummaryNames) => string)(thing, names);
}

/** One of the scenarios to choose from in a line. */
export function summaryOption(scenario: ScenarioId, names: SummaryNames): string {
  return summaryLabel({ what: 'scenario', scenario, options: null }, names);
}

/** One of the rewards to choose from: 'Reputation -1, Prosperity -2'. */
export function rewardOption({ reputation = 0, prosperity = 0 }: RewardOption): string {
  const numbers = { reputation, prosperity };
  return (['reputation', 'prosperity'] as const)
    .filter((what) => numbers[what] !== 0)
    .map((what) => `${NUMBERS[what]} ${signed(numbers[what])}`)
    .join(', ');
}

/** The source of the number in a line: '3 tokens × 2 gold'. */
export function summarySource(from: SummarySource, names: SummaryNames): string {
  switch (from.kind) {
    case 'play':
    case 'completion':
    case 'paper':
      return SOURCES[from.kind];
    case 'bonus':
      return SOURCES.bonus(from.level);
    case 'tokens':
      return SOURCES.tokens(from.tokens, from.goldPerToken);
    case 'battleGoal':
      return SOURCES.battleGoal(names.battleGoal(from.goal), MET[String(from.met)] ?? '', [
        ...(from.progress ? [goalProgressText(from.progress)] : []),
        ...(from.isTwice ? [SOURCES.goalTwice] : []),
      ]);
    case 'reward':
      return SOURCES.reward(from.each, from.only);
    case 'treasure':
      return SOURCES.treasure(from.treasure);
    case 'personalQuest':
      return from.most === null
        ? SOURCES.personalQuest(from.goal + 1)
        : SOURCES.killedWith(from.goal + 1, from.most);
  }
}

/** 'was 6' if a player has changed the line. */
export function summaryChange({ amount, computed }: SummaryLine): string | null {
  return amount === computed ? null : SOURCES.was(computed);
}
