/** Everything the Table screen says, in one place. */
import { TABLE_WORDS } from '../play';

const words = TABLE_WORDS.table;
const { deckText } = TABLE_WORDS.decks;
export const tableText = { ...words.tableText, ...deckText };
export const { RANK_NAMES, SUMMON_COLOUR_NAMES, ELEMENT_STATE_NAMES } = words;
