import { expect, test } from 'vitest';
import { id } from '#shared/ids';
import { shippedContent } from '#shared/testing/content';
import { printedSummons } from './printedSummons';

const content = shippedContent();
const namesAt = (level: number) =>
  printedSummons({ class: id('spellweaver'), level }, content).map(({ name }) => name);

test('[SUMMON-2] The summons of a class are those on its cards up to the level', () => {
  expect(namesAt(1)).toEqual(['Mystic Ally']);
  expect(namesAt(9).length).toBeGreaterThan(1);
});
