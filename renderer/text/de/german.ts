import type { Wording } from '../language';
import { APP_DE, OPENED_DE, WHERE_DE } from './app';
import { HINTS_DE, HINT_TEXT_DE } from './hints';
import { HELP_TEXT_DE, SETTINGS_TEXT_DE } from './settings';

/** All German words, by the names of the English tables. */
export const GERMAN: Wording = {
  APP: APP_DE,
  OPENED: OPENED_DE,
  WHERE: WHERE_DE,
  HINTS: HINTS_DE,
  HINT_TEXT: HINT_TEXT_DE,
  SETTINGS_TEXT: SETTINGS_TEXT_DE,
  HELP_TEXT: HELP_TEXT_DE,
};
