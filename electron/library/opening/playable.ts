import type { Game } from '#shared/state';

/**
 * True if a valid game can be continued. Every campaign has a name from its first step on, and commands are
 * refused without one.
 */
export function isPlayable({ campaign }: Game): boolean {
  return campaign.name !== '';
}
