import type { SummaryLine, SummarySource, SummaryWhat } from '#shared/rules/summary';
import { counted, type Names } from './names';

/** Names that only the screen has loaded. */
export interface SummaryNames extends Names {
  item(number: string): string;
  achievement(id: string): string;
  battleGoal(number: number): string;
}

const NUMBERS: Readonly<Partial<Record<SummaryWhat, string>>> = {
  experience: 'Experience',
  gold: 'Gold',
  checkMarks: 'Check marks',
  quest: 'Personal quest',
  reputation: 'Reputation',
  prosperity: 'Prosperity',
};

const THINGS: Readonly<
  Record<
    Exclude<
      SummaryWhat,
      'experience' | 'gold' | 'checkMarks' | 'quest' | 'reputation' | 'prosperity'
    >,
    (about: string | null, names: SummaryNames) => string
  >
> = {
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
};

/** What a line of the summary gives: 'Gold', 'New scenario 2 Barrow Lair'. */
export function summaryLabel({ what, about }: SummaryLine, names: SummaryNames): string {
  const number = NUMBERS[what];
  if (number !== undefined) return number;
  return THINGS[what as keyof typeof THINGS](about, names);
}

/** Where the number of a line comes from: '3 tokens × 2 gold'. */
export function summarySource(from: SummarySource, names: SummaryNames): string {
  switch (from.kind) {
    case 'play':
      return 'gained in play';
    case 'bonus':
      return `bonus for winning at level ${from.level}`;
    case 'tokens':
      return `${counted(from.tokens, 'token')} × ${from.goldPerToken} gold`;
    case 'battleGoal':
      return `battle goal ${names.battleGoal(from.goal)}: ${MET[String(from.met)] ?? ''}`;
    case 'reward':
      return `${from.each ? 'reward for each character' : 'reward'}${from.only ? `, for ${from.only} only` : ''}`;
    case 'treasure':
      return `treasure ${from.treasure}`;
    case 'personalQuest':
      return `counted for goal ${from.goal + 1}`;
    case 'completion':
      return 'by the links of the scenario';
  }
}

const MET: Readonly<Record<string, string>> = {
  true: 'met',
  false: 'not met',
  null: 'only you know',
};

/** 'was 6' where a player has changed the line. */
export function summaryChange({ amount, computed }: SummaryLine): string | null {
  return amount === computed ? null : `was ${computed}`;
}
