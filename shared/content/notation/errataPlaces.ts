/** The position of an erratum: a printed thing, and a path inside it. */

/** Printed things that an erratum can correct. */
export const ERRATA_KINDS = [
  'monster',
  'abilityDeck',
  'class',
  'classCards',
  'cardLines',
  'item',
  'treasure',
  'battleGoal',
  'personalQuest',
  'scenario',
  'scenarioEntry',
] as const;

export type ErratumKind = (typeof ERRATA_KINDS)[number];

/** The position of an erratum; see the schema of packs. */
export interface ErratumPlace {
  readonly of: ErratumKind;
  readonly id: string | number;
  readonly at: string;
}

/** 'levels[3].normal.hitPoints' as keys: 'levels', 3, 'normal', 'hitPoints'. */
export function keysOfPath(path: string): readonly (string | number)[] {
  return [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, key, index]) =>
    index === undefined ? (key ?? '') : Number(index),
  );
}

/** True if one path equals the other or is a prefix of it. */
export function areNested(one: string, other: string): boolean {
  const [short, long] = [keysOfPath(one), keysOfPath(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  return short?.every((key, index) => long?.[index] === key) === true;
}
