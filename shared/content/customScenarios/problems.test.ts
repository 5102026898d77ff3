import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { id as asId, type PackId, type ScenarioId } from '../../ids';
import { shippedContent, shippedFile } from '../../testing/content';
import { MILL, room } from '../../testing/mill';
import { contentFrom } from '../content';
import type { ContentProblem } from '../reading/problem';
import { isCustomScenario, newCustomScenarioId, customScenarioOf, packOfScenario } from './asPack';
import { withPacks } from '../packs/packs';
import { OWN_LIMITS } from './problems';
import { parseCustomScenario, readCustomScenario } from './read';
import type { CustomScenarioFile } from '../types';

const content = shippedContent();

type Json = Record<string, unknown>;
/** A copy of the mill with one value changed. */
function broken(path: string, value: unknown): Json {
  const copy = structuredClone(MILL) as Json;
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const last = keys.pop() ?? '';
  const part = keys.reduce<Json>((at, key) => at[key] as Json, copy);
  if (value === undefined) Reflect.deleteProperty(part, last);
  else part[last] = value;
  return copy;
}

/** A rule by which monsters heal at the start of their turns. */
const HEALS = {
  at: 'turnStart',
  of: { side: 'monsters' },
  does: [{ type: 'heal', amount: 1 }],
} as const;

/** Monsters attack harder as long as it holds. */
const STRONGER = { type: 'attackBonus', value: 1, to: { side: 'monsters' } } as const;

function problemsOf(input: unknown): readonly ContentProblem[] {
  const read = readCustomScenario(input, content);
  if (read.ok) return [];
  return read.refusal.code === 'contentIsWrong' ? read.refusal.problems : [];
}

function readMill(): CustomScenarioFile {
  const read = readCustomScenario(MILL, content);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

describe('readCustomScenario', () => {
  test('reads a scenario and completes its rooms from the map', () => {
    const { rooms, title } = readMill();
    expect(title).toBe('The Mill');
    expect(rooms.map(({ adjacent, money, treasures }) => ({ adjacent, money, treasures }))).toEqual(
      [
        { adjacent: [2], money: 0, treasures: [] },
        { adjacent: [1], money: 2, treasures: ['goal'] },
      ],
    );
  });

  test('reading its own result changes nothing', () => {
    const mill = readMill();
    expect(readCustomScenario(JSON.parse(JSON.stringify(mill)), content)).toEqual({
      ok: true,
      value: mill,
    });
  });

  test('reads a plain scenario of the content schema under a given title and id', () => {
    const plain: Json = { ...MILL };
    Reflect.deleteProperty(plain, 'version');
    Reflect.deleteProperty(plain, 'title');
    const id = asId<ScenarioId>('own-x');
    const read = readCustomScenario(plain, content, { title: 'From a file', id });
    expect(read).toMatchObject({ ok: true, value: { title: 'From a file', id: 'own-x' } });
  });

  test('reads every printed scenario except those with incomplete maps', () => {
    const refused = content.scenarioIndex().flatMap(({ id, name }) => {
      const read = readCustomScenario(content.scenario(id), content, { title: name });
      if (read.ok || read.refusal.code !== 'contentIsWrong') return [];
      return read.refusal.problems.map(({ path, code }) => `${id} ${path} ${code}`);
    });
    expect(refused).toEqual(PRINTED_REFUSED);
  });

  const at = (path: string, code: string) => expect.objectContaining({ path, code });
  const secondTile = { tile: 'A1a', at: [0, 0], turns: 0, room: 1 };
  const guard = { id: 'bandit-guard', ranks: ['normal', null, null], at: [-1, 2] };

  test.each<[what: string, input: unknown, path: string, code: string]>([
    ['no object', 'hello', '', 'wrongType'],
    ['a list', [], '', 'wrongType'],
    ['null', null, '', 'wrongType'],
    ['a newer version', { ...MILL, version: 2 }, 'version', 'newerFormat'],
    ['a version that is none', { ...MILL, version: 'one' }, 'version', 'notOneOf'],
    ['no rooms field', broken('rooms', undefined), 'rooms', 'missing'],
    ['no map field', broken('map', undefined), 'map', 'missing'],
    ['a field nobody knows', { ...MILL, cheats: true }, 'cheats', 'unknownKey'],
    ['an unknown field inside', broken('map.fog', 1), 'map.fog', 'unknownKey'],
    [
      'a coordinate that is no integer',
      broken('map.starts[1][0]', 1.5),
      'map.starts[1][0]',
      'wrongType',
    ],
    ['a coordinate that is text', broken('map.starts[1][0]', '1'), 'map.starts[1][0]', 'wrongType'],
    ['a huge coordinate', broken('map.tiles[1].at[0]', 1e9), 'map.tiles[1].at[0]', 'tooLarge'],
    ['a huge negative one', broken('map.tiles[1].at[1]', -100), 'map.tiles[1].at[1]', 'tooSmall'],
    ['seven sixths of a turn', broken('map.tiles[0].turns', 7), 'map.tiles[0].turns', 'tooLarge'],
    [
      'a rank nobody has',
      broken('rooms[0].monsters[0].ranks[0]', 'king'),
      'rooms[0].monsters[0].ranks[0]',
      'notOneOf',
    ],
    [
      'an overlay of no kind',
      broken('map.overlays[0].kind', 'lava'),
      'map.overlays[0].kind',
      'notOneOf',
    ],
    ['an unknown tile', broken('map.tiles[1].tile', 'Z9z'), 'map.tiles[1].tile', 'unknownTile'],
    [
      'a tile called __proto__',
      broken('map.tiles[1].tile', '__proto'),
      'map.tiles[1].tile',
      'unknownTile',
    ],
    [
      'a letter off the map',
      broken('map.letters', [{ letter: 'a', hexes: [[90, 90]] }]),
      'map.letters[0].hexes[0]',
      'offTheMap',
    ],
    [
      'an exit off the map',
      broken('goals', [{ type: 'exit', hexes: [[90, 90]] }]),
      'goals[0].hexes[0]',
      'offTheMap',
    ],
    [
      'a door that crushes and never closes',
      broken('map.doors[0].locked', { crushes: true }),
      'map.doors[0].locked.heldBy',
      'missing',
    ],
    ['a tile over another', broken('map.tiles[2]', secondTile), 'map.tiles[2]', 'tilesOverlap'],
    ['a room named after no tile', broken('rooms[1].tile', 'Z9z'), 'rooms[1].tile', 'unknownTile'],
    ['a tile of no room', broken('map.tiles[1].room', 7), 'map.tiles[1].room', 'unknownRoom'],
    ['no tiles', broken('map.tiles', []), 'map.tiles', 'noTiles'],
    [
      'a door that joins nothing',
      broken('map.doors[0].hexes[0]', [20, 20]),
      'map.doors[0]',
      'doorJoinsNothing',
    ],
    [
      'a door with one tile only',
      broken('map.doors[0].hexes[0]', [4, 1]),
      'map.doors[0]',
      'doorJoinsNothing',
    ],
    [
      'a door between other rooms',
      broken('map.doors[0].rooms', [1, 1]),
      'map.doors[0].rooms',
      'doorRoomsWrong',
    ],
    [
      'a trap off the map',
      broken('map.overlays[0].hexes[0]', [40, 40]),
      'map.overlays[0].hexes[0]',
      'offTheMap',
    ],
    [
      'a trap said to be in another room',
      broken('map.overlays[0].room', 1),
      'map.overlays[0].room',
      'inAnotherRoom',
    ],
    [
      'a piece in two parts',
      broken('map.overlays[0].hexes[1]', [-9, 2]),
      'map.overlays[0]',
      'hexesApart',
    ],
    [
      'two pieces on one hex',
      broken('map.overlays[2].hexes[0]', [-6, 4]),
      'map.overlays[2]',
      'piecesOverlap',
    ],
    [
      'a treasure without a number',
      broken('map.overlays[2].treasure', undefined),
      'map.overlays[2].treasure',
      'treasureMissing',
    ],
    ['no start hexes', broken('map.starts', []), 'map.starts', 'tooFewStarts'],
    ['three start hexes', broken('map.starts[3]', [2, 2]), 'map.starts[3]', 'startTwice'],
    ['a start off the map', broken('map.starts[3]', [40, 40]), 'map.starts[3]', 'offTheMap'],
    [
      'a start in a closed room',
      broken('map.starts[3]', [-5, 4]),
      'map.starts[3]',
      'startNotInOpenRoom',
    ],
    [
      'a monster nobody knows',
      broken('rooms[0].monsters[0].id', 'dragon-king'),
      'rooms[0].monsters[0].id',
      'unknownMonster',
    ],
    [
      'a monster off the map',
      broken('rooms[0].monsters[0].at', [40, 40]),
      'rooms[0].monsters[0]',
      'offTheMap',
    ],
    [
      'a monster in the wrong room',
      broken('rooms[0].monsters[0].at', [-5, 4]),
      'rooms[0].monsters[0]',
      'inAnotherRoom',
    ],
    [
      'two monsters on one hex',
      broken('rooms[0].monsters[2]', guard),
      'rooms[0].monsters[2]',
      'hexTaken',
    ],
    [
      'a monster on a start hex',
      broken('rooms[0].monsters[0].at', [3, 1]),
      'rooms[0].monsters[0]',
      'monsterOnStart',
    ],
    [
      'a monster on a closed door',
      broken('rooms[0].monsters[0].at', [-2, 3]),
      'rooms[0].monsters[0]',
      'piecesOverlap',
    ],
    ['a start hex on a door', broken('map.starts[0]', [-2, 3]), 'map.starts[0]', 'piecesOverlap'],
    [
      'an obstacle on a door',
      broken('map.overlays[0]', { kind: 'obstacle', hexes: [[-2, 3]], room: 2 }),
      'map.overlays[0]',
      'piecesOverlap',
    ],
    [
      'a monster on a wall',
      broken('map.overlays[0]', { kind: 'wall', hexes: [[-9, 3]], room: 2 }),
      'rooms[1].monsters[0]',
      'piecesOverlap',
    ],
    [
      'money on a wall',
      broken('map.overlays[0]', { kind: 'wall', hexes: [[-5, 3]], room: 2 }),
      'map.overlays[1]',
      'piecesOverlap',
    ],
    [
      'a corridor between two rooms',
      broken('map.doors[0].kind', 'corridor'),
      'map.doors[0].rooms',
      'corridorPartsRooms',
    ],
    [
      'a monster nobody meets',
      broken('rooms[0].monsters[0].ranks', [null, null, null]),
      'rooms[0].monsters[0].ranks',
      'monsterNowhere',
    ],
    [
      'a guard as a boss',
      broken('rooms[0].monsters[0].ranks[0]', 'boss'),
      'rooms[0].monsters[0].ranks',
      'wrongRank',
    ],
    ['no rooms', { ...broken('rooms', []), map: null }, 'rooms', 'noRooms'],
    ['no room that is open', broken('rooms[0].initial', false), 'rooms', 'noInitialRoom'],
    ['a room twice', broken('rooms[1].room', 1), 'rooms[1].room', 'roomTwice'],
    [
      'a neighbour that is not there',
      broken('rooms[0].adjacent', [9]),
      'rooms[0].adjacent[0]',
      'unknownRoom',
    ],
    ['a room no door opens', broken('map.doors', []), 'rooms[1]', 'roomNotRevealed'],
    [
      'a tile nobody can get to',
      broken('map.tiles[2]', { tile: 'A1a', at: [30, 0], turns: 0, room: 1 }),
      'map.tiles[2]',
      'tileUnreachable',
    ],
    ['an ally nobody knows', { ...MILL, allies: ['nobody'] }, 'allies[0]', 'unknownMonster'],
    [
      'an objective that is not there',
      broken('rooms[0].objectives', [{ objective: 3 }]),
      'rooms[0].objectives[0].objective',
      'unknownReference',
    ],
    [
      'an item that is not there',
      broken('rewards.items', [{ item: 199 }]),
      'rewards.items[0].item',
      'unknownReference',
    ],
    ['a script in the title', broken('title', '<script>alert(1)</script>'), 'title', 'markup'],
    ['an image in the goal', broken('goalText', 'x <img src=x onerror=y>'), 'goalText', 'markup'],
    ['text that runs backwards', broken('title', 'The \u202eMill'), 'title', 'markup'],
    ['an empty title', broken('title', '  '), 'title', 'tooSmall'],
    ['a title of a page', broken('title', 'x'.repeat(61)), 'title', 'tooLarge'],
    [
      '2000 monsters',
      broken('rooms[0].monsters', Array(2000).fill(guard)),
      'rooms',
      'tooManyParts',
    ],
    [
      'a hundred tiles',
      broken('map.tiles', Array(100).fill(secondTile)),
      'map.tiles',
      'tooManyParts',
    ],
    [
      'a rule that names a missing room',
      broken('rules', [{ ...HEALS, at: 'reveal', rooms: [9] }]),
      'rules[0].rooms[0]',
      'unknownRoom',
    ],
    [
      'a rule that names a missing monster',
      broken('rules', [{ ...HEALS, of: { monsters: ['unicorn'] } }]),
      'rules[0].of.monsters[0]',
      'unknownMonster',
    ],
    [
      'a rule that names a missing objective',
      broken('rules', [{ ...HEALS, when: [{ state: 'present', objective: 'Lighthouse' }] }]),
      'rules[0].when[0].objective',
      'unknownReference',
    ],
    [
      'a rule whose conditions exclude each other',
      broken('rules', [
        {
          ...HEALS,
          when: [
            { state: 'revealed', room: 2 },
            { state: 'closed', room: 2 },
          ],
        },
      ]),
      'rules[0].when[0]',
      'contradiction',
    ],
    [
      'a rule of turns that names nobody',
      broken('rules', [{ at: 'turnStart', does: HEALS.does }]),
      'rules[0].of',
      'missing',
    ],
    [
      'a rule of rounds that heals nobody',
      broken('rules', [{ at: 'roundEnd', does: HEALS.does }]),
      'rules[0].does[0].to',
      'missing',
    ],
    [
      'a lasting effect in a rule of a moment',
      broken('rules', [{ at: 'roundStart', does: [STRONGER] }]),
      'rules[0].does[0].type',
      'onlyAlways',
    ],
    [
      'a lasting effect that asks where figures are',
      broken('rules', [{ at: 'always', does: [{ ...STRONGER, to: { room: 2 } }] }]),
      'rules[0].does[0].to.room',
      'onlyAtMoments',
    ],
    [
      'an overlay that is laid off the map',
      broken('rules', [
        { at: 'roundEnd', does: [{ type: 'layOverlay', kind: 'trap', hexes: [[90, 90]] }] },
      ]),
      'rules[0].does[0].hexes[0]',
      'offTheMap',
    ],
    [
      'a condition for hexes off the map',
      broken('finish', [
        { result: 'loss', when: [{ state: 'absent', side: 'characters', hexes: [[90, 90]] }] },
      ]),
      'finish[0].when[0].hexes[0]',
      'offTheMap',
    ],
    [
      'a spawn with a missing room',
      broken('spawns', [
        {
          onReveal: [9],
          monsters: [{ id: 'bandit-guard', ranks: ['normal', 'normal', 'normal'], count: 1 }],
        },
      ]),
      'spawns[0].onReveal[0]',
      'unknownRoom',
    ],
    [
      'a missing room that opens by itself',
      broken('reveals', [{ rooms: [9], rounds: { in: [2] } }]),
      'reveals[0].rooms[0]',
      'unknownRoom',
    ],
    [
      'a door that waits for the room behind it',
      broken('map.doors[0].locked', { when: [{ state: 'revealed', room: 2 }] }),
      'map.doors[0].locked',
      'neverUnlocked',
    ],
  ])('refuses %s and names the element', (_, input, path, code) => {
    expect(problemsOf(input)).toContainEqual(at(path, code));
  });

  test('names both of two conflicting things', () => {
    expect(problemsOf(broken('map.tiles[2]', secondTile))).toContainEqual({
      path: 'map.tiles[2]',
      code: 'tilesOverlap',
      with: 'map.tiles[0]',
    });
    expect(problemsOf(broken('rooms[0].monsters[2]', guard))).toContainEqual({
      path: 'rooms[0].monsters[2]',
      code: 'hexTaken',
      with: 'rooms[0].monsters[0]',
      characters: 2,
    });
  });

  test('allows two monsters on one hex for different numbers of characters', () => {
    const first = { id: 'bandit-guard', ranks: ['normal', null, null], at: [0, 0] };
    const second = { id: 'bandit-guard', ranks: [null, 'normal', 'elite'], at: [0, 0] };
    expect(problemsOf(broken('rooms[0].monsters', [first, second]))).toEqual([]);
  });

  test('reports all problems at once', () => {
    const input = broken('map.starts', []);
    (input['rooms'] as Json[])[1] = room(2, false, [{ ...guard, id: 'nobody', at: [40, 40] }]);
    const found = problemsOf(input).map(({ path, code }) => `${path} ${code}`);
    expect(found).toEqual([
      'map.starts tooFewStarts',
      'rooms[1].monsters[0].id unknownMonster',
      'rooms[1].monsters[0] offTheMap',
    ]);
  });

  test.each(['__proto__', 'constructor', 'prototype'])('refuses a field called %s', (key) => {
    const text = JSON.stringify(MILL).replace('"title"', `"${key}":{"polluted":1},"title"`);
    expect(parseCustomScenario(text, content)).toMatchObject({
      refusal: { code: 'contentIsWrong', problems: [{ path: key, code: 'forbiddenKey' }] },
    });
    expect(({} as Json)['polluted']).toBeUndefined();
  });

  test.each([
    ['no JSON', '{"version":1', 'notJson'],
    ['nothing', '', 'notJson'],
    ['a file that is too large', ' '.repeat(OWN_LIMITS.text + 1), 'tooLargeFile'],
    ['lists in lists in lists', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'wrongShape'],
  ])('refuses %s', (_, text, code) => {
    expect(parseCustomScenario(text, content)).toMatchObject({
      refusal: { code: 'contentIsWrong', problems: [expect.objectContaining({ code })] },
    });
  });

  test('reads a file with a byte order mark', () => {
    expect(parseCustomScenario(`\uFEFF${JSON.stringify(MILL)}`, content).ok).toBe(true);
  });

  test('accepts or refuses any input and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(...PLACES), (value, path) => {
        const whole = readCustomScenario(value, content);
        const part = readCustomScenario(broken(path, value), content);
        return typeof whole.ok === 'boolean' && typeof part.ok === 'boolean';
      }),
    );
  });
});

/** Paths that are worth changing. */
const PLACES = [
  'goals',
  'rooms',
  'rooms[0]',
  'rooms[0].monsters',
  'rooms[0].monsters[0].at',
  'map',
  'map.tiles',
  'map.tiles[0]',
  'map.doors[0]',
  'map.doors[0].hexes',
  'map.overlays[0].hexes',
  'map.starts',
  'rewards',
  'version',
];

/** Printed scenarios do this, custom ones may not: see the notes of the content. */
const PRINTED_REFUSED: readonly string[] = [
  '35 rooms[0].monsters[0] inAnotherRoom',
  '35 rooms[0].monsters[1] inAnotherRoom',
  '35 rooms[0].monsters[2] inAnotherRoom',
  '35 rooms[0].monsters[3] inAnotherRoom',
  '55 rooms noRooms',
  '68 map.overlays[12].room inAnotherRoom',
  '88 rooms[0].monsters[1] hexTaken',
  '90 map.doors[2] doorJoinsNothing',
  '90 map.tiles[1] tileUnreachable',
  '90 map.tiles[2] tileUnreachable',
];

describe('ids of custom scenarios', () => {
  test.each([
    ['The Mill', 'own-the-mill-aaaaa'],
    ['Ærger & Çá!', 'own-rger-ca-aaaaa'],
    ['___', 'own-scenario-aaaaa'],
    ['x'.repeat(60), `own-${'x'.repeat(40)}-aaaaa`],
  ])('%s becomes %s', (title, id) => {
    expect(newCustomScenarioId(title, () => 0)).toBe(id);
    expect(isCustomScenario(id)).toBe(true);
  });

  test('never equal those of printed scenarios or names of other files', () => {
    for (const { id } of content.scenarioIndex()) expect(isCustomScenario(id)).toBe(false);
    for (const id of ['own-', 'own', 'own-../x', 'own-a/b', 'OWN-a', 'own-a--b', '__proto__']) {
      expect(isCustomScenario(id)).toBe(false);
    }
  });

  test('are valid for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (title) =>
        isCustomScenario(newCustomScenarioId(title, Math.random)),
      ),
    );
  });
});

describe('custom scenarios as packs', () => {
  const mixed = contentFrom(withPacks(shippedFile, [packOfScenario(readMill())]));

  test('the short form converts to a pack and back without changes', () => {
    const mill = readMill();
    const pack = packOfScenario(mill);
    expect(pack).toMatchObject({
      id: mill.id,
      name: 'The Mill',
      scenarios: [{ name: 'The Mill' }],
    });
    expect(JSON.stringify(customScenarioOf(pack))).toBe(JSON.stringify(mill));
  });

  test('a pack with other content has no short form', () => {
    const pack = packOfScenario(readMill());
    const other = asId<PackId>('frostlands');
    expect(customScenarioOf({ ...pack, id: other })).toBeNull();
    expect(customScenarioOf({ version: 1, id: pack.id, name: 'Own' })).toBeNull();
  });

  test('are listed after printed ones with their files', () => {
    expect(mixed.scenarioIndex()).toHaveLength(content.scenarioIndex().length + 1);
    expect(mixed.scenarioIndex().at(-1)?.number).toBe(1001);
    expect(mixed.scenarioEntry(MILL.id)).toMatchObject({ name: 'The Mill', own: true });
    expect(mixed.scenario(MILL.id)?.rooms).toHaveLength(2);
    expect(mixed.scenario('1')).toEqual(content.scenario('1'));
    expect(mixed.monsters()).toEqual(content.monsters());
  });
});
