import type { Game } from '#shared/state';

/**
 * True if a valid game can be continued. A campaign has a name from its first step on; without a
 * name every command would be refused.
 */
export function isPlayable({ campaign }: Game): boolean {
  return campaign.name !== '';
}
