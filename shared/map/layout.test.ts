import { describe, expect, test } from 'vitest';
import { compileBoard } from './compiled';
import type { Hex } from './hexes';
import type { LaidDoor, Layout } from './layout';
import { boardFromLayout } from './layout';
import { boardProblems, MAX_HEXES, NO_TERRAIN } from './map';
import { areAdjacent, rangeBetween } from './range';

const hex = (q: number, r: number): Hex => ({ q, r });

/** Two rows of three hexes each, one room after the other, directly adjacent. */
const LEFT = { tile: 'L', room: 1, hexes: [hex(0, 0), hex(1, 0), hex(0, 1), hex(1, 1)] };
const RIGHT = { tile: 'R', room: 2, hexes: [hex(2, 0), hex(3, 0), hex(2, 1), hex(3, 1)] };
/** A tile behind a gap of one hex, at q = 2. */
const APART = { tile: 'A', room: 2, hexes: [hex(3, 0), hex(4, 0), hex(3, 1), hex(4, 1)] };

function laid(parts: Partial<Layout>): Layout {
  return { tiles: [LEFT, RIGHT], doors: [], overlays: [], ...parts };
}

const board = (layout: Layout, rooms?: readonly number[]) =>
  compileBoard(boardFromLayout(layout, rooms));

describe('boardFromLayout', () => {
  test('[WALL-2] a wall line separates hexes of two touching tiles, but not of one tile', () => {
    const made = board(laid({}));

    expect(areAdjacent(made, hex(1, 0), hex(2, 0))).toBe(false);
    expect(areAdjacent(made, hex(1, 1), hex(2, 0))).toBe(false);
    expect(areAdjacent(made, hex(0, 0), hex(1, 0))).toBe(true);
    expect(rangeBetween(made, hex(0, 0), hex(3, 0))).toBeNull();
  });

  test('[WALL-3] a corridor of two hexes joins the tiles it covers and nothing next to it', () => {
    const corridor: LaidDoor = {
      kind: 'corridor',
      hexes: [hex(1, 0), hex(2, 0)],
      tiles: ['L', 'R'],
    };
    const made = board(laid({ doors: [corridor] }));

    expect(areAdjacent(made, hex(1, 0), hex(2, 0))).toBe(true);
    expect(areAdjacent(made, hex(1, 1), hex(2, 0))).toBe(false);
    expect(areAdjacent(made, hex(1, 1), hex(2, 1))).toBe(false);
    expect(areAdjacent(made, hex(1, 0), hex(1, 1))).toBe(true);
  });

  test('[WALL-3] a corridor between two tiles joins them, but no third tile that it touches', () => {
    const corridor: LaidDoor = { kind: 'corridor', hexes: [hex(2, 0)], tiles: ['L', 'A'] };
    const third = { tile: 'T', room: 3, hexes: [hex(2, -1)] };
    const made = board(laid({ tiles: [LEFT, APART, third], doors: [corridor] }));

    expect(rangeBetween(made, hex(1, 0), hex(3, 0))).toBe(2);
    expect(areAdjacent(made, hex(2, 0), hex(2, -1))).toBe(false);
  });

  test('[WALL-3] adjacent corridors between the same tiles are connected', () => {
    const doors: LaidDoor[] = [
      { kind: 'corridor', hexes: [hex(2, 0)], tiles: ['L', 'A'] },
      { kind: 'corridor', hexes: [hex(2, 1)] },
    ];

    expect(areAdjacent(board(laid({ tiles: [LEFT, APART], doors })), hex(2, 0), hex(2, 1))).toBe(
      true,
    );
  });

  test('[WALL-4] a closed door is a wall, an open one is a normal hex that joins its tiles', () => {
    const door: LaidDoor = { kind: 'door', hexes: [hex(2, 0)], tiles: ['L', 'A'] };
    const tiles = [LEFT, APART];
    const closed = boardFromLayout(laid({ tiles, doors: [door] }));
    const open = board(laid({ tiles, doors: [{ ...door, isOpen: true }] }));

    expect(closed.hexes).not.toContainEqual(hex(2, 0));
    expect(closed.closedDoors).toEqual([{ hex: hex(2, 0), locked: false }]);
    expect(rangeBetween(compileBoard(closed), hex(1, 0), hex(3, 0))).toBeNull();
    expect(rangeBetween(open, hex(1, 0), hex(3, 0))).toBe(2);
    const locked = boardFromLayout(laid({ tiles, doors: [{ ...door, isLocked: true }] }));
    expect(locked.closedDoors[0]?.locked).toBe(true);
  });

  test('[WALL-4] a door within a tile is a wall while it is closed', () => {
    const door: LaidDoor = { kind: 'door', hexes: [hex(1, 0)], tiles: ['L', 'R'] };

    expect(areAdjacent(board(laid({ doors: [door] })), hex(0, 0), hex(1, 0))).toBe(false);
    const open = board(laid({ doors: [{ ...door, isOpen: true }] }));
    expect(rangeBetween(open, hex(0, 0), hex(2, 0))).toBe(2);
  });

  test('[WALL-1] a breakable wall is a wall until it is broken, and no door that could be opened', () => {
    const wall: LaidDoor = { kind: 'breakableWall', hexes: [hex(2, 0)], tiles: ['L', 'A'] };
    const tiles = [LEFT, APART];
    const standing = boardFromLayout(laid({ tiles, doors: [wall] }));

    expect(standing.hexes).not.toContainEqual(hex(2, 0));
    expect(standing.closedDoors).toEqual([]);
    const broken = boardFromLayout(laid({ tiles, doors: [{ ...wall, isOpen: true }] }));
    expect(broken.hexes).toContainEqual(hex(2, 0));
  });

  test('[WALL-1] a piece of wall removes its hexes from the map, with everything on them', () => {
    const overlays = [
      { kind: 'wall', hexes: [hex(0, 0), hex(9, 9)] },
      { kind: 'trap', hexes: [hex(0, 0), hex(1, 0)] },
    ];
    const map = boardFromLayout(laid({ overlays }));

    expect(map.hexes).not.toContainEqual(hex(0, 0));
    expect(map.terrain.trap).toEqual([hex(1, 0)]);
    expect(boardProblems(map)).toEqual([]);
  });

  test('overlays become terrain, and those without effect are ignored', () => {
    const overlays = [
      { kind: 'obstacle', hexes: [hex(0, 0)] },
      { kind: 'hazardousTerrain', hexes: [hex(1, 0)] },
      { kind: 'difficultTerrain', hexes: [hex(0, 1)] },
      { kind: 'pressurePlate', hexes: [hex(1, 1)] },
      { kind: 'money', hexes: [hex(2, 1)] },
    ];

    expect(boardFromLayout(laid({ overlays })).terrain).toEqual({
      obstacle: [hex(0, 0)],
      trap: [],
      hazard: [hex(1, 0)],
      difficult: [hex(0, 1)],
    });
  });

  test('unrevealed rooms are left out, but their closed door is included', () => {
    const door: LaidDoor = { kind: 'door', hexes: [hex(2, 0)], tiles: ['L', 'A'] };
    const hidden = laid({ tiles: [LEFT, APART], doors: [door] });
    const map = boardFromLayout(hidden, [1]);

    expect(map.hexes).toEqual([hex(0, 0), hex(0, 1), hex(1, 0), hex(1, 1)]);
    expect(map.closedDoors).toHaveLength(1);
    expect(boardFromLayout(hidden, []).closedDoors).toEqual([]);
  });
});

describe('boardProblems', () => {
  const map = boardFromLayout(laid({}));

  test.each([
    ['no hexes', { hexes: [] }, { code: 'noHexes' }],
    ['a hex twice', { hexes: [...map.hexes, hex(0, 0)] }, { code: 'hexTwice', hex: hex(0, 0) }],
    ['half a hex', { hexes: [hex(0, 0.5)] }, { code: 'notAHex', part: 'hexes', index: 0 }],
    [
      'a trap off the map',
      { terrain: { ...NO_TERRAIN, trap: [hex(7, 7)] } },
      { code: 'hexOffTheMap', part: 'terrain.trap' },
    ],
    [
      'a wall between hexes that do not touch',
      { wallEdges: [[hex(0, 0), hex(3, 0)] as const] },
      { code: 'wallBetweenStrangers', index: 0 },
    ],
    [
      'more hexes than can be reckoned with',
      { hexes: Array.from({ length: MAX_HEXES + 1 }, (_, n) => hex(n % 100, Math.floor(n / 100))) },
      { code: 'tooManyHexes' },
    ],
  ])('finds %s, and such a map is not compiled', (_, parts, problem) => {
    const broken = { ...map, wallEdges: [], ...parts };

    expect(boardProblems(broken).at(-1)).toMatchObject(problem);
    expect(() => compileBoard(broken)).toThrow(RangeError);
  });
});
