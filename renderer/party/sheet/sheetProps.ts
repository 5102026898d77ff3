/** The props of the parts of a character sheet. */
import type { Content } from '#shared/content/content';
import type { Campaign, CharacterSheet } from '#shared/state';
import type { Names } from '../../words/sentences/names/names';

export interface SheetPartProps {
  readonly sheet: CharacterSheet;
  readonly campaign: Campaign;
  readonly content: Content;
  readonly names: Names;
  /**
   * True if the character plays in the running scenario. Level, perks, equipment and hit points
   * cannot be changed here then.
   */
  readonly isPlaying: boolean;
}
