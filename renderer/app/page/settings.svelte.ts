/** Settings of this device, saved in its browser. */
import { isLanguageTag } from '#shared/content/editionNames';
import { LANGUAGE_TAGS, languageOf, type Language } from '../../words/language';

export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** Text sizes in per cent of the design. */
export const TEXT_SIZES = [90, 100, 115, 130, 150] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** 'system' = the first of the system's languages that Standee speaks. */
export type LanguageChoice = Language | 'system';
/** The source of modifier and ability cards: Standee's decks, or the cards on the table. */
export const DECK_KINDS = ['standee', 'table'] as const;
export type DeckKind = (typeof DECK_KINDS)[number];

/** Settings of one screen. There is a setting only where more than one answer is good. */
export interface Settings {
  readonly theme: Theme;
  readonly textSize: TextSize;
  readonly language: LanguageChoice;
  /** Language tag of the players' box, for the names of things; 'en' = English names. */
  readonly box: string;
  readonly decks: DeckKind;
  /** Asks before a wound deals damage or a condition ends, so that the players can skip it. */
  readonly askConditions: boolean;
  /** Letter keys act at once; off for people whose software presses them. */
  readonly letterKeys: boolean;
  /** Explains a task the first time it comes up. */
  readonly hints: boolean;
  /** Dismissed hints. */
  readonly seen: readonly string[];
  /** Keeps the screen on while the table is shown. */
  readonly stayAwake: boolean;
  /** Cards turn and figures fall; the system can switch it off, too. */
  readonly motion: boolean;
}

const KEY = 'standee.settings';

const AS_SHIPPED: Settings = {
  theme: 'system',
  textSize: 100,
  language: 'system',
  box: 'en',
  decks: 'standee',
  askConditions: false,
  letterKeys: true,
  hints: true,
  seen: [],
  stayAwake: true,
  motion: true,
};

/** Parses saved settings; invalid or missing values become the defaults. */
export function settingsFrom(saved: unknown): Settings {
  const fields = (typeof saved === 'object' && saved !== null ? saved : {}) as Record<
    string,
    unknown
  >;
  const flag = (name: 'askConditions' | 'letterKeys' | 'hints' | 'stayAwake' | 'motion') =>
    typeof fields[name] === 'boolean' ? fields[name] : AS_SHIPPED[name];
  return {
    theme: THEMES.find((theme) => theme === fields['theme']) ?? AS_SHIPPED.theme,
    textSize: TEXT_SIZES.find((size) => size === fields['textSize']) ?? AS_SHIPPED.textSize,
    language: LANGUAGE_TAGS.find((tag) => tag === fields['language']) ?? AS_SHIPPED.language,
    box: isLanguageTag(fields['box']) ? fields['box'] : AS_SHIPPED.box,
    decks: DECK_KINDS.find((kind) => kind === fields['decks']) ?? AS_SHIPPED.decks,
    askConditions: flag('askConditions'),
    letterKeys: flag('letterKeys'),
    hints: flag('hints'),
    seen: (Array.isArray(fields['seen']) ? fields['seen'] : []).filter(
      (hint) => typeof hint === 'string',
    ),
    stayAwake: flag('stayAwake'),
    motion: flag('motion'),
  };
}

/** The settings of this screen, saved in the browser's local storage. */
class ScreenSettings {
  #now = $state.raw<Settings>(settingsFrom(readSaved()));

  get now(): Settings {
    return this.#now;
  }

  change(some: Partial<Settings>): void {
    this.#now = { ...this.#now, ...some };
    this.apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#now));
    } catch {
      // Without storage the settings last until the browser is closed.
    }
  }

  /** The language of this screen, as chosen by the players or the system. */
  get language(): Language {
    const { language } = this.#now;
    return language === 'system' ? languageOf(navigator.languages) : language;
  }

  apply(): void {
    const { dataset, style } = document.documentElement;
    const { theme, textSize, motion } = this.#now;
    if (motion) delete dataset['still'];
    else dataset['still'] = '';
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
    if (textSize === 100) style.removeProperty('--text-size');
    else style.setProperty('--text-size', String(textSize / 100));
  }
}

function readSaved(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

export const settings = new ScreenSettings();
