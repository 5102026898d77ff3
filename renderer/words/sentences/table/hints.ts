/** Words of the hints for the first time, in the language that was chosen. */
import { TABLE_WORDS } from '../play';

export const { BOARD_HINTS, HINTS, HINT_TEXT } = TABLE_WORDS.hints;
