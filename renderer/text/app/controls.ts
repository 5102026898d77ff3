/** Words of the controls themselves, wherever they stand, in the language that was chosen. */
import { spoken } from '../language';

export const { CONTROLS, CARD_FACES } = await spoken({
  en: () => import('./controls.en'),
  de: () => import('./controls.de'),
});
