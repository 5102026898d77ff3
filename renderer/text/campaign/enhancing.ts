/** Words of enhancements, and of quests that were drawn. */
import { spoken } from '../language';

export const { DOT_PARTS, ENHANCING, STICKER_NAMES } = await spoken({
  en: () => import('./enhancing.en'),
  de: () => import('./enhancing.de'),
});
