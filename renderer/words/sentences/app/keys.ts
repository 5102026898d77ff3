import { loadWords } from '../../language';

export const { KEY_GROUPS, KEYS_TEXT } = await loadWords('keys');
