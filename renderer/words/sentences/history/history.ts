import { loadWords } from '../../language';

export const { HISTORY } = await loadWords('history');
