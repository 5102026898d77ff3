/** Words of the clock, in the language that was chosen. */
import { spoken } from '../language';

export const { CLOCK } = await spoken({
  en: () => import('./clock.en'),
  de: () => import('./clock.de'),
});
