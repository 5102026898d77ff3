/** Lays out the hit point track of a figure on paper. */

/** A box to cross off for one hit point. */
export interface Pip {
  /** The position in millimetres, from the left and from the top. */
  readonly x: number;
  readonly y: number;
  readonly lost: boolean;
}

export interface PipTrack {
  readonly width: number;
  readonly height: number;
  readonly pips: readonly Pip[];
  /** Vertical bars where the hit points of weaker figures end. */
  readonly bars: readonly { readonly x: number; readonly y: number }[];
  /** The number of hit points at the end of each line, for long tracks with several lines. */
  readonly totals: readonly { readonly n: number; readonly x: number; readonly y: number }[];
}

/**
 * Sizes in millimetres: the side of a box, the distance from one box to the next, the extra gap
 * after every fifth box, the distance between lines, and the width of a number at the end of a
 * line.
 */
export const PIP = 2.95;
const STEP = 3.3;
const GROUP_GAP = 0.9;
const LINE = 4.1;
const TOTAL_WIDTH = 6;

/**
 * The maximum number of boxes, more than any boss against four characters needs. With more hit
 * points, players write a number.
 */
export const MAX_BOXES = 240;

/** The width of a line with this number of boxes. */
function lineWidth(boxes: number): number {
  return boxPosition(boxes - 1) + PIP;
}

function boxPosition(index: number): number {
  return index * STEP + Math.floor(index / 5) * GROUP_GAP;
}

/**
 * The number of boxes that can be read at a glance. Longer tracks have numbers at the ends of their
 * lines, unless they fit on one line.
 */
const AT_A_GLANCE = 20;

/**
 * The number of boxes that fit in a line of this width in millimetres: a multiple of five, at least
 * five.
 */
export function boxesWithin(width: number, max: number): number {
  const forTotals = max > AT_A_GLANCE ? TOTAL_WIDTH : 0;
  let boxes = 5;
  while (lineWidth(boxes + 5) + forTotals <= width) boxes += 5;
  return boxes;
}

/**
 * Lays out a track of `max` boxes in groups of five, with the first `lost` crossed off. `ends` are
 * the hit points of weaker figures that share the track.
 */
export function pipTrack(
  max: number,
  { lost = 0, ends = [], perLine }: { lost?: number; ends?: readonly number[]; perLine: number },
): PipTrack {
  const lines = Math.max(1, Math.ceil(max / perLine));
  const pips = Array.from({ length: max }, (_, index) => ({
    x: boxPosition(index % perLine),
    y: Math.floor(index / perLine) * LINE,
    lost: index < lost,
  }));
  const bars = [...new Set(ends)]
    .filter((end) => end > 0 && end < max)
    .map((end) => ({
      x: barAfter((end - 1) % perLine),
      y: Math.floor((end - 1) / perLine) * LINE,
    }));
  const isCounted = lines > 1 && max > AT_A_GLANCE;
  const totals = !isCounted
    ? []
    : Array.from({ length: lines }, (_, line) => {
        const n = Math.min(max, (line + 1) * perLine);
        return { n, x: lineWidth(n - line * perLine) + 0.8, y: line * LINE };
      });
  const widest = lineWidth(Math.max(1, Math.min(max, perLine)));
  return {
    width: widest + (isCounted ? TOTAL_WIDTH : 0.7),
    height: (lines - 1) * LINE + PIP,
    pips,
    bars,
    totals,
  };
}

/** The position of a bar: in the middle between a box and the next one. */
function barAfter(index: number): number {
  return (boxPosition(index) + PIP + boxPosition(index + 1)) / 2;
}
