/** Reputation, prosperity, and the donations that further it. */
import type { PartySheet, CharacterSheet } from '../../../state';
import type { LevelTables } from '../../../content/types';
import type { Refusal } from '../../../refusals';
import { prosperityLevel } from '../../../content/stats';

const MOST_REPUTATION = 20;

/** Check marks the prosperity track has room for. */
function mostMarks(tables: LevelTables): number {
  return Math.max(...tables.prosperity.levels.map((each) => each.checkMarks));
}

/** How far the city is. */
export interface ProsperityView {
  readonly level: number;
  readonly marks: number;
  /** Check marks at which the next level begins; null on the highest. */
  readonly nextAt: number | null;
}

/** @rule PROSPERITY-1 */
export function prosperityView(
  tables: LevelTables,
  { prosperity }: Pick<PartySheet, 'prosperity'>,
): ProsperityView {
  const level = prosperityLevel(tables, prosperity);
  const next = tables.prosperity.levels.find((each) => each.level === level + 1);
  return { level, marks: prosperity, nextAt: next?.checkMarks ?? null };
}

/** Check marks after some came or went; a level that was reached stays. @rule PROSPERITY-1 */
export function prosperityAfter(tables: LevelTables, marks: number, by: number): number {
  const level = prosperityLevel(tables, marks);
  const least = tables.prosperity.levels.find((each) => each.level === level)?.checkMarks ?? 0;
  return Math.min(mostMarks(tables), Math.max(least, marks + by));
}

/** A level that was reached is not lost, and the track has an end. @rule PROSPERITY-1 */
export function whyNotProsper(tables: LevelTables, marks: number, by: number): Refusal | null {
  if (by === 0 || prosperityAfter(tables, marks, by) !== marks) return null;
  return by < 0 ? { code: 'prosperityIsKept' } : { code: 'prosperityIsHighest' };
}

/** Reputation after some came or went, from -20 to 20. @rule REPUTATION-1 */
export function reputationAfter(reputation: number, by: number): number {
  return Math.min(MOST_REPUTATION, Math.max(-MOST_REPUTATION, reputation + by));
}

/** Gold one donation costs. @rule DONATION-1 */
export function donation(tables: LevelTables): number {
  return tables.sanctuary.donation;
}

/** Why a character cannot donate: once between two scenarios, and only gold it has. @rule DONATION-1 */
export function whyNotDonate(sheet: CharacterSheet, tables: LevelTables): Refusal | null {
  const { id: character, gold, blessed } = sheet;
  if (blessed) return { code: 'hasDonated', character };
  const needed = donation(tables);
  return gold < needed ? { code: 'notEnoughGold', character, needed, has: gold } : null;
}

/** Totals of donations that were passed, each of which gives a mark of prosperity. @rule DONATION-2 */
export function prosperityOfDonations(tables: LevelTables, before: number, after: number): number {
  return tables.sanctuary.prosperityAtTotalDonated.filter((at) => before < at && after >= at)
    .length;
}

/** The total at which donations give the next mark of prosperity; null after the last. @rule DONATION-2 */
export function nextDonationMark(tables: LevelTables, donated: number): number | null {
  return tables.sanctuary.prosperityAtTotalDonated.find((at) => at > donated) ?? null;
}
