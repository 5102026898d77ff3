/** Standees of a monster type: their ranks, and the numbers in play and left in the box. */
import type { Content } from '../../content/content';
import type { MonsterType } from '../../content/types';
import type { MonsterTypeId } from '../../ids';
import { shuffle, type Random } from '../../random';
import type { Monster, Scenario } from '../../state';
import type { Rank } from '../../vocabulary';

/** Unused numbers from 1 to `limit`, in ascending order. */
export function freeStandees(taken: readonly number[], limit: number): readonly number[] {
  const inUse = new Set(taken);
  return Array.from({ length: limit }, (_, index) => index + 1).filter((n) => !inUse.has(n));
}

/**
 * Up to `count` random free numbers; fewer if there are not enough standees.
 *
 * @rule REVEAL-1 REVEAL-4
 */
export function randomStandees(
  free: readonly number[],
  count: number,
  random: Random,
): readonly number[] {
  return shuffle(free, random).slice(0, count);
}

/** The ranks of a monster type. */
export function ranksOf(type: MonsterType): readonly Rank[] {
  return type.boss ? ['boss'] : ['normal', 'elite'];
}

/** All monsters of a type, sorted by rank (boss, elite, normal), then by number. */
export function monstersOfType(
  { figures }: Pick<Scenario, 'figures'>,
  type: MonsterTypeId,
): readonly Monster[] {
  const rank = { boss: 0, elite: 1, normal: 2 };
  return figures
    .filter((figure) => figure.kind === 'monster')
    .filter((monster) => monster.type === type)
    .toSorted((a, b) => rank[a.rank] - rank[b.rank] || a.standee - b.standee);
}

/** Numbers of the standees left in the box. Variants share the standees of their base type. */
export function standeesInTheBox(
  type: MonsterType,
  { figures }: Pick<Scenario, 'figures'>,
  content: Pick<Content, 'monster'>,
): readonly number[] {
  const box = (id: string) => content.monster(id)?.variantOf ?? id;
  const taken = figures
    .filter((figure) => figure.kind === 'monster')
    .filter((monster) => box(monster.type) === box(type.id))
    .map((monster) => monster.standee);
  return freeStandees(taken, type.standees);
}
