import { describe, expect, test } from 'vitest';
import { id, type PackId } from '../../ids';
import type { Content } from '../content';
import { shippedContent, shippedFile } from '../../testing/content';
import { aPack } from '../../testing/packs';
import type { Erratum, PackFile } from '../types';
import { contradictionOf } from './errata';
import { contentWithPacks } from './packs';
import { readPack } from './read';

const printed = shippedContent();
const guard = printed.monster('bandit-guard');
const hitPoints = 9;

/** Hit points of the guards at level 3. */
function hitPointsIn(content: Content): unknown {
  const level = content.monster('bandit-guard')?.levels[3];
  return level && 'normal' in level ? level.normal.hitPoints : null;
}

const STAT: Erratum = {
  ...{ of: 'monster', id: 'bandit-guard', at: 'levels[3].normal.hitPoints' },
  ...{ was: hitPoints, now: 8, source: 'FAQ 2.1' },
};

const errataPack = (...errata: readonly Erratum[]) =>
  aPack({ errata, monsters: [], abilityDecks: [] } as Partial<PackFile>);

function problemsOf(...errata: readonly object[]): readonly string[] {
  const read = readPack(errataPack(...(errata as Erratum[])), shippedFile, []);
  if (read.ok) return [];
  if (read.refusal.code !== 'contentIsWrong') throw new Error(read.refusal.code);
  return read.refusal.problems.map(({ path, code }) => `${path}: ${code}`);
}

function contentWith(...errata: readonly Erratum[]) {
  const pack = errataPack(...errata);
  return contentWithPacks(shippedFile, [pack], [pack.id]);
}

describe('errata of a pack', () => {
  test('replace a stat while the pack is on, and leave everything else', () => {
    expect(problemsOf(STAT)).toEqual([]);
    const now = contentWith(STAT);
    expect(hitPointsIn(printed)).toBe(hitPoints);
    expect(hitPointsIn(now)).toBe(8);
    expect(now.monster('bandit-guard')?.levels[2]).toEqual(guard?.levels[2]);
    expect(now.monster('hound')).toEqual(printed.monster('hound'));
    const off = contentWithPacks(shippedFile, [errataPack(STAT)], []);
    expect(off.monster('bandit-guard')).toEqual(guard);
  });

  test.each<[string, Erratum['of'], string | number, string]>([
    ['the initiative of a monster card', 'abilityDeck', 'guard', 'cards[0].initiative'],
    ['the price of an item', 'item', 1, 'cost'],
    ['the initiative of a class card', 'classCards', 'brute', 'cards[0].initiative'],
    ['the name of a scenario', 'scenarioEntry', '1', 'name'],
    ['the name of a solo scenario', 'scenarioEntry', 'solo-1', 'name'],
  ])('replace %s', (_, of, of2, at) => {
    const { was, now } = valueOf(of, of2);
    const erratum = { of, id: of2, at, was, now, source: 'FAQ' } as Erratum;
    expect(problemsOf(erratum)).toEqual([]);
    expect(valueOf(of, of2, contentWith(erratum)).was).toEqual(now);
  });

  test('replace a room and add a rule of a scenario', () => {
    const room = printed.scenario('1')?.rooms[0];
    const [first, ...others] = room?.monsters ?? [];
    const moved: Erratum = {
      ...{ of: 'scenario', id: '1', at: 'rooms[0].monsters', was: room?.monsters ?? [] },
      ...{ now: others, source: 'FAQ' },
    };
    const now = contentWith(moved).scenario('1')?.rooms[0];
    expect(first).toBeDefined();
    expect(now?.monsters).toEqual(others);
  });

  test('are skipped if the print is different by now', () => {
    const now = contentWith({ ...STAT, was: 99 });
    expect(now.monster('bandit-guard')).toEqual(guard);
  });

  test.each<[string, readonly object[], string]>([
    ['another printed value', [{ ...STAT, was: 99 }], 'errata[0].was: erratumDiffers'],
    [
      'a place that is not there',
      [{ ...STAT, at: 'levels[30].normal' }],
      'errata[0].was: erratumDiffers',
    ],
    ['a thing that is not there', [{ ...STAT, id: 'yeti' }], 'errata[0].id: unknownReference'],
    ['nothing new', [{ ...STAT, now: hitPoints }], 'errata[0].now: addsNothing'],
    ['two values for one place', [STAT, { ...STAT, now: 7 }], 'errata[1].at: erratumTwice'],
    [
      'a place inside another one',
      [STAT, { ...STAT, at: 'levels[3].normal', was: {}, now: null }],
      'errata[1].at: erratumTwice',
    ],
    ['a value of another type', [{ ...STAT, now: [] }], 'errata[0].now: wrongShape'],
    ['no hit points', [{ ...STAT, now: 0 }], 'errata[0].now: tooSmall'],
    [
      'a deck that is not there',
      [{ ...STAT, at: 'deck', was: 'guard', now: 'yeti' }],
      'errata[0].now: unknownReference',
    ],
    ['an id', [{ ...STAT, at: 'id', was: 'bandit-guard', now: 'x' }], 'errata[0].at: wrongShape'],
    ['no source', [{ ...STAT, source: ' ' }], 'errata[0].source: tooSmall'],
    ['a path into prototypes', [{ ...STAT, at: '__proto__.x' }], 'errata[0].at: wrongShape'],
  ])('with %s are refused with their place', (_, errata, problem) => {
    expect(problemsOf(...errata)).toEqual([problem]);
  });

  test('of two packs that correct one place differently contradict each other', () => {
    const other = (now: number) => ({ ...errataPack({ ...STAT, now }), id: id<PackId>('other') });
    expect(contradictionOf(errataPack(STAT), [other(8)])).toBeNull();
    expect(contradictionOf(errataPack(STAT), [other(7)])?.by.id).toBe('other');
  });
});

/** The value at one of the places of the table above, and another one. */
function valueOf(of: Erratum['of'], which: string | number, content = printed) {
  if (of === 'abilityDeck') {
    return { was: content.abilityDeck(String(which))?.cards[0]?.initiative, now: 99 };
  }
  if (of === 'item') return { was: content.item(Number(which))?.cost, now: 99 };
  if (of === 'classCards') {
    return { was: content.classCards(String(which))[0]?.initiative, now: 98 };
  }
  return { was: content.scenarioEntry(String(which))?.name, now: 'The Corrected Mill' };
}
