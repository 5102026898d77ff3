/** Words of the frame around all screens, in the language that was chosen. */
import { FIRST } from '../first';

export const { APP, OPENED, WHERE } = FIRST.app;
