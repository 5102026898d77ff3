/** What the parts of the world page have in common. */
import type { Content } from '#shared/content/content';
import type { Campaign } from '#shared/state';
import type { PlayClock } from '../../game/playClock.svelte';
import type { Names } from '../../words/sentences/names/names';

/** What every part of the world page is given. */
export interface WorldPartProps {
  readonly campaign: Campaign;
  readonly content: Content;
  readonly names: Names;
  readonly clock: PlayClock | null;
}
