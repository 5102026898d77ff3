import { loadWords } from '../../language';

export const { RULES, RULE_HEADINGS } = await loadWords('rulesPage');
