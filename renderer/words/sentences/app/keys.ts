/** Words of the keyboard map, in the language that was chosen. */
import { spoken } from '../../language';

export const { KEY_GROUPS, KEYS_TEXT } = await spoken('keys');
