/** Words of the controls themselves, wherever they stand, in the language that was chosen. */
import { FIRST } from '../first';

export const { CONTROLS, CARD_FACES } = FIRST.controls;
