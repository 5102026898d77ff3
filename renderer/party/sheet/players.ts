/** The players of a campaign. */
import type { Campaign } from '#shared/state';

/** Names of all who play or have played a character, each once. */
export function playersOf({ characters, retired }: Campaign): readonly string[] {
  const names = [...characters, ...retired].map(({ player }) => player);
  return [...new Set(names)].filter((name) => name !== '').toSorted((a, b) => a.localeCompare(b));
}
