/** Changes of a ledger by the printed numbers, without the rules of the game. */
import { printed, type Ledger, type LedgerCharacter } from './ledger';

const EXPERIENCE = [0, 45, 95, 150, 210, 275, 345, 420, 500];
const PROSPERITY = [0, 4, 9, 15, 22, 30, 39, 50, 64];

interface Item {
  readonly id: number;
  readonly copies: number;
  readonly cost: number;
  readonly prosperity?: number;
}
interface Gift {
  readonly type: string;
  readonly class?: string;
  readonly city?: number;
  readonly road?: number;
  readonly envelope?: string;
}
interface Milestone {
  readonly id: string;
  readonly isOptional?: boolean;
  readonly when: {
    readonly reputationMin?: number;
    readonly reputationMax?: number;
    readonly donated?: number;
    readonly retired?: number;
    readonly achievements?: readonly {
      readonly scope: 'global' | 'party';
      readonly achievement: string;
      readonly count?: number;
    }[];
  };
  readonly gives: readonly Gift[];
}
interface Achievements {
  readonly global: readonly { readonly id: string; readonly name: string }[];
}
interface ClassEvents {
  readonly class: string;
  readonly unlock?: number;
  readonly retire: number;
}

export const printedItem = (id: number): Item => {
  const item = printed<readonly Item[]>('items.json').find((each) => each.id === id);
  if (!item) throw new Error(`There is no item ${String(id)}.`);
  return item;
};
export const classEvents = (id: string): ClassEvents | undefined =>
  printed<{ readonly addedByClass: readonly ClassEvents[] }>('events.json').addedByClass.find(
    (each) => each.class === id,
  );

const highestUpTo = (table: readonly number[], number: number): number =>
  table.findLast((each) => each <= number) ?? 0;

export function addGold(who: LedgerCharacter, by: number): void {
  who.gold = Math.max(0, who.gold + by);
}

export function addExperience(who: LedgerCharacter, by: number): void {
  const floor = Math.min(who.experience, EXPERIENCE[who.level - 1] ?? 0);
  who.experience = Math.max(by < 0 ? floor : 0, who.experience + by);
}

export function addCheckMarks(who: LedgerCharacter, by: number): void {
  const floor = who.checkMarks - (who.checkMarks % 3);
  who.checkMarks = Math.min(18, Math.max(by < 0 ? floor : 0, who.checkMarks + by));
}

export function addProsperity(ledger: Ledger, by: number): void {
  const floor = highestUpTo(PROSPERITY, ledger.prosperity);
  ledger.prosperity = Math.min(64, Math.max(floor, ledger.prosperity + by));
}

export function addReputation(ledger: Ledger, by: number): void {
  const to = Math.min(20, Math.max(-20, ledger.reputation + by));
  if (to === ledger.reputation) return;
  ledger.reputation = to;
  passMilestones(ledger);
}

export function addAchievement(ledger: Ledger, scope: 'global' | 'party', id: string): void {
  const names = new Map(
    printed<Achievements>('achievements.json').global.map((each) => [each.id, each.name] as const),
  );
  const kind = (each: string) => /^(.+?):/.exec(names.get(each) ?? '')?.[1];
  const held = ledger[scope];
  const type = scope === 'global' ? kind(id) : undefined;
  if (type !== undefined) {
    for (const other of Object.keys(held)) if (kind(other) === type) held[other] = 0;
    held[id] = 1;
  } else held[id] = scope === 'party' ? 1 : (held[id] ?? 0) + 1;
  passMilestones(ledger);
}

export function addEventCard(ledger: Ledger, deck: 'city' | 'road', card: number): void {
  if (!ledger[deck].includes(card)) ledger[deck].push(card);
}

export function unlockBox(ledger: Ledger, id: string): void {
  ledger.classes.push(id);
  const card = classEvents(id)?.unlock;
  if (card === undefined) return;
  addEventCard(ledger, 'city', card);
  addEventCard(ledger, 'road', card);
}

/** Adds all copies of a design. */
export function addDesign(ledger: Ledger, id: number): void {
  ledger.copies[String(id)] = printedItem(id).copies;
}

/** Adds a found copy. A second one is sold immediately. */
export function addItem(ledger: Ledger, who: LedgerCharacter, id: number): void {
  const { copies, cost, prosperity = 99 } = printedItem(id);
  const owned = ledger.characters.filter(({ items }) => items.includes(id)).length;
  if (owned >= copies) return;
  const level = PROSPERITY.filter((marks) => marks <= ledger.prosperity).length;
  const found = ledger.copies[String(id)] ?? 0;
  if (who.items.includes(id)) {
    addGold(who, Math.floor(cost / 2));
    ledger.copies[String(id)] = Math.min(copies, found + 1);
  } else {
    who.items.push(id);
    if (prosperity > level && owned + 1 > found) ledger.copies[String(id)] = owned + 1;
  }
}

/** Rewards of milestones that are reached now and were not before. */
export function passMilestones(ledger: Ledger, donated = 0, retired = 0): void {
  const { milestones } = printed<{ readonly milestones: readonly Milestone[] }>('milestones.json');
  for (const { id, when, gives, isOptional } of milestones) {
    const { reputationMin = -99, reputationMax = 99 } = when;
    const isReached =
      ledger.reputation >= reputationMin &&
      ledger.reputation <= reputationMax &&
      donated >= (when.donated ?? 0) &&
      retired >= (when.retired ?? 0) &&
      (when.achievements ?? []).every(
        ({ scope, achievement, count = 1 }) => (ledger[scope][achievement] ?? 0) >= count,
      );
    if (isOptional || !isReached || ledger.milestones.includes(id)) continue;
    ledger.milestones.push(id);
    for (const gift of gives) receiveGift(ledger, gift);
  }
}

function receiveGift(ledger: Ledger, { class: id, city, road, envelope }: Gift): void {
  if (id !== undefined && !ledger.classes.includes(id)) unlockBox(ledger, id);
  if (city !== undefined) addEventCard(ledger, 'city', city);
  if (road !== undefined) addEventCard(ledger, 'road', road);
  if (envelope !== undefined) ledger.envelopes.push(envelope);
}
