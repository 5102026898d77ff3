/** Lists the players of a campaign. */
import { playerKey } from '#shared/rules/campaign/characters/players';
import type { Campaign } from '#shared/state';

/** The names of all players with an active or retired character, each once. */
export function playersOf({ characters, retired }: Campaign): readonly string[] {
  const names = new Map(
    [...characters, ...retired].map(({ player }) => [playerKey(player), player.trim()] as const),
  );
  return [...names.values()].filter((name) => name !== '').toSorted((a, b) => a.localeCompare(b));
}
