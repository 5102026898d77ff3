import { loadWords } from '../../language';

export const { REPORT } = await loadWords('report');
