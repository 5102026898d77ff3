/** Converts positions of hexes to millimetres on paper. */
import { CORNERS, DIRECTIONS, type Point } from '#shared/map/hexes';
import type { Hex } from '#shared/state';
import { SIZE } from '../../../board/drawing/geometry';

/** A position on paper, in millimetres from the upper left corner of the drawing. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface DrawnLine {
  readonly from: Spot;
  readonly to: Spot;
}

/** The scale and origin of a drawing. */
export interface DrawingFrame {
  readonly radius: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const ROOT3 = Math.sqrt(3);
/** The margin around the drawing for its walls, in radii of a hex. */
const RIM = 0.15;

/**
 * The frame of the largest drawing of the hexes that fits into the space. `largest` is the maximum
 * radius of a hex. All sizes are in millimetres.
 */
export function frameOf(
  hexes: readonly Hex[],
  room: { readonly width: number; readonly height: number; readonly largest: number },
): DrawingFrame {
  const xs = hexes.map(({ q, r }) => ROOT3 * (q + r / 2));
  const ys = hexes.map(({ r }) => 1.5 * r);
  const min = { x: Math.min(...xs), y: Math.min(...ys) };
  const wide = Math.max(...xs) - min.x + ROOT3 + 2 * RIM;
  const high = Math.max(...ys) - min.y + 2 + 2 * RIM;
  const radius = Math.min(room.largest, room.width / wide, room.height / high);
  return {
    radius,
    left: (RIM + ROOT3 / 2 - min.x) * radius,
    top: (RIM + 1 - min.y) * radius,
    width: wide * radius,
    height: high * radius,
  };
}

export function placeOf({ q, r }: Hex, { radius, left, top }: DrawingFrame): Spot {
  return { x: round(left + ROOT3 * (q + r / 2) * radius), y: round(top + 1.5 * r * radius) };
}

/** Converts a point of the screen's drawing to a position on paper. */
export function spotOf({ x, y }: Point, { radius, left, top }: DrawingFrame): Spot {
  return { x: round(left + (x * radius) / SIZE), y: round(top + (y * radius) / SIZE) };
}

/** The six corners of a hex, as points of an SVG polygon. */
export function outline(hex: Hex, frame: DrawingFrame): string {
  return CORNERS.map((_, corner) => {
    const { x, y } = cornerAt(hex, corner, frame);
    return `${x},${y}`;
  }).join(' ');
}

/** The edge of a hex in a direction, and the hex beyond it. */
export function edgeBetween(
  hex: Hex,
  direction: number,
  frame: DrawingFrame,
): { readonly line: DrawnLine; readonly beyond: Hex } {
  const step = DIRECTIONS[direction] ?? { q: 0, r: 0 };
  return {
    line: {
      from: cornerAt(hex, direction, frame),
      to: cornerAt(hex, (direction + 1) % CORNERS.length, frame),
    },
    beyond: { q: hex.q + step.q, r: hex.r + step.r },
  };
}

/**
 * The position of a corner. Its exact distances from the centre are multiples of half a hex width
 * and half a radius.
 */
function cornerAt(hex: Hex, corner: number, frame: DrawingFrame): Spot {
  const at = placeOf(hex, frame);
  const { x, y } = CORNERS[corner] ?? { x: 0, y: 0 };
  return {
    x: round(at.x + (x * ROOT3 * frame.radius) / 2),
    y: round(at.y + (y * frame.radius) / 2),
  };
}

function round(millimetres: number): number {
  return Math.round(millimetres * 100) / 100;
}
