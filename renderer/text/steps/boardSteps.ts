/** Words for what is done on the board: titles of commands, what happened, why something cannot be. */
import { spoken } from '../language';

export const { BOARD_LINES, BOARD_REFUSALS, BOARD_TITLES } = await spoken({
  en: () => import('./boardSteps.en'),
  de: () => import('./boardSteps.de'),
});
