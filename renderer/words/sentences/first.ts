/** Words of the first screen and of the frame around all screens. */
import { loadWords } from '../language';

const FIRST = await loadWords('first');

export const { APP, OPENED, WHERE } = FIRST.app;
export const { CONTROLS, CARD_FACES, PALETTE } = FIRST.controls;
export const { START, LIBRARY } = FIRST.library;
