import { spoken } from '../../language';

export const { RULES, RULE_HEADINGS } = await spoken('rulesPage');
