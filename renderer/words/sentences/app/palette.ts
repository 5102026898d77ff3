/** Words of the command palette, in the language that was chosen. */
import { FIRST } from '../first';

export const { PALETTE } = FIRST.palette;
