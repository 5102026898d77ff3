import { describe, expect, test } from 'vitest';
import { id, type PackId } from '../../ids';
import type { Content } from '../content';
import { shippedContent, shippedFile } from '../../testing/content';
import { aPack } from '../../testing/packs';
import type { Erratum, PackFile } from '../types';
import { contradictionOf, errataInUse } from './errata';
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

  const CARD = { of: 'classCards', id: 'brute', source: 'FAQ' };
  const brute = printed.classCards('brute');
  const BLACK_BARROW = { of: 'scenarioEntry', id: '1', source: 'FAQ' };
  const room = printed.scenario('1')?.rooms[0];

  test.each<[string, readonly object[], string]>([
    [
      'a perk that adds an impossible card',
      [{ of: 'class', id: 'brute', at: 'perks[0].add', now: ['x2'], source: 'FAQ' }],
      'errata[0].now: impossibleDeck',
    ],
    [
      'an id that another card has',
      [{ ...CARD, at: 'cards[0].id', was: brute[0]?.id, now: brute[1]?.id }],
      'errata[0].now: idIsTaken',
    ],
    [
      'a card whose abilities are then of no card',
      [{ ...CARD, at: 'cards[0].id', was: brute[0]?.id, now: 999 }],
      'errata[0].now: unknownReference',
    ],
    [
      'abilities of a card that is not there',
      [
        {
          ...{ of: 'cardLines', id: 'brute', at: 'cards[0].id', source: 'FAQ' },
          ...{ was: printed.cardLines('brute')?.cards[0]?.id, now: 999 },
        },
      ],
      'errata[0].now: unknownReference',
    ],
    [
      'a scenario that unlocks one that is not there',
      [{ ...BLACK_BARROW, at: 'unlocks[0]', was: '2', now: '999' }],
      'errata[0].now: unknownReference',
    ],
    [
      'a scenario that unlocks itself',
      [{ ...BLACK_BARROW, at: 'unlocks[0]', was: '2', now: '1' }],
      'errata[0].now: circle',
    ],
    [
      'the number of another scenario',
      [{ ...BLACK_BARROW, at: 'number', was: 1, now: 2 }],
      'errata[0].now: idIsTaken',
    ],
    [
      'an achievement that is not there',
      [
        {
          ...{ ...BLACK_BARROW, id: '2', at: 'requiresAnyOf[0][0].achievement' },
          ...{ was: 'first-steps', now: 'last-steps' },
        },
      ],
      'errata[0].now: unknownReference',
    ],
    [
      'a monster that is not there',
      [
        {
          ...{ of: 'scenario', id: '1', at: 'rooms[0].monsters[0].id', source: 'FAQ' },
          ...{ was: room?.monsters[0]?.id, now: 'yeti' },
        },
      ],
      'errata[0].now: unknownMonster',
    ],
    [
      'two cards that get one id',
      [
        { ...CARD, at: 'cards[0].name', was: brute[0]?.name, now: 'Trample twice' },
        { of: 'abilityDeck', id: 'guard', at: 'cards[0].id', was: 524, now: 77, source: 'FAQ' },
        { of: 'abilityDeck', id: 'guard', at: 'cards[1].id', was: 525, now: 77, source: 'FAQ' },
      ],
      'errata[2].now: errataDisagree',
    ],
  ])('with %s are refused with their place', (_, errata, problem) => {
    expect(problemsOf(...errata)).toEqual([problem]);
  });

  test('in use are those that hold, with the name of their pack', () => {
    const ignored = { ...STAT, at: 'levels[2].normal.hitPoints', was: 99, now: 98 };
    const pack = errataPack(STAT, ignored);
    const content = contentWithPacks(shippedFile, [pack], [pack.id]);
    expect(errataInUse(content, [pack])).toEqual([{ erratum: STAT, pack: pack.name }]);
    expect(errataInUse(content, [])).toEqual([]);
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
