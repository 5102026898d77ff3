/** Computes position and scale of the map in its viewport: pixels = drawing * scale + offset. */
import type { Point } from '#shared/map/hexes';
import { HALF_WIDTH, type Box } from '../drawing/geometry';

export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The maximum scale, in pixels per unit of the drawing. */
const MAX_SCALE = 4;
/** The maximum scale for the whole map, so that a single room does not fill the viewport. */
const MAX_FIT_SCALE = 2;
const MIN_SCALE = 0.12;
/** The margin around the map, in pixels. */
const MARGIN = 4;
/** The gap between the buttons and the map, in pixels. */
const BESIDE_TOOLS = 8;
/** When the map grows, it is only fitted again if that enlarges it by this factor. */
const ENOUGH_GAIN = 1.1;
/** The minimum width of a hex that can be read and tapped, in pixels. */
const MIN_HEX_WIDTH = 34;

/** The size of the map's viewport, in pixels. */
export interface MapRoom extends Size {
  /** The size of the buttons in the lower right corner, which must not cover the map. */
  readonly tools?: Size;
}

/** The space at the bottom of the viewport, in pixels. */
export interface Foot {
  /** The height that the opening view leaves free. */
  readonly reserved: number;
  /** The height that the bar covers at the moment. */
  readonly covered: number;
}

export function withoutFoot(room: MapRoom, foot: number): MapRoom {
  return { ...room, height: Math.max(1, room.height - foot) };
}

/** The space in which the box is larger: left of the buttons or above them. */
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

/** The view that shows the whole box in the middle of the viewport, as large as possible. */
export function fitBox(box: Box, room: MapRoom): View {
  const free = besideTools(box, room);
  const scale = limitScale(Math.min(scaleIn(box, free), MAX_FIT_SCALE));
  return {
    scale,
    x: free.width / 2 - (box.x + box.width / 2) * scale,
    y: free.height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** The view that shows the whole box if its hexes are large enough, else the part around a point. */
export function openingView(box: Box, room: MapRoom, around: Point | null): View {
  const whole = fitBox(box, room);
  const scale = MIN_HEX_WIDTH / (2 * HALF_WIDTH);
  if (around === null || whole.scale >= scale) return whole;
  const { width, height } = besideTools(box, room);
  const start = (at: number, from: number, length: number, viewport: number) =>
    length * scale <= viewport
      ? viewport / 2 - (from + length / 2) * scale
      : clamp(
          viewport / 2 - at * scale,
          viewport - MARGIN - (from + length) * scale,
          MARGIN - from * scale,
        );
  return {
    scale,
    x: start(around.x, box.x, box.width, width),
    y: start(around.y, box.y, box.height, height),
  };
}

/** True if the whole box is visible: in the viewport and not under the buttons. */
function isBoxVisible(view: View, box: Box, { width, height, tools }: MapRoom): boolean {
  const first = inViewport(view, box);
  const last = inViewport(view, { x: box.x + box.width, y: box.y + box.height });
  const isUnder = tools && last.x > width - tools.width && last.y > height - tools.height;
  return Math.min(first.x, first.y) >= 0 && last.x <= width && last.y <= height && isUnder !== true;
}

/**
 * The view after the map has grown: the previous view if the whole box fits there and is about as
 * large, else `now`.
 */
export function afterGrowth(before: View, now: View, box: Box, room: MapRoom): View {
  const isAsGood = now.scale <= before.scale * ENOUGH_GAIN;
  return isAsGood && isBoxVisible(before, box, room) ? before : now;
}

export function contains(box: Box, other: Box): boolean {
  return (
    box.x <= other.x &&
    box.y <= other.y &&
    box.x + box.width >= other.x + other.width &&
    box.y + box.height >= other.y + other.height
  );
}

/** Scales by a factor and leaves the given point of the viewport in place. */
export function zoomAt(view: View, factor: number, around: Point): View {
  const scale = limitScale(view.scale * factor);
  const change = scale / view.scale;
  return {
    scale,
    x: around.x - (around.x - view.x) * change,
    y: around.y - (around.y - view.y) * change,
  };
}

export function moveBy(view: View, x: number, y: number): View {
  return { ...view, x: view.x + x, y: view.y + y };
}

/** Limits a view so that a part of the map stays in the viewport. */
export function limitMove(view: View, box: Box, size: Size): View {
  const minVisible = 60;
  const limit = (offset: number, start: number, length: number, room: number) =>
    Math.min(
      room - minVisible - start * view.scale,
      Math.max(minVisible - (start + length) * view.scale, offset),
    );
  return {
    ...view,
    x: limit(view.x, box.x, box.width, size.width),
    y: limit(view.y, box.y, box.height, size.height),
  };
}

/** Moves the view as little as possible to bring a point into the viewport, with a margin. */
export function bringIntoView(view: View, point: Point, size: Size): View {
  const room = Math.min(70, size.width / 4, size.height / 4);
  const at = inViewport(view, point);
  const across = clamp(at.x, room, size.width - room) - at.x;
  const down = clamp(at.y, room, size.height - room) - at.y;
  return across === 0 && down === 0 ? view : moveBy(view, across, down);
}

/**
 * Brings a whole box into the viewport and away from the buttons. It moves the view as little as
 * possible, and zooms out only if the box does not fit.
 */
export function bringBoxIntoView(view: View, box: Box, room: MapRoom): View {
  if (isBoxVisible(view, box, room)) return view;
  const { width, height } = besideTools(box, room);
  const scale = limitScale(Math.min(view.scale, scaleIn(box, { width, height })));
  const zoomed = zoomAt(view, scale / view.scale, { x: width / 2, y: height / 2 });
  const first = inViewport(zoomed, box);
  const last = inViewport(zoomed, { x: box.x + box.width, y: box.y + box.height });
  return moveBy(
    zoomed,
    shiftInto(first.x, last.x - first.x, width),
    shiftInto(first.y, last.y - first.y, height),
  );
}

/** The shift that brings a stretch into a viewport on one axis. The stretch must fit. */
function shiftInto(start: number, length: number, viewport: number): number {
  return clamp(start, MARGIN, Math.max(MARGIN, viewport - MARGIN - length)) - start;
}

export function isSeen(view: View, point: Point, { width, height }: Size): boolean {
  const { x, y } = inViewport(view, point);
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

export function inViewport(view: View, { x, y }: Point): Point {
  return { x: x * view.scale + view.x, y: y * view.scale + view.y };
}

export function inDrawing(view: View, { x, y }: Point): Point {
  return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
}

function limitScale(scale: number): number {
  return clamp(scale, MIN_SCALE, MAX_SCALE);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
