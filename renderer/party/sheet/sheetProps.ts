/** Props of the parts of a character's sheet. */
import type { Content } from '#shared/content/content';
import type { Campaign, CharacterSheet } from '#shared/state';
import type { Names } from '../../words/sentences/names/names';

export interface SheetPartProps {
  readonly sheet: CharacterSheet;
  readonly campaign: Campaign;
  readonly content: Content;
  readonly names: Names;
  /** In the running scenario: level, perks, equipment and hit points belong to the figure then. */
  readonly isPlaying: boolean;
}
