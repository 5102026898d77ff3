/** Computes positions and rotations of overlay drawings, and the borders of overlays. */
import { hexNumber, sameHex, type Hex, type Point } from '#shared/map/hexes';
import type { DrawnOverlay, MapOverlay } from '../drawing';
import { centre, middleOf } from '../geometry';
import { outlinePath } from '../outline';
import { drawingName } from './drawings';

export interface PlacedDrawing extends Point {
  readonly name: string;
  /** The rotation in degrees, clockwise. */
  readonly turn: number;
  readonly overlay: DrawnOverlay;
}

const SPANS: Readonly<Record<string, number>> = {
  bookcase: 2,
  'boulder-2': 2,
  'boulder-3': 3,
  'dark-pit': 2,
  log: 2,
  sarcophagus: 2,
  shelf: 2,
  table: 2,
  'tree-3': 3,
};

/** Natural things, whose drawings are rotated differently on neighbouring hexes. */
const LOOSE: readonly string[] = [
  'boulder-1',
  'bush',
  'hot-coals',
  'nest',
  'rubble',
  'stump',
  'thorns',
];

/**
 * The drawings of an overlay: a single one if its drawing covers the same number of hexes, else one
 * for each hex.
 */
export function placedDrawings(overlay: DrawnOverlay): readonly PlacedDrawing[] {
  const { kind, type, hexes } = overlay;
  const name = drawingName(kind, type);
  if (name === null) return [];
  if ((SPANS[name] ?? 1) === hexes.length) {
    return [{ overlay, name, turn: turnOf(name, hexes), ...middleOf(hexes) }];
  }
  const single = SPANS[name] === undefined ? name : drawingName(kind);
  if (single === null) return [];
  return hexes.map((hex) => ({
    overlay,
    name: single,
    turn: turnOf(single, [hex]),
    ...centre(hex),
  }));
}

function turnOf(name: string, hexes: readonly Hex[]): number {
  const [a, b, c] = hexes;
  if (!a) return 0;
  if (!b) return LOOSE.includes(name) ? ((hexNumber(a) * 7) % 6) * 60 : 0;
  if (!c) {
    const from = centre(a);
    const to = centre(b);
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn;
  }
  // The hexes are two above one, or one above two. A rotation by only a sixth leaves the light at
  // the top of the drawing.
  const rows = hexes.map(({ r }) => r);
  const top = Math.min(...rows);
  return rows.filter((row) => row === top).length === 2 ? 0 : 60;
}

/** Kinds of terrain. Neighbouring hexes of a kind have one border around all of them. */
const GROUND: readonly string[] = ['difficultTerrain', 'hazardousTerrain'];
const INSET = -2.5;

export interface OverlayArea {
  readonly kind: string;
  readonly type: string | undefined;
  readonly path: string;
}

/** The borders of overlays, grouped by kind and type. */
export function overlayAreas(overlays: readonly MapOverlay[]): readonly OverlayArea[] {
  const areas: { kind: string; type: string | undefined; pieces: (readonly Hex[])[] }[] = [];
  for (const { kind, type, hexes } of overlays) {
    const isGround = GROUND.includes(kind);
    const groundType = isGround ? type : undefined;
    const area = areas.find((each) => each.kind === kind && each.type === groundType);
    if (!area) areas.push({ kind, type: groundType, pieces: [hexes] });
    else if (isGround) area.pieces = [distinct([...area.pieces.flat(), ...hexes])];
    else area.pieces.push(hexes);
  }
  return areas.map(({ kind, type, pieces }) => ({
    kind,
    type,
    path: pieces.map((piece) => outlinePath(piece, INSET)).join(''),
  }));
}

function distinct(hexes: readonly Hex[]): readonly Hex[] {
  return hexes.filter((hex, index) => hexes.findIndex((each) => sameHex(each, hex)) === index);
}
