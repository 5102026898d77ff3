import { spoken } from '../../language';

export const { HELP_TEXT, SETTINGS_TEXT } = await spoken('settings');
