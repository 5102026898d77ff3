/**
 * Boards drawn as text, for tests. Line r is row r; a hex is at column 2q + r, so every other column
 * is used and every line is shifted by one against the line above:
 *
 *     A . . #
 *      . o . B
 *
 * `.` floor, `o` obstacle, `t` trap, `h` hazard, `d` difficult, `=` closed door, `%` locked door, `#` or
 * nothing wall; a capital letter is floor with a name; `|` between two hexes of a row is a wall line.
 */
import type { Board } from '../map/compiled';
import { compileBoard, hexIndex, hexOf } from '../map/compiled';
import type { Hex } from '../map/hexes';
import type { BoardMap, HexPair } from '../map/map';

/** Adjacent hexes without a wall in between. */
export function openNeighbours(board: Board, hex: Hex): readonly Hex[] {
  const index = hexIndex(board, hex);
  if (index < 0) return [];
  return [...board.beside.subarray(index * 6, index * 6 + 6)]
    .filter((other) => other >= 0)
    .map((other) => hexOf(board, other));
}

export interface DrawnBoard {
  readonly map: BoardMap;
  readonly board: Board;
  /** The hex with this name. Throws if the drawing has none. */
  at(name: string): Hex;
}

/**
 * @param walls names of neighbours with a wall line between them, as in ['AB', 'CD'].
 */
export function aBoard(drawing: string, walls: readonly string[] = []): DrawnBoard {
  const lines = trimmed(drawing);
  const lists: Record<string, Hex[]> = { o: [], t: [], h: [], d: [], '=': [], '%': [] };
  const hexes: Hex[] = [];
  const names = new Map<string, Hex>();
  const wallEdges: HexPair[] = [];
  lines.forEach((line, r) => {
    [...line].forEach((sign, column) => {
      const hex = { q: (column - r) / 2, r };
      if (sign === ' ' || sign === '#') return;
      if (sign === '|') {
        wallEdges.push([
          { q: (column - 1 - r) / 2, r },
          { q: (column + 1 - r) / 2, r },
        ]);
        return;
      }
      if (!Number.isInteger(hex.q))
        throw new Error(`Row ${String(r)} is shifted wrongly: "${line}"`);
      lists[sign]?.push(hex);
      if (sign !== '=' && sign !== '%') hexes.push(hex);
      if (/[A-Z]/.test(sign)) names.set(sign, hex);
    });
  });

  const at = (name: string) => {
    const hex = names.get(name);
    if (!hex) throw new Error(`Nothing in the drawing is called ${name}.`);
    return hex;
  };
  for (const [a = '', b = ''] of walls) wallEdges.push([at(a), at(b)]);
  const { o = [], t = [], h = [], d = [], '=': closed = [], '%': locked = [] } = lists;
  const map: BoardMap = {
    hexes,
    wallEdges,
    terrain: { obstacle: o, trap: t, hazard: h, difficult: d },
    closedDoors: [
      ...closed.map((hex) => ({ hex, locked: false })),
      ...locked.map((hex) => ({ hex, locked: true })),
    ],
    allowedSights: [],
  };
  return { map, board: compileBoard(map), at };
}

/** Removes empty lines around and common indentation; row 0 is on even columns. */
function trimmed(drawing: string): readonly string[] {
  const lines = drawing.split('\n').filter((line) => line.trim() !== '');
  const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  const first = (lines[0] ?? '').length - (lines[0] ?? '').trimStart().length - indent;
  const shift = first % 2 === 0 ? '' : ' ';
  return lines.map((line) => shift + line.slice(indent));
}
