import type { Content } from '#shared/content/content';
import { achievementName } from '#shared/rules/campaign/achievements';
import type { SummaryLine, SummarySource, SummaryWhat } from '#shared/rules/scenario/summary/lines';
import { worded } from './language';
import { counted, signed, type Names } from './names';

/** Names that only the screen has loaded. */
export interface SummaryNames extends Names {
  item(number: string): string;
  achievement(id: string): string;
  battleGoal(number: number): string;
}

/** The names with those of items, achievements and battle goals. */
export function summaryNames(names: Names, content: Content): SummaryNames {
  return {
    ...names,
    item: (number) => content.item(Number(number))?.name ?? SOURCES.item(number),
    achievement: (id) =>
      achievementName(content, 'global', id) || achievementName(content, 'party', id) || id,
    battleGoal: (number) =>
      content.battleGoals().find((goal) => goal.id === number)?.name ?? String(number),
  };
}

/** What the end of a scenario opens is named there, although it is not open yet. */
export function openedNames(names: SummaryNames, content: Content): SummaryNames {
  return {
    ...names,
    class: (id) => content.class(id)?.name ?? names.class(id),
    scenario: (id) => {
      const entry = content.scenarioEntry(id);
      return entry && entry.own !== true ? `${entry.number} ${entry.name}` : names.scenario(id);
    },
  };
}

/** Words of the screen at the end of a scenario. */
export const SUMMARY = worded('SUMMARY', {
  title: (won: boolean, scenario: string) => `${won ? 'Won' : 'Lost'}: ${scenario}`,
  description:
    'Everything goes to the sheets as one step when you apply it. Every line can be changed.',
  result: 'How it ended',
  won: 'Won',
  lost: 'Lost',
  casual: 'Casual mode: the campaign stays as it is; experience, gold and check marks are kept.',
  outOfOrder: 'It was started although the campaign does not allow it.',
  party: 'Party and world',
  nothing: 'Nothing.',
  apply: 'Apply and clear the table',
  cancel: 'Back to the table',
  amount: (label: string, whom: string | null, source: string) =>
    [label, whom, source].filter(Boolean).join(', '),
  take: 'taken',
  offer: (label: string, amount: number) => `${label} ${signed(amount)}: choose this`,
  who: (label: string) => `Who gets ${label}`,
  nobody: 'Nobody',
  choose: (label: string) => `Choose: ${label}`,
  notChosen: 'Not chosen yet',
  drawnDesign: 'Number of the design you drew; empty = by chance',
  drawnScenario: 'Number of the scenario you drew; empty = you mark it later',
  why: (rule: string) => `Rule ${rule}`,
  total: (what: 'experience' | 'gold' | 'checkMarks', before: number, after: number) =>
    `${TOTALS[what]} ${before} → ${after}`,
  totals: (name: string) => `${name} in all`,
  levelUp: (level: number) => `enough for level ${level}`,
  back: 'As worked out',
  backLong: (label: string) => `${label}: as worked out`,
});

export const TOTALS = worded('TOTALS', {
  experience: 'Experience',
  gold: 'Gold',
  checkMarks: 'Check marks',
});

export const NUMBERS = worded<Readonly<Partial<Record<SummaryWhat, string>>>>('NUMBERS', {
  experience: 'Experience',
  gold: 'Gold',
  checkMarks: 'Check marks',
  quest: 'Personal quest',
  reputation: 'Reputation',
  prosperity: 'Prosperity',
});

type Things = Readonly<
  Record<
    Exclude<
      SummaryWhat,
      'experience' | 'gold' | 'checkMarks' | 'quest' | 'reputation' | 'prosperity'
    >,
    (about: string | null, names: SummaryNames) => string
  >
>;

export const THINGS = worded<Things>('THINGS', {
  item: (about, names) => names.item(about ?? ''),
  itemDesign: (about, names) => `Item design: ${names.item(about ?? '')}`,
  randomDesign: (about, names) =>
    about === null ? 'A random item design' : `Item design: ${names.item(about)}`,
  randomScenario: (about, names) =>
    about === null ? 'A random side scenario' : `Scenario ${names.scenario(about)}`,
  globalAchievement: (about, names) => `Global achievement: ${names.achievement(about ?? '')}`,
  partyAchievement: (about, names) => `Party achievement: ${names.achievement(about ?? '')}`,
  losePartyAchievement: (about, names) => `Lose the achievement ${names.achievement(about ?? '')}`,
  completed: (about, names) => `Scenario ${names.scenario(about ?? '')} is completed`,
  scenario: (about, names) =>
    about === null ? 'One new scenario' : `New scenario ${names.scenario(about)}`,
  blocked: (about, names) => `Scenario ${names.scenario(about ?? '')} is blocked`,
  treasure: (about) => `Treasure ${about ?? ''}`,
  class: (about, names) => `Unlocked: ${names.class(about ?? '')}`,
  envelope: (about) => `Envelope ${about ?? ''}`,
  cityEvent: (about) => `City event ${about ?? ''}`,
  roadEvent: (about) => `Road event ${about ?? ''}`,
  questDone: () => 'The personal quest is done',
  message: () => 'Read the treasure index',
});

/** What a line of the summary gives: 'Gold', 'New scenario 2 Barrow Lair'. */
export function summaryLabel({ what, about }: SummaryLine, names: SummaryNames): string {
  const number = NUMBERS[what];
  if (number !== undefined) return number;
  return THINGS[what as keyof typeof THINGS](about, names);
}

/** One of the things a line lets the players choose from. */
export function summaryOption(line: SummaryLine, about: string, names: SummaryNames): string {
  return summaryLabel({ ...line, about }, names);
}

export const SOURCES = worded('SUMMARY_SOURCES', {
  play: 'gained in play',
  bonus: (level: number) => `bonus for winning at level ${level}`,
  tokens: (tokens: number, gold: number) => `${counted(tokens, 'token')} × ${gold} gold`,
  battleGoal: (goal: string, met: string) => `battle goal ${goal}: ${met}`,
  reward: (isEach: boolean, only: string | undefined) =>
    `${isEach ? 'reward for each character' : 'reward'}${only ? `, for ${only} only` : ''}`,
  treasure: (treasure: number | string) => `treasure ${treasure}`,
  personalQuest: (goal: number) => `counted for goal ${goal}`,
  completion: 'by the links of the scenario',
  item: (item: string) => `item ${item}`,
  was: (computed: number) => `was ${computed}`,
});

/** Where the number of a line comes from: '3 tokens × 2 gold'. */
export function summarySource(from: SummarySource, names: SummaryNames): string {
  switch (from.kind) {
    case 'play':
    case 'completion':
      return SOURCES[from.kind];
    case 'bonus':
      return SOURCES.bonus(from.level);
    case 'tokens':
      return SOURCES.tokens(from.tokens, from.goldPerToken);
    case 'battleGoal':
      return SOURCES.battleGoal(names.battleGoal(from.goal), MET[String(from.met)] ?? '');
    case 'reward':
      return SOURCES.reward(from.each, from.only);
    case 'treasure':
      return SOURCES.treasure(from.treasure);
    case 'personalQuest':
      return SOURCES.personalQuest(from.goal + 1);
  }
}

export const MET = worded<Readonly<Record<string, string>>>('MET', {
  true: 'met',
  false: 'not met',
  null: 'only you know',
});

/** 'was 6' where a player has changed the line. */
export function summaryChange({ amount, computed }: SummaryLine): string | null {
  return amount === computed ? null : SOURCES.was(computed);
}
