/** Replaces English names in content files with those of a translated edition. */
import { CONDITIONS_FILE, type ContentSource } from './content';
import type { NamesFile } from './types';

/** Languages of printed editions; each name is written in that language. */
export const EDITION_LANGUAGES = {
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ko: '한국어',
  pl: 'Polski',
  ru: 'Русский',
  th: 'ไทย',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
} as const;
export type EditionLanguage = keyof typeof EDITION_LANGUAGES;

/** True for a canonical language tag, as `Intl` writes it: 'de', 'pt-BR', 'zh-Hans'. */
export function isLanguageTag(text: unknown): text is string {
  if (typeof text !== 'string') return false;
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}

/**
 * A language tag and its more general forms, narrowest first: 'zh-TW', 'zh-Hant-TW', 'zh-Hant',
 * 'zh'.
 */
function tagsFrom(tag: string): readonly string[] {
  const parts = new Intl.Locale(tag).maximize().baseName.split('-');
  const wider = parts.map((_, gone) => parts.slice(0, parts.length - gone).join('-'));
  return [...new Set([tag, ...wider])];
}

/** The printed edition with names for a language; null = none. */
export function editionFor(tag: string): EditionLanguage | null {
  const found = tagsFrom(tag).find((each) => Object.hasOwn(EDITION_LANGUAGES, each));
  return (found as EditionLanguage | undefined) ?? null;
}

/** File with the names of a language: 'names/zh-Hans.json'. */
export function namesFileOf(language: EditionLanguage): string {
  return `names/${language}.json`;
}

type ById = Readonly<Record<string, string>>;
type Entry = Readonly<Record<string, unknown>>;

/** A pack or an envelope with names. */
interface NameSource {
  readonly names?: readonly NamesFile[];
}

/** Replaces names in the content with those of one language. Names without a translation stay English. */
export class EditionNames {
  readonly #printed: NamesFile;
  #names: NamesFile;
  #learned: readonly NameSource[] = [];
  #made = new WeakMap<object, unknown>();
  readonly #shown = new Map<string, string>();

  /** Accepted languages of packs, narrowest first. */
  readonly #languages: readonly string[];

  /** `printed` is empty if no edition in the language is known. */
  constructor(printed: NamesFile, language: string = printed.language) {
    this.#printed = printed;
    this.#names = printed;
    this.#languages = tagsFrom(language);
  }

  get names(): NamesFile {
    return this.#names;
  }

  /** Sets the packs and envelopes whose names fill gaps in the printed ones. */
  learn(from: readonly NameSource[]): void {
    const before = this.#learned;
    if (from.length === before.length && from.every((each, index) => each === before[index]))
      return;
    this.#learned = from;
    const brought = from.flatMap(({ names = [] }) => names);
    this.#names = this.#languages
      .flatMap((language) => brought.filter((names) => names.language === language))
      .reduce<NamesFile>((all, names) => mergeNames(names, all), this.#printed);
    this.#made = new WeakMap();
  }

  /** The same files, with names in the language instead of English ones. */
  translate(source: ContentSource): ContentSource {
    // No names besides the language itself, so the English content stays unchanged.
    if (Object.keys(this.names).length === 1) return source;
    return (file) => {
      const parsed = source(file);
      if (typeof parsed !== 'object' || parsed === null) return parsed;
      if (!this.#made.has(parsed)) this.#made.set(parsed, this.#withNames(file, parsed));
      return this.#made.get(parsed);
    };
  }

  /** The name in the language; other texts are returned unchanged. */
  shownName(name: string): string {
    return this.#shown.get(name) ?? name;
  }

  /** A text with English names replaced; `extra`: additional names to replace. */
  inLanguage(text: string, extra: ById = {}): string {
    const words = new Map([...this.#shown, ...Object.entries(extra)]);
    const known = [...words.keys()].filter((word) => word !== '' && text.includes(word));
    if (known.length === 0) return text;
    const longest = known
      .toSorted((a, b) => b.length - a.length)
      .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
    return text.replace(whole, (word) => words.get(word) ?? word);
  }

  /**
   * A text with its English names, so that a search finds either language; '' = no name differs.
   */
  inEnglish(text: string): string {
    let english = text;
    for (const [name, shown] of this.#shown) {
      if (english.includes(shown)) english = english.replace(shown, name);
    }
    return english === text ? '' : english;
  }

  #withNames(file: string, parsed: object): unknown {
    const { names } = this;
    const list = (entries: unknown, called: ById | undefined) =>
      (entries as readonly Entry[]).map((entry) => this.#withName(entry, called));
    switch (file) {
      case 'monsters.json':
        return withVariants(parsed as readonly Entry[], list(parsed, names.monsters));
      case 'abilityDecks.json':
        return list(parsed, names.abilityDecks);
      case 'items.json':
        return list(parsed, names.items).map((item) => this.#withSummons(item));
      case 'scenarioIndex.json':
        return list(parsed, names.scenarios);
      case 'soloIndex.json':
        return list(parsed, names.soloScenarios);
      case 'personalQuests.json':
        return list(parsed, names.personalQuests);
      case 'battleGoals.json':
        return list(parsed, names.battleGoals);
      case CONDITIONS_FILE:
        return list(parsed, names.conditions);
      case 'classes.json':
        return (parsed as readonly Entry[]).map((entry) => this.#calledClass(entry));
      case 'classCards.json':
        return (parsed as readonly Entry[]).map((entry) => ({
          ...entry,
          cards: list(entry['cards'], names.classCards),
        }));
      case 'randomDungeon.json':
        return {
          ...this.#withField(parsed as Entry, 'name', names.randomDungeon),
          monsterCards: list((parsed as Entry)['monsterCards'], names.randomMonsterCards),
        };
      case 'achievements.json': {
        const { global, party } = parsed as Entry;
        return {
          global: list(global, names.globalAchievements),
          party: list(party, names.partyAchievements),
        };
      }
      default:
        return file.startsWith('scenarios/') || file.startsWith('cardLines/')
          ? this.#withSummons(parsed as Entry)
          : parsed;
    }
  }

  #withName(entry: Entry, called: ById | undefined): Entry {
    return this.#withField(entry, 'name', called?.[String(entry['id'])]);
  }

  #withField(entry: Entry, field: string, shown: string | undefined): Entry {
    const name = entry[field];
    if (shown === undefined || typeof name !== 'string' || shown === name) return entry;
    this.#shown.set(name, shown);
    return { ...entry, [field]: shown };
  }

  #calledClass(entry: Entry): Entry {
    const called = this.names.classes?.[String(entry['id'])];
    const named = this.#withField(entry, 'name', called?.name);
    const isLocked = entry['name'] !== entry['spoilerSafeName'];
    return this.#withField(named, 'spoilerSafeName', isLocked ? called?.symbol : called?.name);
  }

  /** Summons and objectives are nested in lines and rooms. */
  #withSummons<T extends Entry>(record: T): T {
    const fields = Object.entries(record).map(([key, value]): [string, unknown] => {
      if (typeof value !== 'object' || value === null) return [key, value];
      const { summons, objectives } = this.names;
      if (Array.isArray(value)) {
        const entries = value.map((each: unknown) => this.#inside(each));
        if (key !== 'objectives') return [key, entries];
        return [
          key,
          entries.map((each) => {
            const name = (each as Entry)['name'];
            return this.#withField(each as Entry, 'name', objectives?.[String(name)]);
          }),
        ];
      }
      const inside = this.#withSummons(value as Entry);
      const isSummon = key === 'summon' || key === 'companion';
      return [key, isSummon ? this.#withName(inside, summons) : inside];
    });
    return Object.fromEntries(fields) as T;
  }

  #inside(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    return Array.isArray(value)
      ? value.map((each: unknown) => this.#inside(each))
      : this.#withSummons(value as Entry);
  }
}

/** Merges both. The second takes precedence. */
function mergeNames(first: NamesFile, second: NamesFile): NamesFile {
  const both = Object.entries(first).map(([kind, names]) => {
    const others: unknown = second[kind as keyof NamesFile];
    const isTable = typeof names === 'object' && !Array.isArray(names);
    return [kind, isTable ? { ...names, ...(others as object | undefined) } : (others ?? names)];
  });
  return { ...second, ...(Object.fromEntries(both) as Partial<NamesFile>) };
}

/** 'City Guard (solo 2)' gets the name of the City Guard. */
function withVariants(printed: readonly Entry[], called: readonly Entry[]): readonly Entry[] {
  return called.map((entry) => {
    const base = printed.findIndex((each) => each['id'] === entry['variantOf']);
    const before = `${String(printed[base]?.['name'])} (solo`;
    const name = String(entry['name']);
    if (!name.startsWith(before)) return entry;
    return { ...entry, name: name.replace(before, `${String(called[base]?.['name'])} (solo`) };
  });
}
