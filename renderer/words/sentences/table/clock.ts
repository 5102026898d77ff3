/** Words of the clock, in the language that was chosen. */
import { TABLE_WORDS } from '../play';

export const { CLOCK } = TABLE_WORDS.clock;
