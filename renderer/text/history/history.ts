/** Words of the history. */
import { spoken } from '../language';

export const { HISTORY } = await spoken({
  en: () => import('./history.en'),
  de: () => import('./history.de'),
});
