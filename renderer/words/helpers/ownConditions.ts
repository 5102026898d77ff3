/** The conditions of packs, as this screen knows them. */
import type { ConditionContent } from '#shared/content/types';
import { isOwnCondition } from '#shared/vocabulary';
import { titleFromId } from './phrases';

let known: ReadonlyMap<string, ConditionContent> = new Map();

/** From now on these conditions have names, and no others. */
export function learnConditions(conditions: readonly ConditionContent[]): void {
  known = new Map(conditions.map((condition) => [condition.id, condition]));
}

/** Null for printed conditions, and if the pack is missing. */
export function ownCondition(id: string): ConditionContent | null {
  return known.get(id) ?? null;
}

/** Its name; if its pack is missing, its id as words. Null for anything but a condition of a pack. */
export function ownConditionName(id: string): string | null {
  if (!isOwnCondition(id)) return null;
  return known.get(id)?.name ?? titleFromId(id.replace(/^own-/, ''));
}
