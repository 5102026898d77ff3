import { describe, expect, test } from 'vitest';
import { sealedContent, shippedFile } from '../testing/content';
import {
  EDITION_LANGUAGES,
  EditionNames,
  isLanguageTag,
  namesFileOf,
  editionFor,
  type EditionLanguage,
} from './editionNames';
import { cardLinesFile, contentFrom, scenarioFile } from './content';
import { contentWithPacks } from './packs/packs';
import { readPack } from './packs/read';
import { aPack, DRAWN } from '../testing/packs';
import { NAMED_KINDS } from './schemas/files';
import type { NamesFile } from './types';

const content = sealedContent();
const languages = Object.keys(EDITION_LANGUAGES) as readonly EditionLanguage[];
const fileOf = (language: EditionLanguage) => shippedFile(namesFileOf(language)) as NamesFile;
const boxOf = (language: EditionLanguage) => new EditionNames(fileOf(language));
const summons = new Set(
  content.classes().flatMap(({ id }) => namesIn(shippedFile(cardLinesFile(id)))),
);
const objectives = new Set(
  [...content.scenarioIndex(), ...content.soloIndex()].flatMap(({ id }) =>
    (content.scenario(id)?.objectives ?? []).map(({ name }) => name),
  ),
);

function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(namesIn);
  const { id, name } = value as { id?: unknown; name?: unknown };
  return typeof id === 'string' && typeof name === 'string' ? [...inside, id] : inside;
}

/** All ids of each kind. */
const KNOWN: Readonly<Record<(typeof NAMED_KINDS)[number], ReadonlySet<string>>> = {
  monsters: ids(content.monsters()),
  abilityDecks: ids(content.abilityDecks()),
  classes: ids(content.classes()),
  items: ids(content.items()),
  scenarios: ids(content.scenarioIndex()),
  soloScenarios: ids(content.soloIndex()),
  classCards: ids(content.classes().flatMap(({ id }) => content.classCards(id))),
  globalAchievements: ids(content.achievements().global),
  partyAchievements: ids(content.achievements().party),
  battleGoals: ids(content.battleGoals()),
  personalQuests: ids(content.personalQuests()),
  conditions: new Set(Object.keys(fileOf('de').conditions ?? {})),
  elements: new Set(['fire', 'ice', 'air', 'earth', 'light', 'dark', 'wild']),
  summons: new Set([...summons, ...namesIn(shippedFile('items.json'))]),
  objectives,
  randomMonsterCards: ids(content.randomDungeon().monsterCards),
};

function ids(list: readonly { readonly id: string | number }[]): ReadonlySet<string> {
  return new Set(list.map(({ id }) => String(id)));
}

describe('the names of each language', () => {
  test.each(languages)('%s only names existing things', (language) => {
    const names = fileOf(language);
    const unknown = NAMED_KINDS.flatMap((kind) =>
      Object.keys(names[kind] ?? {})
        .filter((id) => !KNOWN[kind].has(id))
        .map((id) => `${kind} ${id}`),
    );
    expect(unknown.filter((each) => !/^(monsters|summons|objectives) /.test(each))).toEqual([]);
  });

  test('coverage of the box by language', () => {
    const share = (language: EditionLanguage) =>
      NAMED_KINDS.map((kind) => Object.keys(fileOf(language)[kind] ?? {}).length).join(' ');
    expect(Object.fromEntries(languages.map((each) => [each, share(each)]))).toEqual({
      // In the order of NAMED_KINDS: monsters, decks, classes, items, scenarios, solo ones, class cards, …
      de: '53 30 17 150 95 0 0 21 28 24 24 10 7 39 3 0',
      es: '56 30 17 133 95 0 0 21 26 24 24 10 7 2 0 0',
      fr: '52 30 17 67 95 17 232 21 28 24 6 10 7 39 14 20',
      it: '54 30 6 133 0 0 0 1 0 24 0 10 7 0 0 1',
      ko: '62 30 17 150 95 17 494 21 28 24 24 10 7 39 1 0',
      pl: '2 2 0 0 0 0 0 0 0 0 0 10 7 0 0 0',
      ru: '62 30 17 150 95 17 0 21 28 24 24 10 7 39 16 20',
      th: '49 29 11 141 22 17 490 21 26 24 0 7 6 39 15 20',
      'zh-Hans': '57 30 17 12 95 0 495 21 28 24 24 10 7 24 16 20',
      'zh-Hant': '51 26 17 24 95 0 495 21 28 24 24 10 7 0 16 20',
    });
  });
});

describe('EditionNames', () => {
  test('shows names of the language, and English names if it has none', () => {
    const italian = contentFrom(boxOf('it').translate(shippedFile));
    expect(italian.monster('bandit-guard')?.name).toBe(fileOf('it').monsters?.['bandit-guard']);
    expect(italian.scenarioEntry('1')?.name).toBe('Black Barrow');
  });

  test('changes only names', () => {
    const russian = contentFrom(boxOf('ru').translate(shippedFile));
    const nameless = (value: unknown) =>
      JSON.stringify(value, (key, inside: unknown) =>
        ['name', 'spoilerSafeName'].includes(key) ? '' : inside,
      );
    for (const read of ['monsters', 'items', 'classes', 'achievements', 'battleGoals'] as const) {
      expect(nameless(russian[read]())).toBe(nameless(content[read]()));
    }
    expect(nameless(russian.scenario('22'))).toBe(nameless(content.scenario('22')));
    expect(nameless(russian.cardLines('tinkerer'))).toBe(nameless(content.cardLines('tinkerer')));
  });

  test('does not reveal the name of a locked class', () => {
    const russian = contentFrom(boxOf('ru').translate(shippedFile));
    const sun = russian.class('sun');
    expect(sun?.spoilerSafeName).not.toBe(sun?.name);
    expect(russian.class('brute')?.spoilerSafeName).toBe('Дикарь');
  });

  test('finds the English name of a shown name, and the reverse', () => {
    const box = boxOf('ru');
    contentFrom(box.translate(shippedFile)).monsters();
    const shown = fileOf('ru').monsters?.['bandit-guard'] ?? '';
    expect(box.shownName('Bandit Guard')).toBe(shown);
    expect(box.inEnglish(`${shown} 3`)).toBe('Bandit Guard 3');
    expect(box.inEnglish('Hilda')).toBe('');
  });

  test('replaces English names within a text, whole words only', () => {
    const box = boxOf('de');
    const german = contentFrom(box.translate(shippedFile));
    german.items();
    german.monsters();
    const [boots, guard] = [german.item(1)?.name ?? '', german.monster('bandit-guard')?.name ?? ''];
    expect(
      box.inLanguage('Boots of Striding, Bandit Guard 2: 2/5, wound', { wound: 'Wunde' }),
    ).toBe(`${boots}, ${guard} 2: 2/5, Wunde`);
    expect(box.inLanguage('wounded', { wound: 'Wunde' })).toBe('wounded');
  });

  test('adds names of packs in its language and keeps printed ones', () => {
    const brought: NamesFile = {
      language: 'de',
      monsters: { 'frost-hound': 'Frosthund', 'bandit-guard': 'Wachhund' },
      battleGoals: { '901': 'Schneemann' },
    };
    const pack = aPack({ ...DRAWN, names: [{ language: 'it', monsters: {} }, brought] });
    const box = boxOf('de');
    box.learn([pack]);
    const content = contentWithPacks(shippedFile, [pack], 'all', (files) => box.translate(files));
    expect(content.monster('frost-hound')?.name).toBe('Frosthund');
    expect(content.battleGoals().at(-1)?.name).toBe('Schneemann');
    expect(content.monster('bandit-guard')?.name).toBe(fileOf('de').monsters?.['bandit-guard']);
    expect(content.personalQuests().at(-1)?.name).toBe('Winter Sleep');
    expect(box.inEnglish('Frosthund 2')).toBe('Frost Hound 2');
    box.learn([]);
    expect(box.names.battleGoals?.['901']).toBeUndefined();
  });

  test('supports any language of a pack, with printed names of a related language', () => {
    const names = (language: string, hound: string): NamesFile => ({
      language,
      monsters: { 'frost-hound': hound },
    });
    const pack = aPack({
      names: [names('pt', 'Cão'), names('pt-BR', 'Cachorro'), names('zh-TW', '霜犬')],
    });
    const called = (language: string, printed: NamesFile = { language }) => {
      const box = new EditionNames(printed, language);
      box.learn([pack]);
      const content = contentWithPacks(shippedFile, [pack], 'all', (files) => box.translate(files));
      return ['frost-hound', 'bandit-guard'].map((id) => content.monster(id)?.name);
    };
    expect(called('pt-BR')).toEqual(['Cachorro', 'Bandit Guard']);
    expect(called('pt-PT')).toEqual(['Cão', 'Bandit Guard']);
    expect(called('nl')).toEqual(['Frost Hound', 'Bandit Guard']);
    expect(editionFor('zh-TW')).toBe('zh-Hant');
    expect(called('zh-TW', fileOf('zh-Hant'))).toEqual([
      '霜犬',
      fileOf('zh-Hant').monsters?.['bandit-guard'],
    ]);
    expect(editionFor('pt')).toBeNull();
    expect(editionFor('de-AT')).toBe('de');
  });

  test.each([['de'], ['pt-BR'], ['zh-Hans'], ['es-419'], ['sl-rozaj'], ['tlh'], ['de-x-runde']])(
    '%s is a valid language tag for packs and settings',
    (tag) => {
      expect(isLanguageTag(tag)).toBe(true);
      expect(readPack(aPack({ names: [{ language: tag }] }), shippedFile, []).ok).toBe(true);
    },
  );

  test.each([['pt-br'], ['Deutsch'], ['d'], [''], ['de_AT'], ['zh-hans']])(
    '%s is no valid language tag',
    (tag) => {
      expect(isLanguageTag(tag)).toBe(false);
      expect(readPack(aPack({ names: [{ language: tag }] }), shippedFile, []).ok).toBe(false);
    },
  );

  test('names objectives and summons within scenarios and cards', () => {
    const russian = contentFrom(boxOf('ru').translate(shippedFile));
    expect(scenarioFile('22')).toBe('scenarios/022.json');
    expect(russian.scenario('22')?.objectives?.[0]?.name).toBe('Алтарь');
    expect(JSON.stringify(russian.cardLines('tinkerer'))).toContain('Приманка');
  });

  test('ignores names of unknown things', () => {
    const box = new EditionNames({
      language: 'ru',
      monsters: { 'no-such': 'Никто', __proto__: 'x' },
    });
    expect(contentFrom(box.translate(shippedFile)).monsters()).toEqual(content.monsters());
  });
});
