import { loadWords } from '../../language';

export const { ABOUT, DESKTOP, HELP_TEXT, SETTINGS_TEXT } = await loadWords('settings');
