/** The players of a campaign. */
import { playerKey } from '#shared/rules/campaign/characters/players';
import type { Campaign } from '#shared/state';

/** Names of all who play or have played a character, each once. */
export function playersOf({ characters, retired }: Campaign): readonly string[] {
  const names = new Map(
    [...characters, ...retired].map(({ player }) => [playerKey(player), player.trim()] as const),
  );
  return [...names.values()].filter((name) => name !== '').toSorted((a, b) => a.localeCompare(b));
}
