import { loadWords } from '../../language';

export const { COPIES, COPY_FAILURES } = await loadWords('copies');
