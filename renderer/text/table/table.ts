/** Everything the Table screen says, in one place. */
import { spoken } from '../language';

const words = await spoken({
  en: () => import('./table.en'),
  de: () => import('./table.de'),
});
export const { tableText, RANK_NAMES, SUMMON_COLOUR_NAMES, ELEMENT_STATE_NAMES } = words;
