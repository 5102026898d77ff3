/** Computes a drawing of the board that fits on a sheet. */
import { boardFromLayout } from '#shared/map/layout';
import { hexNumber } from '#shared/map/hexes';
import type { Content } from '#shared/content/content';
import { printedMap, type PrintedMap } from '#shared/content/rooms';
import type { Hex } from '#shared/state';
import type { OverlayKind } from '#shared/vocabulary';
import type { Names } from '../../../words/sentences/names/names';
import { listOf } from '../../../words/sentences/play';
import { PRINT } from '../../../words/sentences/print/print';
import { doorWords, overlayName } from '../../../words/sentences/board/board';
import { boardFigures, type PaperFigure } from './boardFigures';
import {
  edgeBetween,
  frameOf,
  outline,
  placeOf,
  spotOf,
  type DrawingFrame,
  type DrawnLine,
  type Spot,
} from './hexDrawing';
import { drawingOf, type DrawnDoorState, type MapOverlay } from '../../../board/drawing/drawing';
import type { TileCode } from '../../../board/drawing/floor';
import { placedDrawings } from '../../../board/drawing/overlays/placing';
import { shownDoors } from './doors';
import type { PaperSize } from '../paper';
import { shownRooms, type PrintTable } from '../printedScenario';

/** The drawing of a board in millimetres. */
export interface BoardSheet {
  readonly width: number;
  readonly height: number;
  /** The distance from the centre of a hex to its corners. */
  readonly radius: number;
  readonly hexes: readonly string[];
  readonly walls: readonly DrawnLine[];
  readonly overlays: readonly BoardMark[];
  readonly doors: readonly BoardMark[];
  /** The overlay drawings by name, over their marks. `turn` is in degrees, clockwise. */
  readonly pictures: readonly (Spot & { readonly name: string; readonly turn: number })[];
  /** The printed names of the tiles, outside the walls. */
  readonly codes: readonly (Spot & Pick<TileCode, 'code' | 'anchor'>)[];
  readonly starts: readonly Spot[];
  readonly figures: readonly DrawnFigure[];
  readonly legend: readonly LegendEntry[];
  /**
   * The names of the figures that have no place on the drawing, as one text; null if there are
   * none.
   */
  readonly unplaced: string | null;
}

type LyingKind = OverlayKind | 'pressurePlate' | 'money' | 'treasure';
export type MarkKind = LyingKind | DrawnDoorState;

export interface BoardMark extends Spot {
  readonly kind: MarkKind;
  /** The type of the overlay tile, if known. */
  readonly type?: string;
  /** The corners of the hex, as points of an SVG polygon. */
  readonly outline: string;
  readonly text: string;
}

export type DrawnFigure = PaperFigure & Spot;

/** A sign on the board with its meaning: a start hex, a mark, or the letters of a figure. */
export type LegendEntry = { readonly words: string } & (
  | { readonly kind: 'start' }
  | { readonly kind: 'mark'; readonly mark: MarkKind }
  | { readonly kind: 'letters'; readonly letters: string }
);

/**
 * Sizes in millimetres: the height of the legend below the map, and the maximum radius of a hex.
 */
const LEGEND_HEIGHT = 30;
const LARGEST_RADIUS = 12;

/**
 * The drawing of the rooms that may be shown, as large as the space allows. Null if the scenario
 * has no printed map.
 */
export function boardSheet(
  table: PrintTable,
  content: Content,
  names: Names,
  room: PaperSize,
): BoardSheet | null {
  const map = table.printed && printedMap(content, table.printed);
  if (!map) return null;
  const rooms = shownRooms(table);
  const doors = shownDoors(map.doors, table);
  const layout = {
    ...map,
    doors: map.doors.map((door, index) => ({ ...door, isOpen: doors.get(index) === 'open' })),
    overlays: map.overlays.map((overlay) => ({ ...overlay, hexes: overlay.hexes })),
  };
  const board = boardFromLayout(layout, [...rooms]);
  const seen = map.doors.flatMap((door, index) => (doors.has(index) ? door.hexes : []));
  const hexes = distinct([...board.hexes, ...seen]);
  const frame = frameOf(hexes, {
    width: room.width,
    height: room.height - LEGEND_HEIGHT,
    largest: LARGEST_RADIUS,
  });
  const { codes } = drawingOf({ ...map, rooms: [...rooms] }).floor;
  const lying = lyingOn(map, table, rooms);
  const shown = boardFigures(table, content, names);
  const marks = marksOf(lying, frame);
  const known = new Set(hexes.map(hexNumber));
  const placed = shown.flatMap((figure) =>
    figure.at && known.has(hexNumber(figure.at))
      ? [{ ...figure, ...placeOf(figure.at, frame) }]
      : [],
  );
  const missing = shown.filter(({ at }) => !at || !known.has(hexNumber(at)));
  const isStart = table.running === null || table.running.round === 1;
  return {
    width: frame.width,
    height: frame.height,
    radius: frame.radius,
    hexes: hexes.map((hex) => outline(hex, frame)),
    walls: wallsOf(hexes, board.wallEdges, frame),
    overlays: marks,
    doors: doorMarks(map, doors, frame),
    pictures: picturesOf(lying, frame),
    codes: codes.map(({ code, anchor, ...at }) => ({ code, anchor, ...spotOf(at, frame) })),
    starts: isStart
      ? map.starts.filter((hex) => known.has(hexNumber(hex))).map((hex) => placeOf(hex, frame))
      : [],
    figures: placed,
    legend: legendOf(placed, marks, doors, isStart),
    unplaced: missing.length === 0 ? null : listOf(missing.map(({ name }) => name)),
  };
}

function doorMarks(
  map: PrintedMap,
  doors: ReadonlyMap<number, DrawnDoorState>,
  frame: DrawingFrame,
): readonly BoardMark[] {
  return [...doors].flatMap(([index, kind]) =>
    (map.doors[index]?.hexes ?? []).map((hex) => ({
      ...placeOf(hex, frame),
      outline: outline(hex, frame),
      kind,
      text: '',
    })),
  );
}

/** An overlay in the shown rooms, with its label. */
interface Lying extends MapOverlay {
  readonly kind: LyingKind;
  readonly text: string;
}

/**
 * The overlays in the shown rooms: printed ones that are still there, and those added during play.
 */
function lyingOn(
  map: PrintedMap,
  { running, allRooms }: PrintTable,
  rooms: ReadonlySet<number>,
): readonly Lying[] {
  const open = new Set(running?.rooms.filter((room) => room.revealed).map(({ room }) => room));
  const isGone = (overlay: number, at: Hex) =>
    running?.board?.gone.some(
      (gone) => gone.overlay === overlay && hexNumber(gone.at) === hexNumber(at),
    ) ?? false;
  const printed = map.overlays.flatMap((overlay, index): readonly Lying[] => {
    const { kind, type } = overlay;
    if (kind === 'wall' || !rooms.has(overlay.room)) return [];
    // Tokens of revealed rooms are in the game's state, because figures loot them.
    const isToken = kind === 'money' || kind === 'treasure';
    if (isToken && running && (open.has(overlay.room) || !allRooms)) return [];
    const text =
      kind === 'money'
        ? String(overlay.amount ?? 1)
        : kind === 'treasure'
          ? treasureText(overlay.treasure ?? 'goal')
          : '';
    const hexes = overlay.hexes.filter((hex) => !isGone(index, hex));
    return [{ kind, text, hexes, ...(type === undefined ? {} : { type }) }];
  });
  const laid = (running?.board?.laid ?? []).map(({ kind, hexes }) => ({ kind, text: '', hexes }));
  const tokens = (running?.tokens ?? []).map((token) => ({
    kind: token.kind,
    text: token.kind === 'money' ? String(token.amount) : treasureText(token.treasure),
    hexes: token.at === null ? [] : [token.at],
  }));
  return [...printed, ...laid, ...tokens];
}

/** The marks of the overlays, one for each hex. Tokens have no type. */
function marksOf(lying: readonly Lying[], frame: DrawingFrame): readonly BoardMark[] {
  return lying.flatMap(({ kind, type, text, hexes }) =>
    hexes.map((hex) => ({
      kind,
      text,
      ...(type === undefined ? {} : { type }),
      ...placeOf(hex, frame),
      outline: outline(hex, frame),
    })),
  );
}

/** The kinds whose drawings can cover several hexes. Others are drawn as marks. */
const PICTURED: readonly MarkKind[] = ['obstacle', 'hazardousTerrain', 'difficultTerrain'];

function picturesOf(lying: readonly Lying[], frame: DrawingFrame): BoardSheet['pictures'] {
  return lying
    .filter(({ kind, hexes }) => PICTURED.includes(kind) && hexes.length > 0)
    .flatMap((overlay, index) => placedDrawings({ ...overlay, index }))
    .map(({ name, turn, ...at }) => ({ name, turn, ...spotOf(at, frame) }));
}

function treasureText(treasure: number | 'goal'): string {
  return treasure === 'goal' ? PRINT.goalSign : String(treasure);
}

/** The lines of the walls: around everything shown, and between adjacent tiles. */
function wallsOf(
  hexes: readonly Hex[],
  inner: readonly (readonly [Hex, Hex])[],
  frame: DrawingFrame,
): readonly DrawnLine[] {
  const known = new Set(hexes.map(hexNumber));
  const rim = hexes.flatMap((hex) =>
    [0, 1, 2, 3, 4, 5].flatMap((direction) => {
      const edge = edgeBetween(hex, direction, frame);
      return known.has(hexNumber(edge.beyond)) ? [] : [edge.line];
    }),
  );
  const parted = inner.flatMap(([a, b]) =>
    [0, 1, 2, 3, 4, 5].flatMap((direction) => {
      const edge = edgeBetween(a, direction, frame);
      return hexNumber(edge.beyond) === hexNumber(b) ? [edge.line] : [];
    }),
  );
  return [...rim, ...parted];
}

function legendOf(
  shown: readonly PaperFigure[],
  marks: readonly BoardMark[],
  doors: ReadonlyMap<number, DrawnDoorState>,
  isStart: boolean,
): BoardSheet['legend'] {
  const types = new Map(shown.map(({ sign, typeName }) => [sign, typeName]));
  const markEntry = (mark: MarkKind, words: string) => ({ kind: 'mark', mark, words }) as const;
  return [
    ...[...types].map(([letters, words]) => ({ kind: 'letters', letters, words }) as const),
    ...[...new Set(doors.values())].map((state) => markEntry(state, doorWords('door', state))),
    ...[...new Set(marks.map(({ kind }) => kind))].map((kind) =>
      markEntry(kind, overlayName(kind)),
    ),
    ...(isStart ? [{ kind: 'start', words: PRINT.start } as const] : []),
  ];
}

function distinct(hexes: readonly Hex[]): readonly Hex[] {
  return [...new Map(hexes.map((hex) => [hexNumber(hex), hex])).values()];
}
