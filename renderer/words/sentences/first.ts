/** Words of the first screen and of the frame around all screens. */
import { spoken } from '../language';

const FIRST = await spoken('first');

export const { APP, OPENED, WHERE } = FIRST.app;
export const { CONTROLS, CARD_FACES, PALETTE } = FIRST.controls;
export const { START, LIBRARY } = FIRST.library;
