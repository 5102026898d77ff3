/** English words of the summary at the end of a scenario. */
import type { SummaryThing, ThingOf } from '#shared/rules/scenario/summary/lines';
import { counted } from '../names/grammar';
import type { Names } from '../../helpers/names';

/** With names that only the summary has loaded. */
export interface SummaryNames extends Names {
  item(number: number): string;
  achievement(id: string): string;
  battleGoal(number: number): string;
}

export const SUMMARY = {
  title: (won: boolean, scenario: string) => `${won ? 'Won' : 'Lost'}: ${scenario}`,
  description:
    'Check the rewards and change anything you like, then apply them to the character sheets.',
  result: 'Result',
  won: 'Won',
  lost: 'Lost',
  victory: 'Victory',
  defeat: 'Defeat',
  rounds: (count: number) => (count === 1 ? 'Round' : 'Rounds'),
  casual: 'Casual mode: you keep experience, gold and check marks. The campaign does not change.',
  outOfOrder: 'You started this scenario although its requirements were not met.',
  party: 'Party and world',
  nothing: 'Nothing',
  apply: 'Apply and clear the table',
  cancel: 'Back to the table',
  amount: (label: string, owner: string | null, source: string) =>
    [label, owner, source].filter(Boolean).join(', '),
  take: 'taken',
  who: (label: string) => `Recipient of ${label}`,
  nobody: 'No one',
  choose: (label: string) => `Choose: ${label}`,
  notChosen: 'Not chosen yet',
  drawnDesign: 'Number of the design you drew. Leave empty to draw at random.',
  drawnScenario: 'Number of the scenario you drew. Leave empty to draw at random.',
  why: (rule: string) => `Rule ${rule}`,
  course: (before: number, after: number) => `${before} → ${after}`,
  totals: (name: string) => `${name} total`,
  levelUp: (level: number) => `enough for level ${level}`,
  back: 'Reset',
  backLong: (label: string) => `Reset ${label}`,
};

export const NUMBERS = {
  experience: 'Experience',
  gold: 'Gold',
  checkMarks: 'Check marks',
  quest: 'Personal quest',
  reputation: 'Reputation',
  prosperity: 'Prosperity',
};

type Things = {
  readonly [W in Exclude<SummaryThing['what'], keyof typeof NUMBERS>]: (
    thing: ThingOf<W>,
    names: SummaryNames,
  ) => string;
};

export const THINGS: Things = {
  item: ({ item, becomes }, names) => {
    const name = names.item(item);
    if (becomes.kind === 'notLeft') return `${name}: no copy is left`;
    return becomes.kind === 'sold' ? `${name}: owned, so sold for ${becomes.gold} gold` : name;
  },
  choice: () => 'One of the rewards',
  itemDesign: ({ item }, names) => `Item design: ${names.item(item)}`,
  randomDesign: ({ item }, names) =>
    item === null ? 'A random item design' : `Item design: ${names.item(item)}`,
  randomScenario: ({ scenario }, names) =>
    scenario === null ? 'A random side scenario' : `Scenario ${names.scenario(scenario)}`,
  globalAchievement: ({ achievement }, names) =>
    `Global achievement: ${names.achievement(achievement)}`,
  partyAchievement: ({ achievement }, names) =>
    `Party achievement: ${names.achievement(achievement)}`,
  losePartyAchievement: ({ achievement }, names) =>
    `Lose the achievement ${names.achievement(achievement)}`,
  completed: ({ scenario }, names) => `Scenario ${names.scenario(scenario)} is completed`,
  scenario: ({ scenario }, names) =>
    scenario === null ? 'One new scenario' : `New scenario ${names.scenario(scenario)}`,
  blocked: ({ scenario }, names) => `Scenario ${names.scenario(scenario)} is blocked`,
  treasure: ({ treasure }) => `Treasure ${treasure}`,
  class: (opened, names) => `Unlocked: ${names.class(opened.class)}`,
  envelope: ({ envelope }) => `Envelope ${envelope}`,
  cityEvent: ({ card }) => `City event ${card}`,
  roadEvent: ({ card }) => `Road event ${card}`,
  questDone: () => 'Personal quest complete',
  message: () => 'Read the treasure index',
};

export const SOURCES = {
  play: 'gained during play',
  bonus: (level: number) => `bonus for winning at level ${level}`,
  tokens: (tokens: number, gold: number) => `${counted(tokens, 'token')} × ${gold} gold`,
  paper: 'battle goal (enter your check marks)',
  battleGoal: (goal: string, result: string, more: readonly string[]) =>
    [`battle goal ${goal}: ${result}`, ...more].join('. '),
  goalTwice: 'Another character has the same card: check the numbers',
  reward: (isEach: boolean, only: string | undefined) =>
    `${isEach ? 'reward for each character' : 'reward'}${only ? `, for ${only} only` : ''}`,
  treasure: (treasure: number | string) => `treasure ${treasure}`,
  killedWith: (goal: number, most: number) =>
    `goal ${goal}: enter the kills with the item, ${most} at most`,
  personalQuest: (goal: number) => `counted for goal ${goal}`,
  completion: 'scenario links',
  item: (item: number) => `item ${item}`,
  was: (computed: number) => `was ${computed}`,
};

export const MET: Readonly<Record<string, string>> = {
  true: 'met',
  false: 'not met',
  null: 'only you know',
};
