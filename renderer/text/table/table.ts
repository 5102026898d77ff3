/** Everything the Table screen says, in one place. */
import { spoken } from '../language';

const words = await spoken({
  en: () => import('./table.en'),
  de: () => import('./table.de'),
});
const { deckText } = await spoken({
  en: () => import('./decks.en'),
  de: () => import('./decks.de'),
});
export const tableText = { ...words.tableText, ...deckText };
export const { RANK_NAMES, SUMMON_COLOUR_NAMES, ELEMENT_STATE_NAMES } = words;
