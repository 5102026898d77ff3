import { loadWords } from '../../language';

export const { EDITOR, OWN } = await loadWords('editor');
