/** Words of the first start and of the list of campaigns. */
import { spoken } from '../language';

export const { START, LIBRARY } = await spoken({
  en: () => import('./library.en'),
  de: () => import('./library.de'),
});
