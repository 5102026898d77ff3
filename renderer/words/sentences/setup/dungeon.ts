/** Words of the cards of the random dungeon, in the language that was chosen. */
import { TABLE_WORDS } from '../play';

const words = TABLE_WORDS.dungeon;
export const { DUNGEON, penaltiesText } = words;
