import type { ScenarioIndexEntry } from '#shared/content/types';
import type { ScenarioId } from '#shared/ids';

export interface ListedScenario {
  readonly id: ScenarioId;
  readonly number: number;
  /** Null while the players have not reached it. */
  readonly name: string | null;
  readonly state: 'completed' | 'available' | 'hidden';
  /** Made by the players; its number means nothing. */
  readonly own: boolean;
}

/**
 * The scenarios as a party may see them: names only of those that are available from the start,
 * unlocked by a completed one, or completed. `showAll` names every one.
 */
export function listedScenarios(
  index: readonly ScenarioIndexEntry[],
  completed: readonly ScenarioId[],
  showAll: boolean,
): readonly ListedScenario[] {
  const done = new Set<string>(completed);
  const unlocked = new Set<string>(
    index.flatMap((entry) => (done.has(entry.id) ? entry.unlocks : [])),
  );
  return index.map((entry) => {
    const isOpen = entry.initial || unlocked.has(entry.id);
    const state = done.has(entry.id) ? 'completed' : isOpen ? 'available' : 'hidden';
    const name = state === 'hidden' && !showAll ? null : entry.name;
    return { id: entry.id, number: entry.number, name, state, own: entry.own === true };
  });
}

/**
 * The ones a search finds: by the start of the number, or by any part of a name that is shown. A
 * hidden one is found by its whole number only; without a search, hidden ones stay out.
 */
export function foundScenarios(
  scenarios: readonly ListedScenario[],
  search: string,
): readonly ListedScenario[] {
  const words = search.trim().toLowerCase().replace(/^#/, '');
  if (words === '') return scenarios.filter((scenario) => scenario.name !== null);
  return scenarios.filter(({ number, name, own }) =>
    name === null
      ? String(number) === words
      : (!own && String(number).startsWith(words)) || name.toLowerCase().includes(words),
  );
}
