import { describe, expect, test } from 'vitest';
import type { Content } from '../../../content/content';
import type { ScenarioIndexEntry } from '../../../content/types';
import type { ScenarioId } from '../../../ids';
import { NEW_PARTY } from '../party/newParty';
import type { PartySheet } from '../../../state';
import { aGame } from '../../../testing/builders';
import { searchScenarios, listedScenarios } from './scenarioList';

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

/** Only the index: no character has a quest. */
function contentWith(entries: readonly ScenarioIndexEntry[]): Content {
  const known = {
    scenarioIndex: () => entries,
    soloIndex: () => [],
    scenarioEntry: (id: string) => entries.find((one) => (one.id as string) === id) ?? null,
  };
  return known as unknown as Content;
}

function listed(done: readonly number[], party: Partial<PartySheet> = {}, entries = index) {
  const completed = done.map(String) as ScenarioId[];
  const { campaign } = aGame(null, { completed, party: { ...NEW_PARTY, ...party } });
  return listedScenarios(contentWith(entries), campaign);
}

describe('listedScenarios', () => {
  test('a new campaign only shows the name of the first scenario', () => {
    const names = ['Black Barrow', null, null, null];
    expect(listed([]).map(({ name }) => name)).toEqual(names);
    const without = listedScenarios(contentWith(index), null);
    expect(without.map(({ name }) => name)).toEqual(names);
  });

  test('a completed scenario reveals the scenarios it unlocks and no others', () => {
    expect(listed([1]).map(({ state }) => state)).toEqual([
      'completed',
      'available',
      'hidden',
      'hidden',
    ]);
  });

  test('a shown scenario has its name and is marked as not reached', () => {
    const shown = listed([], { shown: [{ kind: 'scenario', which: '14' as ScenarioId }] });
    expect(shown.at(-1)).toMatchObject({ name: 'Frozen Hollow', state: 'locked', isShown: true });
    expect(shown[1]).toMatchObject({ name: null, state: 'hidden', isShown: false });
  });

  test('a state set by the players is used', () => {
    const marks = [{ scenario: '3' as ScenarioId, state: 'open' as const }];
    const set = listed([], { marks, outOfOrder: ['3' as ScenarioId, '14' as ScenarioId] });
    expect(set[2]).toMatchObject({ state: 'available', outOfOrder: true, isShown: false });
    expect(set[3]).toMatchObject({ state: 'hidden', outOfOrder: false });
  });
});

describe('searchScenarios', () => {
  const known = listed([1]);
  const numbers = (search: string) => searchScenarios(known, search).map(({ number }) => number);

  test('without a search, only named scenarios are listed', () => {
    expect(numbers('')).toEqual([1, 2]);
  });

  test('a name is found by any part, ignoring case', () => {
    expect(numbers('barr')).toEqual([1, 2]);
    expect(numbers(' LAIR ')).toEqual([2]);
  });

  test('custom scenarios are found by name, never by number', () => {
    const own = { ...entry(1001, 'The Mill', [], true), own: true as const };
    const all = listed([], {}, [...index, own]);
    expect(searchScenarios(all, 'mill').map(({ own }) => own)).toEqual([true]);
    expect(searchScenarios(all, '1001')).toEqual([]);
  });

  test('a hidden name cannot be found', () => {
    expect(numbers('frozen')).toEqual([]);
  });

  test('a hidden scenario is found only by its complete number', () => {
    expect(numbers('14')).toEqual([14]);
    expect(numbers('#3')).toEqual([3]);
    expect(numbers('1')).toEqual([1]);
  });
});
