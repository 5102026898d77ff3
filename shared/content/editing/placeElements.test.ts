import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentFrom } from '../content';
import { shippedFile } from '../../testing/content';
import { customScenarioProblems } from '../customScenarios/problems';
import { readCustomScenario } from '../customScenarios/read';
import type { CustomScenarioFile } from '../types';
import { id as asId, type MonsterTypeId } from '../../ids';
import { addMonster, addPiece, addTile, copyOf, emptyScenario, toggleStart } from './placeElements';
import { moveElement, turnElement } from './moveElements';
import {
  removeElement,
  setDoorTiles,
  setGoalText,
  setInitial,
  setOverlay,
  setRanks,
  setTileRoom,
} from './changeElements';
import type { Edited } from './editedScenario';
import { elementAt, elementsOn, hexesOf, pathOf, type MapElement } from './mapElements';
import { DOOR_PIECES, OVERLAY_PIECES, type Piece } from './pieces';
import { withDerivedFields } from './assignRooms';
import type { Hex } from '../../map/hexes';

const content = contentFrom(shippedFile);

const guard = asId<MonsterTypeId>('bandit-guard');
const EACH = ['normal', 'normal', 'elite'] as const;

function must(edited: Edited | null): CustomScenarioFile {
  if (!edited) throw new Error('refused');
  return edited.file;
}

function piece(kind: string, size = 1): Piece {
  const found = [...DOOR_PIECES, ...OVERLAY_PIECES].find(
    (each) => each.kind === kind && each.hexes.length === size,
  );
  if (!found) throw new Error(kind);
  return found;
}

const lay = (file: CustomScenarioFile, kind: string, q: number, r: number, size = 1) =>
  must(addPiece(file, content, { piece: piece(kind, size), turns: 0 }, { q, r }));

/** The two rooms of the first printed scenario, built step by step. */
function twoRooms(): CustomScenarioFile {
  let file: CustomScenarioFile = { ...emptyScenario(), title: 'The Mill' };
  file = laidAt(file, 'L1a', 0, [0, 0]);
  file = laidAt(file, 'G1b', 3, [-3, 4]);
  file = lay(file, 'door', -2, 3);
  for (const [q, r] of [
    [3, 1],
    [2, 2],
    [3, 2],
    [2, 3],
  ] as const) {
    file = toggleStart(file, content, { q, r }).file;
  }
  return must(addMonster(file, content, { monster: guard, ranks: EACH }, { q: -1, r: 2 }));
}

/** Places a tile with its origin on the given hex. */
function laidAt(
  file: CustomScenarioFile,
  tile: string,
  turns: number,
  [q, r]: readonly [number, number],
): CustomScenarioFile {
  const laid = addTile(file, content, { tile, turns }, { q: 0, r: 0 });
  const at = laid?.file.map?.tiles.at(-1)?.at ?? [0, 0];
  if (!laid?.element) throw new Error('refused');
  return must(moveElement(laid.file, content, laid.element, { q: q - at[0], r: r - at[1] }));
}

const problems = (file: CustomScenarioFile) => customScenarioProblems(file, content);
const at = (file: CustomScenarioFile, path: string): MapElement => {
  const element = elementAt(path);
  if (!element || hexesOf(file, element, content).length === 0) throw new Error(path);
  return element;
};

describe('building a scenario', () => {
  test('two rooms with a door are a scenario that is read back unchanged', () => {
    const file = twoRooms();
    expect(problems(file)).toEqual([]);
    expect(file.rooms.map(({ tile, adjacent, initial }) => ({ tile, adjacent, initial }))).toEqual([
      { tile: 'L1a', adjacent: [2], initial: true },
      { tile: 'G1b', adjacent: [1], initial: false },
    ]);
    expect(file.map?.doors[0]).toMatchObject({ tiles: ['L1a', 'G1b'], rooms: [1, 2] });
    const read = readCustomScenario(JSON.parse(JSON.stringify(file)), content);
    expect(read).toEqual({ ok: true, value: file });
  });

  test('a tile is placed with its centre on the hex in every orientation', () => {
    for (let turns = 0; turns < 6; turns += 1) {
      const file = must(addTile(emptyScenario(), content, { tile: 'M1a', turns }, { q: 4, r: -2 }));
      const hexes = hexesOf(file, { kind: 'tile', index: 0 }, content);
      expect(hexes).toContainEqual({ q: 4, r: -2 });
    }
  });

  test('money, treasures and monsters belong to the room of their hex', () => {
    let file = lay(twoRooms(), 'money', -5, 3);
    file = lay(file, 'treasure', -9, 2);
    file = setOverlay(file, content, 0, { amount: 3 }).file;
    file = setOverlay(file, content, 1, { treasure: 12 }).file;
    file = must(addMonster(file, content, { monster: guard, ranks: EACH }, { q: -5, r: 4 }));
    expect(file.rooms[1]).toMatchObject({ money: 3, treasures: [12] });
    expect(file.rooms.map(({ monsters }) => monsters.length)).toEqual([1, 1]);
    expect(problems(file)).toEqual([]);
  });

  test('a monster moved through a door belongs to the other room', () => {
    const file = twoRooms();
    const moved = moveElement(file, content, at(file, 'rooms[0].monsters[0]'), { q: -4, r: 2 });
    expect(moved?.element).toEqual({ kind: 'monster', room: 1, index: 0 });
    expect(moved?.file.rooms[0]?.monsters).toEqual([]);
  });

  test('positions that a file cannot hold are refused, and monsters off the map', () => {
    const far = { q: 99, r: 99 };
    expect(addTile(emptyScenario(), content, { tile: 'M1a', turns: 1 }, far)).toBeNull();
    expect(addMonster(twoRooms(), content, { monster: guard, ranks: EACH }, far)).toBeNull();
    const file = twoRooms();
    expect(moveElement(file, content, at(file, 'map.tiles[0]'), { q: 98, r: 0 })).toBeNull();
  });

  test('moving and turning a tile moves and turns everything on it', () => {
    const file = twoRooms();
    const tile = at(file, 'map.tiles[0]');
    const away = must(moveElement(file, content, tile, { q: 5, r: 1 }));
    expect(away.map?.starts[0]).toEqual([8, 2]);
    expect(away.rooms[0]?.monsters[0]?.at).toEqual([4, 3]);
    expect(problems(away).map(({ code }) => code)).toContain('doorJoinsNothing');
    expect(must(moveElement(away, content, tile, { q: -5, r: -1 })).map?.tiles).toEqual(
      file.map?.tiles,
    );
    const turned = must(turnElement(file, content, tile, 1));
    const hexes = hexesOf(turned, tile, content);
    expect(hexes).toContainEqual({ q: turned.map?.starts[0]?.[0], r: turned.map?.starts[0]?.[1] });
    expect(must(turnElement(turned, content, tile, -1)).map).toEqual(file.map);
  });

  test('removing a tile removes everything on it, and a room without tiles', () => {
    const file = removeElement(twoRooms(), content, { kind: 'tile', index: 0 }).file;
    expect(file.map?.starts).toEqual([]);
    expect(file.rooms.map(({ room, initial }) => ({ room, initial }))).toEqual([
      { room: 2, initial: true },
    ]);
  });

  test('two tiles can be merged into a room and split again', () => {
    const one = setTileRoom(twoRooms(), content, 1, 1).file;
    expect(one.rooms).toHaveLength(1);
    expect(one.rooms[0]).toMatchObject({ room: 1, tiles: ['L1a', 'G1b'], adjacent: [] });
    expect(one.map?.doors[0]?.rooms).toEqual([1, 1]);
    const two = setTileRoom(one, content, 1, null).file;
    expect(two.rooms.map(({ adjacent }) => adjacent)).toEqual([[2], [1]]);
    expect(problems(two)).toEqual([]);
  });

  test('the tiles that a door joins can be chosen among three', () => {
    let file = laidAt(twoRooms(), 'A1a', 0, [20, 0]);
    file = setDoorTiles(file, content, 0, [0, 2]).file;
    // It does not touch the third tile, so it keeps the tiles it touches.
    expect(file.map?.doors[0]?.tiles).toEqual(['L1a', 'G1b']);
  });

  test('elements on a hex are listed from top to bottom', () => {
    const file = lay(twoRooms(), 'trap', -1, 2);
    expect(elementsOn(file, { q: -1, r: 2 }, content).map(pathOf)).toEqual([
      'rooms[0].monsters[0]',
      'map.overlays[0]',
      'map.tiles[0]',
    ]);
  });

  test('ranks, the initial room and the goal change nothing else', () => {
    const file = twoRooms();
    const ranked = setRanks(file, { room: 0, index: 0 }, [null, null, 'elite']);
    expect(ranked.rooms[0]?.monsters[0]?.ranks).toEqual([null, null, 'elite']);
    expect(setInitial(setInitial(file, 2, true), 2, false)).toEqual(file);
    expect(setGoalText(setGoalText(file, ' Burn it. '), '')).toEqual(file);
  });

  test('every printed scenario can be copied, and settling it moves no figure', () => {
    for (const { id, name } of content.scenarioIndex()) {
      const printed = content.scenario(id);
      // Figures of these are listed in other rooms than their hexes, or share a hex.
      if (!printed?.map || ['35', '68', '88', '90'].includes(id)) continue;
      const copy = withDerivedFields(copyOf(printed, name), content);
      expect(problems(copy), id).toEqual([]);
      expect(
        copy.rooms.map(({ monsters }) => monsters),
        id,
      ).toEqual(printed.rooms.map(({ monsters }) => monsters));
      expect(copy.rewards.partyAchievements).toBeUndefined();
    }
  });
});

/** Possible actions in the editor. */
type Step =
  | readonly ['tile', string, number, Hex]
  | readonly ['piece', Piece, number, Hex]
  | readonly ['start' | 'monster', Hex]
  | readonly ['move' | 'turn' | 'remove', number, Hex]
  | readonly ['room', number, number];

const hexes = fc.record({
  q: fc.integer({ min: -12, max: 12 }),
  r: fc.integer({ min: -12, max: 12 }),
});
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(
    fc.constant('tile' as const),
    fc.constantFrom(...content.tiles().map((t) => t.id)),
    fc.nat(5),
    hexes,
  ),
  fc.tuple(
    fc.constant('piece' as const),
    fc.constantFrom(...DOOR_PIECES, ...OVERLAY_PIECES),
    fc.nat(5),
    hexes,
  ),
  fc.tuple(fc.constantFrom('start' as const, 'monster' as const), hexes),
  fc.tuple(fc.constantFrom('move' as const, 'turn' as const, 'remove' as const), fc.nat(30), hexes),
  fc.tuple(fc.constant('room' as const), fc.nat(5), fc.nat(5)),
);

function elements(file: CustomScenarioFile): readonly MapElement[] {
  const list = (kind: 'tile' | 'door' | 'overlay' | 'start', length = 0) =>
    Array.from({ length }, (_, index): MapElement => ({ kind, index }));
  return [
    ...list('tile', file.map?.tiles.length),
    ...list('door', file.map?.doors.length),
    ...list('overlay', file.map?.overlays.length),
    ...list('start', file.map?.starts.length),
    ...file.rooms.flatMap(({ monsters }, room) =>
      monsters.map((_, index): MapElement => ({ kind: 'monster', room, index })),
    ),
  ];
}

function edited(file: CustomScenarioFile, step: Step): CustomScenarioFile {
  const [kind, one, two, three] = step;
  if (kind === 'tile')
    return addTile(file, content, { tile: one, turns: two }, three)?.file ?? file;
  if (kind === 'piece') {
    return addPiece(file, content, { piece: one, turns: two }, three)?.file ?? file;
  }
  if (kind === 'start') return toggleStart(file, content, one).file;
  if (kind === 'monster') {
    return addMonster(file, content, { monster: guard, ranks: EACH }, one)?.file ?? file;
  }
  if (kind === 'room') {
    const tiles = file.map?.tiles.length ?? 0;
    return tiles === 0 ? file : setTileRoom(file, content, one % tiles, (two % 4) + 1).file;
  }
  const all = elements(file);
  const element = all[Number(one) % Math.max(1, all.length)];
  if (!element) return file;
  if (kind === 'move') return moveElement(file, content, element, two)?.file ?? file;
  if (kind === 'turn') return turnElement(file, content, element, 1)?.file ?? file;
  return removeElement(file, content, element).file;
}

describe('any sequence of edits', () => {
  test('reads back a valid scenario unchanged, and refuses an invalid one with the same element', () => {
    let good = 0;
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 25 }), fc.boolean(), (done, fromMill) => {
        const start = fromMill ? twoRooms() : { ...emptyScenario(), title: 'Random' };
        const file = done.reduce(edited, start);
        expect(withDerivedFields(file, content)).toEqual(file);
        const found = problems(file);
        const read = readCustomScenario(JSON.parse(JSON.stringify(file)), content);
        if (found.length === 0) {
          good += 1;
          expect(read).toEqual({ ok: true, value: file });
        } else {
          if (read.ok || read.refusal.code !== 'contentIsWrong') throw new Error('taken');
          expect(read.refusal.problems).toEqual(found.slice(0, 100));
        }
        for (const { path } of found) {
          const element = elementAt(path);
          if (element) expect(pathOf(element).length).toBeLessThanOrEqual(path.length);
        }
      }),
      { numRuns: 150 },
    );
    // Otherwise only one branch would have been tested.
    expect(good).toBeGreaterThan(2);
  });

  test('reports breaking a valid map at the broken place', () => {
    const BREAKS: readonly (readonly [
      (file: CustomScenarioFile, n: number) => CustomScenarioFile,
      string,
      string,
    ])[] = [
      [
        (file, n) => must(addTile(file, content, { tile: 'A1a', turns: n % 6 }, { q: 0, r: 3 })),
        'map.tiles[2]',
        'tilesOverlap',
      ],
      [
        (file) => must(moveElement(file, content, { kind: 'door', index: 0 }, { q: 0, r: 30 })),
        'map.doors[0]',
        'doorJoinsNothing',
      ],
      [(file, n) => lay(file, 'trap', 30 + (n % 40), 0), 'map.overlays[0].hexes[0]', 'offTheMap'],
      [
        (file) => removeElement(file, content, { kind: 'start', index: 0 }).file,
        'map.starts',
        'tooFewStarts',
      ],
      [
        (file) => removeElement(file, content, { kind: 'door', index: 0 }).file,
        'rooms[1]',
        'roomNotRevealed',
      ],
      [
        (file) => must(addMonster(file, content, { monster: guard, ranks: EACH }, { q: -1, r: 2 })),
        'rooms[0].monsters[1]',
        'hexTaken',
      ],
    ];
    fc.assert(
      fc.property(fc.constantFrom(...BREAKS), fc.nat(100), ([breaks, path, code], n) => {
        const read = readCustomScenario(breaks(twoRooms(), n), content);
        if (read.ok || read.refusal.code !== 'contentIsWrong') throw new Error('taken');
        expect(read.refusal.problems).toContainEqual(expect.objectContaining({ path, code }));
      }),
    );
  });
});
