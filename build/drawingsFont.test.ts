import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LOCKED_SIGN, PLAIN_SIGNS, SIGNS } from '../shared/content/notation/signs';
import { signOfMonster } from '../renderer/signs/signOf';
import { id, type MonsterTypeId } from '../shared/ids';
import { shippedContent } from '../shared/testing/content';
import { drawingsFont, drawingsJson, outlineOf } from './drawingsFont';

const content = shippedContent();
/** Names of solo scenarios show what they are variants of. */
const isOfSolo = (id: string) => /-solo$/.test(id) || SOLO_BOSSES.includes(id);
const SOLO_BOSSES = [
  'ghost-wolf',
  'deep-earth',
  'high-flame',
  'song-of-the-deep',
  'inox-necromancer',
];
const figures = [...content.monsters().filter(({ id }) => !isOfSolo(id)), ...content.classes()];

test('Font and JSON match the drawings (`npm run drawings` renews them)', async () => {
  const folder = resolve(import.meta.dirname, '../renderer/fonts');
  expect(readFileSync(`${folder}/drawings.woff2`).equals(await drawingsFont())).toBe(true);
  expect(readFileSync(`${folder}/drawings.json`, 'utf8')).toBe(drawingsJson());
});

test('Every sign has its own drawing', () => {
  const drawings = SIGNS.map(outlineOf);
  expect(new Set(drawings).size).toBe(SIGNS.length);
});

test('Every monster and class has a unique sign', () => {
  const signs = figures.map(({ sign }) => sign);
  expect(signs).not.toContain(undefined);
  expect([...signs, ...PLAIN_SIGNS, LOCKED_SIGN].toSorted()).toEqual([...SIGNS].toSorted());
});

const tables = [...content.scenarioIndex(), ...content.soloIndex()].map(({ id }) => {
  const types = (content.scenario(id)?.rooms ?? []).flatMap(({ monsters }) => monsters);
  return { id, types: [...new Set(types.map(({ id: type }) => type))] };
});
const classSigns = content.classes().map(({ sign }) => sign);

test.each(tables)('No two figures of scenario $id look alike', ({ types }) => {
  const signs = types.map((type) => content.monster(type)?.sign);
  expect(signs).not.toContain(undefined);
  expect(new Set(signs).size).toBe(types.length);
  expect(classSigns.filter((sign) => signs.includes(sign))).toEqual([]);
});

const hound = content.monster('hound');
if (!hound) throw new Error('no hound');
const { sign: _, ...unsigned } = hound;
const own = Array.from({ length: PLAIN_SIGNS.length + 1 }, (_, index) => ({
  ...unsigned,
  id: id<MonsterTypeId>(`own-${index}`),
}));
const types = [...own.slice(0, 3), ...content.monsters(), ...own.slice(3)];
const withOwn = {
  monsters: () => types,
  monster: (wanted: string) => types.find((each) => each.id === wanted) ?? null,
};

test('Monsters without a sign in their pack get different plain signs while there are enough', () => {
  const signs = own.map((each) => signOfMonster(each.id, withOwn));
  expect(new Set(signs.slice(0, -1))).toEqual(new Set(PLAIN_SIGNS));
  expect(signs.at(-1)).toBe(signs[0]);
});

test('Plain signs belong to no monster', () => {
  for (const { id: type } of content.monsters())
    expect(PLAIN_SIGNS).not.toContain(signOfMonster(type, withOwn));
});

test('A monster of a missing pack has a sign', () => {
  expect(signOfMonster(id<MonsterTypeId>('gone'), withOwn)).toBe(PLAIN_SIGNS[0]);
});
