/** Words of enhancements, and of drawn quests. */
import { lineName, TABLE_WORDS } from '../play';
import { upperFirst } from '../../wording/phrases';

export const { ENHANCING, STICKER_NAMES } = TABLE_WORDS.enhancing;
const { DOT_PARTS } = TABLE_WORDS.enhancing;

/** The place of a dot: 'Attack', 'Hit points'. */
export function dotPart(part: string): string {
  return DOT_PARTS[part] ?? upperFirst(lineName(part));
}
