/** Words of what Standee is. */
import { spoken } from '../language';

export const { ABOUT } = await spoken({
  en: () => import('./about.en'),
  de: () => import('./about.de'),
});
