/** Reputation, prosperity and donations. */
import type { PartySheet, CharacterSheet } from '../../../state';
import type { LevelTables } from '../../../content/types';
import type { Refusal } from '../../../refusals';
import { prosperityLevel } from '../../../content/stats';

const MAX_REPUTATION = 20;

/** Number of check marks on the prosperity track. */
function maxMarks(tables: LevelTables): number {
  return Math.max(...tables.prosperity.levels.map((each) => each.checkMarks));
}

/** The city's prosperity. */
export interface ProsperityView {
  readonly level: number;
  readonly marks: number;
  /** Check marks for the next level; null at the highest. */
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

/** Check marks after a change. A reached level is never lost. @rule PROSPERITY-1 */
export function prosperityAfter(tables: LevelTables, marks: number, by: number): number {
  const level = prosperityLevel(tables, marks);
  const min = tables.prosperity.levels.find((each) => each.level === level)?.checkMarks ?? 0;
  return Math.min(maxMarks(tables), Math.max(min, marks + by));
}

/**
 * Refuses a change that would have no effect, because it would lose a reached level or exceed the
 * track.
 *
 * @rule PROSPERITY-1
 */
export function whyNotProsper(tables: LevelTables, marks: number, by: number): Refusal | null {
  if (by === 0 || prosperityAfter(tables, marks, by) !== marks) return null;
  return by < 0 ? { code: 'prosperityCannotFall' } : { code: 'prosperityIsHighest' };
}

/** Reputation after a change, from -20 to 20. @rule REPUTATION-1 */
export function reputationAfter(reputation: number, by: number): number {
  return Math.min(MAX_REPUTATION, Math.max(-MAX_REPUTATION, reputation + by));
}

/** Gold for one donation. @rule DONATION-1 */
export function donation(tables: LevelTables): number {
  return tables.sanctuary.donation;
}

/** Refuses a second donation between two scenarios, or without enough gold. @rule DONATION-1 */
export function whyNotDonate(sheet: CharacterSheet, tables: LevelTables): Refusal | null {
  const { id: character, gold, blessed } = sheet;
  if (blessed) return { code: 'hasDonated', character };
  const needed = donation(tables);
  return gold < needed ? { code: 'notEnoughGold', character, needed, has: gold } : null;
}

/** Number of donation totals passed. Each gives a prosperity check mark. @rule DONATION-2 */
export function prosperityOfDonations(tables: LevelTables, before: number, after: number): number {
  return tables.sanctuary.prosperityAtTotalDonated.filter((at) => before < at && after >= at)
    .length;
}

/** The donation total for the next prosperity check mark; null after the last. @rule DONATION-2 */
export function nextDonationMark(tables: LevelTables, donated: number): number | null {
  return tables.sanctuary.prosperityAtTotalDonated.find((at) => at > donated) ?? null;
}
