import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { shippedContent, shippedFile, shippedFiles } from '../testing/content';
import { EDITION_LANGUAGES, namesFileOf, type EditionLanguage } from './editionNames';
import { cardLinesFile, CORE_FILES, scenarioFile } from './content';
import { ALL_ENVELOPES, envelopeFile } from './envelopes';
import {
  CARD_LINES_SCHEMA,
  ENVELOPE_SCHEMA,
  FILE_SCHEMAS,
  NAMES_SCHEMA,
  SCENARIO_SCHEMA,
} from './schemas/files';

const content = shippedContent();
const scenarioFiles = [...content.scenarioIndex(), ...content.soloIndex()].map(({ id }) =>
  scenarioFile(id),
);
const lineFiles = content.classes().map(({ id }) => cardLinesFile(id));
const nameFiles = (Object.keys(EDITION_LANGUAGES) as EditionLanguage[]).map(namesFileOf);
const envelopeFiles = ALL_ENVELOPES.map(envelopeFile);
const schemaOf = (file: string): z.ZodType =>
  (FILE_SCHEMAS as Readonly<Record<string, z.ZodType>>)[file] ??
  (nameFiles.includes(file) ? NAMES_SCHEMA : null) ??
  (envelopeFiles.includes(file) ? ENVELOPE_SCHEMA : null) ??
  (lineFiles.includes(file) ? CARD_LINES_SCHEMA : SCENARIO_SCHEMA);

function duplicates<T>(list: readonly T[]): readonly T[] {
  return list.filter((each, index) => list.indexOf(each) !== index);
}

describe('the shipped files', () => {
  test('are exactly those that the reader knows', () => {
    const known = [...CORE_FILES, ...scenarioFiles, ...lineFiles, ...nameFiles, ...envelopeFiles];
    expect(shippedFiles()).toEqual(known.toSorted());
    expect(Object.keys(FILE_SCHEMAS).toSorted()).toEqual([...CORE_FILES].toSorted());
  });

  test.each(shippedFiles())('%s matches its schema', (file) => {
    const result = schemaOf(file).safeParse(shippedFile(file));
    expect(result.error?.issues.slice(0, 5) ?? []).toEqual([]);
  });

  test('contain names, numbers and keywords, but no sentences', () => {
    const sentences: string[] = [];
    const look = (value: unknown): void => {
      if (typeof value === 'string') {
        if (value.length > 60 || value.split(/\s+/).length > 8) sentences.push(value);
      } else if (value && typeof value === 'object') Object.values(value).forEach(look);
    };
    for (const file of shippedFiles()) look(shippedFile(file));
    expect(sentences).toEqual([]);
  });

  test('contain everything in the box', () => {
    const monsters = content.monsters();
    const boxes = content
      .classes()
      .map(({ perks }) => perks.reduce((sum, perk) => sum + perk.boxes, 0));
    const maps = content.scenarioIndex().filter(({ id }) => content.scenario(id)?.map);
    const classCards = content.classes().flatMap(({ id }) => content.classCards(id));

    expect({
      monsterTypes: monsters.filter((m) => !m.boss && !m.variantOf).length,
      bosses: monsters.filter((m) => m.boss && !m.variantOf).length,
      variants: monsters.filter((m) => m.variantOf).length,
      abilityDecks: content.abilityDecks().length,
      classes: content.classes().length,
      startingClasses: content.classes().filter((c) => c.starting).length,
      scenarios: content.scenarioIndex().length,
      soloScenarios: content.soloIndex().length,
      maps: maps.length,
      treasures: content.treasures().length,
      globalAchievements: content.achievements().global.length,
      partyAchievements: content.achievements().party.length,
      items: content.items().length,
      classCards: classCards.length,
      personalQuests: content.personalQuests().length,
      battleGoals: content.battleGoals().length,
      tiles: content.tiles().length,
    }).toEqual({
      monsterTypes: 34,
      bosses: 13,
      variants: 26,
      abilityDecks: 33,
      classes: 18,
      startingClasses: 6,
      scenarios: 95,
      soloScenarios: 18,
      maps: 94,
      treasures: 75,
      globalAchievements: 21,
      partyAchievements: 28,
      items: 151,
      classCards: 525,
      personalQuests: 24,
      battleGoals: 24,
      tiles: 62,
    });
    expect(boxes).toEqual(Array(18).fill(15));
  });

  test('contain each id once', () => {
    const { global, party } = content.achievements();
    const lists: readonly (readonly { readonly id: unknown }[])[] = [
      content.monsters(),
      content.abilityDecks(),
      content.classes(),
      [...content.scenarioIndex(), ...content.soloIndex()],
      content.treasures(),
      global,
      party,
      content.items(),
      content.classes().flatMap(({ id }) => content.classCards(id)),
      content.personalQuests(),
      content.battleGoals(),
      content.tiles(),
      ...content.abilityDecks().map(({ cards }) => cards),
    ];
    for (const list of lists) expect(duplicates(list.map(({ id }) => id))).toEqual([]);
  });
});

describe('the level tables', () => {
  const tables = content.levels();

  test('experience and prosperity rise with every level', () => {
    const experience = tables.characterLevels.map((row) => row.experience);
    const checkMarks = tables.prosperity.levels.map((row) => row.checkMarks);
    for (const column of [experience, checkMarks]) {
      expect(column).toEqual(column.toSorted((a, b) => a - b));
      expect(duplicates(column)).toEqual([]);
    }
  });

  test('every reputation has exactly one price change', () => {
    const { shopPrice } = tables.reputation;
    for (let reputation = -20; reputation <= 20; reputation++) {
      const rows = shopPrice.filter((row) => row.from <= reputation && reputation <= row.to);
      expect(rows, `reputation ${String(reputation)}`).toHaveLength(1);
    }
  });

  test('the shop has items 1 to 70 by prosperity', () => {
    const inShop = content.items().filter((item) => item.prosperity !== undefined);
    expect(inShop.map((item) => item.id)).toEqual(Array.from({ length: 70 }, (_, i) => i + 1));
    for (const { id, prosperity } of inShop) {
      const level = id <= 14 ? 1 : Math.ceil(id / 7) - 1;
      expect(prosperity, `item ${String(id)}`).toBe(level);
    }
  });
});
