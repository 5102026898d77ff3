/** Words of enhancements, and of quests that were drawn. */
import { TABLE_WORDS } from '../table/words';

export const { DOT_PARTS, ENHANCING, STICKER_NAMES } = TABLE_WORDS.enhancing;
