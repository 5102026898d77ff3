/** Words of the list of the rules. */
import { spoken } from '../../language';

export const { RULES, RULE_HEADINGS } = await spoken('rulesPage');
