import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentJsonSchemas } from './jsonSchema';
import { SCENARIO_SCHEMA } from './files';
import { abilityDeck, monsterType } from './monsters';
import { effect, formula, modifierCard } from './notations';

const DATA = join(import.meta.dirname, '../data');

describe('the JSON Schemas', () => {
  const schemas = contentJsonSchemas();

  test('exist for each kind of content file and for user content', () => {
    const files = readdirSync(DATA).filter((file) => file.endsWith('.json'));
    const kinds = files.map((file) => file.replace('.json', '.schema.json'));
    const written = ['cardLines', 'scenario', 'customScenario', 'pack'];
    const all = [...kinds, ...written.map((kind) => `${kind}.schema.json`)];
    expect([...schemas.keys()].toSorted()).toEqual(all.toSorted());
  });

  test.each([...schemas])('%s is JSON with a description', (file, schema) => {
    const read: unknown = JSON.parse(JSON.stringify(schema));
    expect(read).toEqual(schema);
    expect(schema).toMatchObject({ title: `Standee content: ${file.replace('.schema.json', '')}` });
  });
});

describe('the schemas', () => {
  const deck = {
    id: 'own-deck',
    name: 'Own deck',
    cards: Array.from({ length: 8 }, (_, index) => ({
      id: index + 1,
      initiative: 10,
      shuffle: false,
      actions: [{ type: 'attack', value: '+1' }],
    })),
  };

  test('accept a valid custom deck', () => {
    expect(abilityDeck.safeParse(deck).success).toBe(true);
  });

  test.each([
    ['an unknown field', { ...deck, hp: 3 }],
    ['no cards', { ...deck, cards: [] }],
    ['an id that is not an id', { ...deck, id: '__proto__' }],
    ['a name of 10 kB', { ...deck, name: 'x'.repeat(10_000) }],
    ['an empty name', { ...deck, name: ' ' }],
    ['initiative 100', { ...deck, cards: deck.cards.map((c) => ({ ...c, initiative: 100 })) }],
    [
      'an unknown action',
      { ...deck, cards: deck.cards.map((c) => ({ ...c, actions: [{ type: 'explode' }] })) },
    ],
  ])('refuse a deck with %s', (_, broken) => {
    expect(abilityDeck.safeParse(broken).success).toBe(false);
  });

  test('refuse a boss with normal stats, and an absent field given as undefined', () => {
    const stats = { hitPoints: 1, move: 1, attack: 1, range: 0 };
    const levels = Array(8).fill({ normal: stats, elite: stats });
    const own = { id: 'own', name: 'Own', boss: false, standees: 6, deck: 'own', levels };
    expect(monsterType.safeParse(own).success).toBe(true);
    expect(monsterType.safeParse({ ...own, boss: true }).success).toBe(false);
    expect(monsterType.safeParse({ ...own, variantOf: undefined }).success).toBe(false);
  });

  test('refuse a scenario without rooms or rewards', () => {
    expect(SCENARIO_SCHEMA.safeParse({ id: '1', goals: [] }).success).toBe(false);
  });

  test.each(['+0', '-2', 'x2', 'null', 'minus1', 'r+0 poison', 'r+1', '+1 shield 1 self'])(
    'accept the modifier card %j',
    (card) => {
      expect(modifierCard.safeParse(card).success).toBe(true);
    },
  );

  test.each(['', '1', 'x3', 'r', 'rx2', '+10', '+1 hello', '+1  poison', 'r+0 poison ', '+1\n'])(
    'refuse the modifier card %j',
    (card) => {
      expect(modifierCard.safeParse(card).success).toBe(false);
    },
  );

  test.each(['poison', 'push 2', 'infuse wild', 'heal 2 self', 'add target'])(
    'accept the effect %j',
    (text) => {
      expect(effect.safeParse(text).success).toBe(true);
    },
  );

  test.each(['', 'push', 'push 0', 'push -1', 'poisoned', 'heal 2', 'infuse water'])(
    'refuse the effect %j',
    (text) => {
      expect(effect.safeParse(text).success).toBe(false);
    },
  );

  test('refuse other characters in a formula', () => {
    expect(formula.safeParse('C*8').success).toBe(true);
    expect(formula.safeParse('C["x"]').success).toBe(false);
  });
});
