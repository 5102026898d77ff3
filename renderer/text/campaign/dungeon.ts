/** Words of the cards of the random dungeon, in the language that was chosen. */
import { TABLE_WORDS } from '../table/words';

const words = TABLE_WORDS.dungeon;
export const { DUNGEON, penaltiesText } = words;
