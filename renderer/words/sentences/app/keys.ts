import { spoken } from '../../language';

export const { KEY_GROUPS, KEYS_TEXT } = await spoken('keys');
