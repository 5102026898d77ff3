import type { Wording } from '../language';
import { APP_DE, OPENED_DE, WHERE_DE } from './app';
import { HINTS_DE, HINT_TEXT_DE } from './hints';
import {
  CARD_NAMES_DE,
  CONDITION_NAMES_DE,
  EFFECT_WORDS_DE,
  ELEMENT_NAMES_DE,
  MODE_NAMES_DE,
  NAME_WORDS_DE,
} from './names';
import { HELP_TEXT_DE, SETTINGS_TEXT_DE } from './settings';

/** All German words, by the names of the English tables. */
export const GERMAN: Wording = {
  APP: APP_DE,
  OPENED: OPENED_DE,
  WHERE: WHERE_DE,
  HINTS: HINTS_DE,
  HINT_TEXT: HINT_TEXT_DE,
  NAME_WORDS: NAME_WORDS_DE,
  CONDITION_NAMES: CONDITION_NAMES_DE,
  ELEMENT_NAMES: ELEMENT_NAMES_DE,
  MODE_NAMES: MODE_NAMES_DE,
  EFFECT_WORDS: EFFECT_WORDS_DE,
  CARD_NAMES: CARD_NAMES_DE,
  SETTINGS_TEXT: SETTINGS_TEXT_DE,
  HELP_TEXT: HELP_TEXT_DE,
};
