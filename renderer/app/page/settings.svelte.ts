/** The settings of this device, which are saved in its browser. */
import { isLanguageTag } from '#shared/content/editionNames';
import { LANGUAGE_TAGS, languageOf, type Language } from '../../words/language';

export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** The text sizes to choose from, in per cent of the normal size. */
export const TEXT_SIZES = [90, 100, 115, 130, 150] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** 'system' = the first of the system's languages that Standee has. */
export type LanguageChoice = Language | 'system';
/** The source of modifier and ability cards: Standee's decks, or the physical decks on the table. */
export const DECK_KINDS = ['standee', 'table'] as const;
export type DeckKind = (typeof DECK_KINDS)[number];

/** The settings of one screen. */
export interface Settings {
  readonly theme: Theme;
  readonly textSize: TextSize;
  readonly language: LanguageChoice;
  /** The language tag of the players' edition, for the names of components; 'en' = English names. */
  readonly box: string;
  readonly decks: DeckKind;
  /** True to ask before a wound deals damage or a condition ends, so that players can skip it. */
  readonly askConditions: boolean;
  /** True if single letters are shortcuts. Off for players whose assistive software types letters. */
  readonly letterKeys: boolean;
  /** True to explain steps the first times they come up. */
  readonly hints: boolean;
  /** The keys of hints whose steps were done, once for each time. */
  readonly seen: readonly string[];
  /** True to keep the screen on while the table is shown. */
  readonly stayAwake: boolean;
  /** True for animations. The system's setting can switch them off, too. */
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

/** Parses saved settings. Invalid or missing values become the defaults. */
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

/** The settings of this screen, which are saved in the browser's local storage. */
class ScreenSettings {
  #now = $state.raw<Settings>(settingsFrom(readSaved()));
  #isSaved = $state(true);

  get now(): Settings {
    return this.#now;
  }

  /** False after the browser refused to save: its storage is full or blocked. */
  get isSaved(): boolean {
    return this.#isSaved;
  }

  change(some: Partial<Settings>): void {
    this.#now = { ...this.#now, ...some };
    this.apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#now));
      this.#isSaved = true;
    } catch {
      // Without storage, the settings last until the page is closed.
      this.#isSaved = false;
    }
  }

  /** The language of this screen: the players' choice or the system's language. */
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
