import { describe, expect, test } from 'vitest';
import { hexNumber } from '#shared/map/hexes';
import { boardFromLayout } from '#shared/map/layout';
import { contentFrom } from '#shared/content/content';
import { printedMap } from '#shared/content/rooms';
import { drawingOf, type MapPieces } from './drawing';
import { hexAt } from './geometry';

const DATA = '../../../shared/content/data';
const files: Record<string, unknown> = import.meta.glob('../../../shared/content/data/**/*.json', {
  eager: true,
  import: 'default',
});
const content = contentFrom((file) => files[`${DATA}/${file}`]);

const TWO_ROOMS: MapPieces = {
  tiles: [
    {
      tile: 'a',
      room: 1,
      hexes: [
        { q: 0, r: 0 },
        { q: 1, r: 0 },
      ],
    },
    { tile: 'b', room: 2, hexes: [{ q: 3, r: 0 }] },
  ],
  doors: [{ kind: 'door', hexes: [{ q: 2, r: 0 }], tiles: ['a', 'b'] }],
  overlays: [
    { kind: 'trap', hexes: [{ q: 0, r: 0 }] },
    { kind: 'trap', hexes: [{ q: 3, r: 0 }] },
  ],
};

describe('drawingOf', () => {
  test('unrevealed rooms are left out', () => {
    const drawing = drawingOf({ ...TWO_ROOMS, rooms: [1] });
    expect(drawing.hexes.map(({ hex }) => hex.q)).toEqual([0, 1, 2]);
    expect(drawing.doors).toMatchObject([{ index: 0, state: 'closed' }]);
    expect(drawing.overlays.map(({ index }) => index)).toEqual([0]);
  });

  test('without rooms everything is drawn; a door keeps its state', () => {
    const open = TWO_ROOMS.doors.map((door) => ({ ...door, state: 'open' as const }));
    const drawing = drawingOf({ ...TWO_ROOMS, doors: open });
    expect(drawing.hexes).toHaveLength(4);
    expect(drawing.doors).toMatchObject([{ state: 'open' }]);
    expect(drawing.overlays).toHaveLength(2);
  });

  test('tile names are outside of the ground and do not overlap', () => {
    for (const { id } of content.scenarioIndex()) {
      const scenario = content.scenario(id);
      const map = scenario && printedMap(content, scenario);
      if (!map) continue;
      const drawing = drawingOf(map);
      const ground = new Set(
        [...drawing.hexes.map(({ hex }) => hex), ...drawing.rock].map(hexNumber),
      );
      const { codes } = drawing.floor;
      const named = map.tiles.filter(({ tile }) => tile !== null);
      expect(codes.length, id).toBe(named.length);
      for (const at of codes)
        expect(ground.has(hexNumber(hexAt(at))), `${id} ${at.code}`).toBe(false);
    }
  });

  test('a door turns with the way through it, with one side of it shown or both', () => {
    const turn = (rooms: readonly number[]) => drawingOf({ ...TWO_ROOMS, rooms }).doors[0]?.turn;
    expect([turn([1]), turn([2]), turn([1, 2])]).toEqual([0, 0, 0]);
  });

  test('every printed map has all its hexes and doors, with doors open or closed', () => {
    for (const { id } of content.scenarioIndex()) {
      const scenario = content.scenario(id);
      const map = scenario && printedMap(content, scenario);
      if (!map) continue;
      const closed = drawingOf(map);
      const doors = map.doors.map((door) => ({ ...door, state: 'open' as const }));
      const open = drawingOf({ ...map, doors });
      const numbers = (hexes: readonly { q: number; r: number }[]) =>
        hexes.map((hex) => hexNumber(hex)).toSorted((a, b) => a - b);
      const all = boardFromLayout({
        ...map,
        doors: map.doors.map((door) => ({ ...door, isOpen: true })),
      }).hexes;
      expect(numbers(open.hexes.map(({ hex }) => hex)), id).toEqual(numbers(all));
      expect(numbers(closed.hexes.map(({ hex }) => hex)), id).toEqual(numbers(all));
      const walls = map.overlays.filter(({ kind }) => kind === 'wall');
      const wall = new Set(numbers(walls.flatMap((piece) => piece.hexes)));
      const standing = map.doors.filter((door) => !numbers(door.hexes).every((n) => wall.has(n)));
      expect(closed.doors, id).toHaveLength(standing.length);
    }
  });
});
