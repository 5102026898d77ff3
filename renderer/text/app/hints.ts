/** Words of the hints for the first time, in the language that was chosen. */
import { spoken } from '../language';

export const { HINTS, HINT_TEXT } = await spoken({
  en: () => import('./hints.en'),
  de: () => import('./hints.de'),
});
