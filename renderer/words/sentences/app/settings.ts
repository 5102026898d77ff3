/** Words of the settings and the help page, in the language that was chosen. */
import { spoken } from '../../language';

export const { HELP_TEXT, SETTINGS_TEXT } = await spoken('settings');
