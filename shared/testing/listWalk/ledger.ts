/** A campaign as plain numbers, updated by code that is independent of the rules. */
import type { Game } from '../../state';
import { shippedFile } from '../content';

export interface LedgerCharacter {
  readonly id: string;
  readonly class: string;
  level: number;
  gold: number;
  experience: number;
  checkMarks: number;
  items: number[];
}

export interface Ledger {
  characters: LedgerCharacter[];
  reputation: number;
  prosperity: number;
  global: Record<string, number>;
  party: Record<string, number>;
  /** Scenarios marked as open. */
  open: string[];
  completed: string[];
  city: number[];
  road: number[];
  classes: string[];
  envelopes: string[];
  milestones: string[];
  treasures: number[];
  /** Copies of items in addition to those of prosperity. */
  copies: Record<string, number>;
}

const sorted = <T>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => (String(a) < String(b) ? -1 : 1));

/** The ledger with the numbers of a game. */
export function ledgerOf({ campaign }: Game): Ledger {
  const { party } = campaign;
  const deck = ({ draw, current }: typeof party.events.city) =>
    sorted([...draw, ...(current === null ? [] : [current])]);
  const counts = (list: typeof party.globalAchievements) =>
    Object.fromEntries(list.map(({ achievement, count }) => [achievement, count]));
  return {
    characters: campaign.characters.map((sheet) => ({
      id: sheet.id,
      class: sheet.class,
      level: sheet.level,
      gold: sheet.gold,
      experience: sheet.experience,
      checkMarks: sheet.checkMarks,
      items: sorted(sheet.items.map(({ item }) => item)),
    })),
    reputation: party.reputation,
    prosperity: party.prosperity,
    global: counts(party.globalAchievements),
    party: counts(party.partyAchievements),
    open: sorted(party.marks.flatMap(({ scenario, state }) => (state === 'open' ? scenario : []))),
    completed: sorted(campaign.completed),
    city: deck(party.events.city),
    road: deck(party.events.road),
    classes: sorted(party.unlockedClasses),
    envelopes: sorted(party.envelopes),
    milestones: sorted(party.milestones),
    treasures: sorted(party.treasures),
    copies: Object.fromEntries(party.items.map(({ item, copies }) => [String(item), copies])),
  };
}

/** The ledger with sorted lists and without empty counts, for comparisons. */
export function tidyLedger<T extends Ledger>(ledger: T): T {
  const kept = (counts: Record<string, number>) =>
    Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  return {
    ...ledger,
    characters: ledger.characters.map((each) => ({ ...each, items: sorted(each.items) })),
    global: kept(ledger.global),
    party: kept(ledger.party),
    copies: kept(ledger.copies),
    open: sorted([...new Set(ledger.open)]),
    completed: sorted(ledger.completed),
    city: sorted(ledger.city),
    road: sorted(ledger.road),
    classes: sorted(ledger.classes),
    envelopes: sorted(ledger.envelopes),
    milestones: sorted(ledger.milestones),
    treasures: sorted(ledger.treasures),
  };
}

/** A printed file as plain data. */
export function printed<T>(file: string): T {
  return shippedFile(file) as T;
}
