/** A second record of the campaign, computed from printed numbers without the rules of the game. */
import { addAchievement } from '../listWalk/bookkeeping';
import type { ExpectedStart } from '../listWalk/expectedEvents';
import { printed, type Ledger, type LedgerCharacter } from '../listWalk/ledger';
import type { Joining, Who } from './script';

export interface Member extends LedgerCharacter {
  readonly name: string;
  readonly player: string;
  readonly quest: number;
  readonly counters: number[];
  readonly perks: number[];
  readonly cards: number[];
  readonly extraPerks: number;
  isBlessed: boolean;
}

export interface SecondSheet extends Ledger {
  characters: Member[];
  donated: number;
  /** Stickers by class, card, half and dot. */
  stickers: string[];
  retired: Member[];
}

/** Effects of events at the start of the next scenario. */
export type EventStart = Pick<ExpectedStart, 'damage' | 'conditions' | 'cards' | 'minusOneOfFirst'>;

export interface Goal {
  readonly type: string;
  readonly count?: number;
  readonly monsters?: readonly string[];
  readonly region?: string;
  readonly scenarios?: readonly string[];
  readonly requires?: readonly number[];
}
interface Quest {
  readonly id: number;
  readonly goals: readonly Goal[];
  readonly unlocks: { readonly class?: string; readonly envelope?: string };
}
interface PrintedClass {
  readonly id: string;
  readonly perks: readonly {
    readonly add?: readonly string[];
    readonly remove?: readonly string[];
  }[];
}

const LEVELS = [0, 45, 95, 150, 210, 275, 345, 420, 500];
const FIRST_EVENTS = Array.from({ length: 30 }, (_, index) => index + 1);

export function newSheet(): SecondSheet {
  const sheet: SecondSheet = {
    ...{ characters: [], reputation: 0, prosperity: 0, global: {}, party: {} },
    ...{ open: [], completed: [], city: [...FIRST_EVENTS], road: [...FIRST_EVENTS] },
    ...{ classes: [], envelopes: [], milestones: [], treasures: [], copies: {} },
    ...{ donated: 0, stickers: [], retired: [] },
  };
  addAchievement(sheet, 'global', 'city-rule-militaristic');
  return sheet;
}

export function questOf(number: number): Quest {
  const quest = printed<readonly Quest[]>('personalQuests.json').find(({ id }) => id === number);
  if (!quest) throw new Error(`There is no quest ${String(number)}.`);
  return quest;
}

export function perksOf(id: string): PrintedClass['perks'] {
  return (
    printed<readonly PrintedClass[]>('classes.json').find((each) => each.id === id)?.perks ?? []
  );
}

export function memberOf(sheet: SecondSheet, who: Who): Member {
  const member = sheet.characters.find(({ id }) => id === who);
  if (!member) throw new Error(`${who} is not in the party.`);
  return member;
}

/** Adds a character. Player names are compared ignoring case. */
export function join(
  sheet: SecondSheet,
  { who: id, level, cards = [], ...joining }: Joining,
): void {
  const { player, class: ofClass, name, quest } = joining;
  const same = (other: Member) => other.player.toLowerCase() === player.toLowerCase();
  sheet.characters.push({
    ...{ id, class: ofClass, name, player, level, quest },
    gold: 15 * (level + 1),
    experience: LEVELS[level - 1] ?? 0,
    checkMarks: 0,
    items: [],
    counters: questOf(quest).goals.map(() => 0),
    perks: perksOf(ofClass).map(() => 0),
    cards: [...cards],
    extraPerks: sheet.retired.filter(same).length,
    isBlessed: false,
  });
}

export function levelUp(member: Member, card: number): void {
  member.level += 1;
  member.experience = Math.max(member.experience, LEVELS[member.level - 1] ?? 0);
  member.cards.push(card);
}

/** True if the experience is enough for the next level. */
export function isDue({ level, experience }: Member): boolean {
  return level < 9 && experience >= (LEVELS[level] ?? 0);
}
