import { loadWords } from '../../language';

export const { STATISTICS } = await loadWords('statistics');
