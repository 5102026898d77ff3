import { describe, expect, test } from 'vitest';
import type { ScenarioIndexEntry } from '#shared/content/types';
import type { ScenarioId } from '#shared/ids';
import { foundScenarios, listedScenarios } from './reached';

const entry = (number: number, name: string, unlocks: number[], initial = false) =>
  ({
    id: String(number),
    number,
    name,
    initial,
    unlocks: unlocks.map(String),
    links: [],
  }) as unknown as ScenarioIndexEntry;

const index = [
  entry(1, 'Black Barrow', [2], true),
  entry(2, 'Barrow Lair', [3, 4]),
  entry(3, 'Inox Encampment', []),
  entry(14, 'Frozen Hollow', []),
];
const done = (...numbers: number[]) => numbers.map(String) as ScenarioId[];

describe('listedScenarios', () => {
  test('a new campaign sees the name of the first scenario only', () => {
    expect(listedScenarios(index, [], false).map(({ name }) => name)).toEqual([
      'Black Barrow',
      null,
      null,
      null,
    ]);
  });

  test('a completed scenario opens those it unlocks and no others', () => {
    expect(listedScenarios(index, done(1), false).map(({ state }) => state)).toEqual([
      'completed',
      'available',
      'hidden',
      'hidden',
    ]);
  });

  test('the switch names all and leaves their state', () => {
    const all = listedScenarios(index, [], true);
    expect(all.at(-1)).toEqual({
      id: '14',
      number: 14,
      name: 'Frozen Hollow',
      state: 'hidden',
      own: false,
    });
  });
});

describe('foundScenarios', () => {
  const listed = listedScenarios(index, done(1), false);
  const numbers = (search: string) => foundScenarios(listed, search).map(({ number }) => number);

  test('without a search only named ones are listed', () => {
    expect(numbers('')).toEqual([1, 2]);
  });

  test('a name is found by any part, whatever the case', () => {
    expect(numbers('barr')).toEqual([1, 2]);
    expect(numbers(' LAIR ')).toEqual([2]);
  });

  test('own scenarios are found by name, never by number', () => {
    const own = { ...entry(1001, 'The Mill', [], true), own: true as const };
    const all = listedScenarios([...index, own], [], false);
    expect(foundScenarios(all, 'mill').map(({ own }) => own)).toEqual([true]);
    expect(foundScenarios(all, '1001')).toEqual([]);
  });

  test('a hidden name does not give itself away', () => {
    expect(numbers('frozen')).toEqual([]);
  });

  test('a number finds hidden scenarios only as a whole', () => {
    expect(numbers('14')).toEqual([14]);
    expect(numbers('#3')).toEqual([3]);
    expect(numbers('1')).toEqual([1]);
  });
});
