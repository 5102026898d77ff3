/** The board as a drawing that fits its sheet. */
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
import { pieces, type PaperPiece } from './boardPieces';
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

/** The board as a drawing in millimetres. */
export interface BoardSheet {
  readonly width: number;
  readonly height: number;
  /** Centre to corner of a hex. */
  readonly radius: number;
  readonly hexes: readonly string[];
  readonly walls: readonly DrawnLine[];
  readonly overlays: readonly BoardMark[];
  readonly doors: readonly BoardMark[];
  /** Drawings of overlays by name, over their marks; degrees, clockwise. */
  readonly pictures: readonly (Spot & { readonly name: string; readonly turn: number })[];
  /** Printed names of tiles, outside of the ground. */
  readonly codes: readonly (Spot & Pick<TileCode, 'code' | 'anchor'>)[];
  readonly starts: readonly Spot[];
  readonly pieces: readonly PlacedPiece[];
  readonly legend: readonly { readonly sign: string; readonly words: string }[];
  /** Figures without a place on the board. */
  readonly unplaced: string | null;
}

type LyingKind = OverlayKind | 'pressurePlate' | 'money' | 'treasure';
export type MarkKind = LyingKind | DrawnDoorState;

export interface BoardMark extends Spot {
  readonly kind: MarkKind;
  /** The type of overlay tile, if known. */
  readonly type?: string;
  /** Corners of the hex in SVG notation. */
  readonly outline: string;
  readonly text: string;
}

export type PlacedPiece = PaperPiece & Spot;

/** Legend and signs below the map need some of the room. */
const LEGEND_HEIGHT = 30;
const LARGEST_RADIUS = 12;

/** The map that the table has seen, as large as the room allows; null without a fixed map. */
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
  const shown = pieces(table, content, names);
  const marks = marksOf(lying, frame);
  const known = new Set(hexes.map(hexNumber));
  const placed = shown.flatMap((piece) =>
    piece.at && known.has(hexNumber(piece.at)) ? [{ ...piece, ...placeOf(piece.at, frame) }] : [],
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
    pieces: placed,
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

/** Something on hexes of the shown rooms, with its label. */
interface Lying extends MapOverlay {
  readonly kind: LyingKind;
  readonly text: string;
}

/** Printed things that are still on the shown rooms, and those placed during play. */
function lyingOn(
  map: PrintedMap,
  { running, whole }: PrintTable,
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
    // The game tracks tokens of open rooms, because some were picked up.
    const isToken = kind === 'money' || kind === 'treasure';
    if (isToken && running && (open.has(overlay.room) || !whole)) return [];
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

/** One for each hex; a token has no type. */
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

/** Those that cover several hexes; others are drawn at their mark. */
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

/** The rim of everything shown, and the walls between adjacent tiles. */
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
  shown: readonly PaperPiece[],
  marks: readonly BoardMark[],
  doors: ReadonlyMap<number, DrawnDoorState>,
  isStart: boolean,
): BoardSheet['legend'] {
  const types = new Map(shown.map(({ sign, typeName }) => [sign, typeName]));
  return [
    ...[...types].map(([sign, typeName]) => ({ sign, words: typeName })),
    ...[...new Set(doors.values())].map((state) => ({
      sign: `#${state}`,
      words: doorWords('door', state),
    })),
    ...[...new Set(marks.map(({ kind }) => kind))].map((kind) => ({
      sign: `#${kind}`,
      words: overlayName(kind),
    })),
    ...(isStart ? [{ sign: '#start', words: PRINT.start }] : []),
  ];
}

function distinct(hexes: readonly Hex[]): readonly Hex[] {
  return [...new Map(hexes.map((hex) => [hexNumber(hex), hex])).values()];
}
