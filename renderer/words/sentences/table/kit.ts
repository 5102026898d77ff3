/** Words of what a character has at the table, in the language that was chosen. */
import { TABLE_WORDS } from '../play';

export const { KIT } = TABLE_WORDS.kit;
