/** Where the map lies in its window: pixels = drawing * scale + offset. */
import type { Point } from '#shared/map/hexes';
import { HALF_WIDTH, type Box } from '../geometry';

export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of a hex side at the greatest zoom, over its size in the drawing. */
const GREATEST_SCALE = 4;
/** One room is not blown up to the whole window. */
const GREATEST_FIT = 2;
const SMALLEST_SCALE = 0.12;
/** Pixels left free around the map. */
const MARGIN = 4;
/** Pixels between buttons and the map beside or above them. */
const BESIDE_TOOLS = 8;
/** How much larger another view has to be before the map is moved for it. */
const AS_GOOD = 1.1;
/** Pixels of a hex, from side to side, that can be read and tapped. */
const LEAST_HEX = 34;

/** Where a map is shown, in pixels. */
export interface MapRoom extends Size {
  /** Buttons at its lower right corner, that nothing lies under; left out = none. */
  readonly tools?: Size;
}

/** What lies over the foot of the window, in pixels. */
export interface Foot {
  /** Left free by the whole map, since it mostly suffices. */
  readonly kept: number;
  /** As much of it lies over the map now. */
  readonly covered: number;
}

/** The window without its foot. */
export function above(room: MapRoom, foot: number): MapRoom {
  return { ...room, height: Math.max(1, room.height - foot) };
}

/** Left of the buttons or above them, wherever the box is larger. */
function besideTools(box: Box, { width, height, tools }: MapRoom): Size {
  const rooms = tools
    ? [
        { width: width - tools.width - BESIDE_TOOLS, height },
        { width, height: height - tools.height - BESIDE_TOOLS },
      ]
    : [{ width, height }];
  const scales = rooms.map((room) => scaleIn(box, room));
  return rooms[scales.indexOf(Math.max(...scales))] ?? { width, height };
}

function scaleIn(box: Box, { width, height }: Size): number {
  return Math.min((width - 2 * MARGIN) / box.width, (height - 2 * MARGIN) / box.height);
}

/** The whole box in the middle of the window, as large as it goes. */
export function fitted(box: Box, room: MapRoom): View {
  const free = besideTools(box, room);
  const scale = limited(Math.min(scaleIn(box, free), GREATEST_FIT));
  return {
    scale,
    x: free.width / 2 - (box.x + box.width / 2) * scale,
    y: free.height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** The whole box, or as much around a point of it as can be read. */
export function opened(box: Box, room: MapRoom, around: Point | null): View {
  const whole = fitted(box, room);
  const scale = LEAST_HEX / (2 * HALF_WIDTH);
  if (around === null || whole.scale >= scale) return whole;
  const { width, height } = besideTools(box, room);
  const start = (at: number, from: number, length: number, window: number) =>
    length * scale <= window
      ? window / 2 - (from + length / 2) * scale
      : clamp(
          window / 2 - at * scale,
          window - MARGIN - (from + length) * scale,
          MARGIN - from * scale,
        );
  return {
    scale,
    x: start(around.x, box.x, box.width, width),
    y: start(around.y, box.y, box.height, height),
  };
}

/** The whole box is in the window, and nothing of it under the buttons. */
function isWhole(view: View, box: Box, { width, height, tools }: MapRoom): boolean {
  const first = inWindow(view, box);
  const last = inWindow(view, { x: box.x + box.width, y: box.y + box.height });
  const isUnder = tools && last.x > width - tools.width && last.y > height - tools.height;
  return Math.min(first.x, first.y) >= 0 && last.x <= width && last.y <= height && isUnder !== true;
}

/** A box that has grown lies where it lay as long as all of it is seen there, and hardly smaller than now. */
export function grown(before: View, now: View, box: Box, room: MapRoom): View {
  const isAsGood = now.scale <= before.scale * AS_GOOD;
  return isAsGood && isWhole(before, box, room) ? before : now;
}

/** Whether the other box lies within. */
export function holds(box: Box, other: Box): boolean {
  return (
    box.x <= other.x &&
    box.y <= other.y &&
    box.x + box.width >= other.x + other.width &&
    box.y + box.height >= other.y + other.height
  );
}

/** Closer or farther by a factor, while the point of the window stays where it is. */
export function zoomed(view: View, factor: number, around: Point): View {
  const scale = limited(view.scale * factor);
  const change = scale / view.scale;
  return {
    scale,
    x: around.x - (around.x - view.x) * change,
    y: around.y - (around.y - view.y) * change,
  };
}

export function moved(view: View, x: number, y: number): View {
  return { ...view, x: view.x + x, y: view.y + y };
}

/** Keeps a part of the map in the window, so that it cannot be lost. */
export function held(view: View, box: Box, size: Size): View {
  const keep = 60;
  const hold = (offset: number, start: number, length: number, room: number) =>
    Math.min(
      room - keep - start * view.scale,
      Math.max(keep - (start + length) * view.scale, offset),
    );
  return {
    ...view,
    x: hold(view.x, box.x, box.width, size.width),
    y: hold(view.y, box.y, box.height, size.height),
  };
}

/** Moved as little as brings a point of the drawing into the window, with some room around it. */
export function brought(view: View, point: Point, size: Size): View {
  const room = Math.min(70, size.width / 4, size.height / 4);
  const at = inWindow(view, point);
  const across = clamp(at.x, room, size.width - room) - at.x;
  const down = clamp(at.y, room, size.height - room) - at.y;
  return across === 0 && down === 0 ? view : moved(view, across, down);
}

export function isSeen(view: View, point: Point, { width, height }: Size): boolean {
  const { x, y } = inWindow(view, point);
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

export function inWindow(view: View, { x, y }: Point): Point {
  return { x: x * view.scale + view.x, y: y * view.scale + view.y };
}

export function inDrawing(view: View, { x, y }: Point): Point {
  return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
}

function limited(scale: number): number {
  return clamp(scale, SMALLEST_SCALE, GREATEST_SCALE);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
