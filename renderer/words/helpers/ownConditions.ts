/** The conditions of packs on this screen. */
import type { ConditionContent } from '#shared/content/types';
import { isOwnCondition } from '#shared/vocabulary';
import { titleFromId } from './phrases';

let known: ReadonlyMap<string, ConditionContent> = new Map();

/** Replaces the known conditions of packs. */
export function learnConditions(conditions: readonly ConditionContent[]): void {
  known = new Map(conditions.map((condition) => [condition.id, condition]));
}

/** A condition of a pack. Null for printed conditions, and if the pack is missing. */
export function ownCondition(id: string): ConditionContent | null {
  return known.get(id) ?? null;
}

/**
 * The name of a condition of a pack. If the pack is missing, its id as words. Null for printed
 * conditions.
 */
export function ownConditionName(id: string): string | null {
  if (!isOwnCondition(id)) return null;
  return known.get(id)?.name ?? titleFromId(id.replace(/^own-/, ''));
}
