import { loadWords } from '../../language';

export const { LOOSE_DECK, LOOSE_ORDER } = await loadWords('standalone');
