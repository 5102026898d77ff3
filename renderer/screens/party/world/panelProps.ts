import type { Command } from '#shared/commands/shapes';
import type { Content } from '#shared/content/content';
import type { Campaign } from '#shared/state';
import type { Names } from '../../../text/names/names';

/** What every part of the world page is given. */
export interface WorldPartProps {
  readonly campaign: Campaign;
  readonly content: Content;
  readonly names: Names;
  /** Why a command would be refused now, as a sentence; null = it can be carried out. */
  readonly whyNot: (command: Command) => string | null;
  /** True when the step is recorded. */
  readonly send: (command: Command) => Promise<boolean>;
}
