/** The props of the parts of the world page. */
import type { Content } from '#shared/content/content';
import type { Campaign } from '#shared/state';
import type { PlayClock } from '../../game/playClock.svelte';
import type { Names } from '../../words/sentences/names/names';

export interface WorldPartProps {
  readonly campaign: Campaign;
  readonly content: Content;
  readonly names: Names;
  readonly clock: PlayClock | null;
}
