import type { Command } from '#shared/commands/shapes';
import type { Content } from '#shared/content/content';
import type { Campaign, CharacterSheet } from '#shared/state';
import type { Names } from '../../../text/names/names';

/** What every part of a character's sheet is given. */
export interface SheetPartProps {
  readonly sheet: CharacterSheet;
  readonly campaign: Campaign;
  readonly content: Content;
  readonly names: Names;
  /** In the running scenario: level, perks, equipment and hit points belong to the figure then. */
  readonly isPlaying: boolean;
  /** Why a command would be refused now, as a sentence; null = it can be carried out. */
  readonly whyNot: (command: Command) => string | null;
  /** True when the step is recorded; a refusal has been said. */
  readonly send: (command: Command) => Promise<boolean>;
}
