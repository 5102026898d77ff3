/** Whether a game that was read can be played on. */
import type { Game } from '#shared/state';

/**
 * Whether a game of the right shape can be played on. A campaign has a name from its first step on:
 * without it, every command would be refused.
 */
export function isPlayable({ campaign }: Game): boolean {
  return campaign.name !== '';
}
