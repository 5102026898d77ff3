/** Conditions that packs bring, as this screen knows them. */
import type { ConditionContent } from '#shared/content/types';
import { isOwnCondition } from '#shared/vocabulary';
import { readable } from './phrases';

let known: ReadonlyMap<string, ConditionContent> = new Map();

/** From now on these are called by their names, and no others. */
export function learnConditions(conditions: readonly ConditionContent[]): void {
  known = new Map(conditions.map((condition) => [condition.id, condition]));
}

/** Null for printed ones, and where the pack is gone. */
export function ownCondition(id: string): ConditionContent | null {
  return known.get(id) ?? null;
}

/** What it is called; where its pack is gone, its id as words. Null for what is no condition of a pack. */
export function ownConditionName(id: string): string | null {
  if (!isOwnCondition(id)) return null;
  return known.get(id)?.name ?? readable(id.replace(/^own-/, ''));
}
