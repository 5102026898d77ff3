/** The visible part of the map: chosen by moving and zooming, else computed. */
import { untrack } from 'svelte';
import type { Hex, Point } from '#shared/map/hexes';
import { memoiseParts } from '../../../ui/rendering/memoise';
import { boxAround, centre, hexAt, type Box } from '../geometry';
import {
  withoutFoot,
  bringBoxIntoView,
  bringIntoView,
  afterGrowth,
  limitMove,
  contains,
  inDrawing,
  isSeen,
  moveBy,
  openingView,
  zoomAt,
  type Foot,
  type MapRoom,
  type View,
} from './viewport';

interface Shown {
  /** The whole drawing with its surroundings. */
  readonly box: () => Box;
  readonly foot: () => Foot;
  /** Size in pixels. */
  readonly size: () => MapRoom;
  /** Shown first if the whole map would be too small; null = no preference. */
  readonly start: () => Hex | null;
  /** The window's upper left corner in the page. */
  readonly corner: () => Point;
}

/** Milliseconds from the last movement to rest. */
const RESTS_AFTER = 160;

/** Zoom factor of buttons and keys. */
const CLOSER = 1.25;
const FARTHER = 1 / CLOSER;

export class MapWindow {
  readonly #shown: Shown;
  /** The view after a player moved or zoomed; null = the opening view. */
  #chosen = $state.raw<View | null>(null);
  /** Counts how often the players chose the whole map. */
  #fits = $state(0);
  /** The last opening view. */
  #lastOpening: { readonly view: View; readonly box: Box; readonly room: MapRoom } | null = null;
  #isMoving = $state(false);
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** The scale at rest. Marks with a constant size on the screen depend on it. */
  #paintedScale = $state(1);
  readonly #size = $derived.by(() => {
    const { width, height, tools } = this.#shown.size();
    const whole = { width: Math.max(width, 1), height: Math.max(height, 1) };
    return { ...whole, ...(tools && { tools }) };
  });
  readonly #seen = $derived.by(() => withoutFoot(this.#size, this.#shown.foot().covered));
  readonly #keepRoom = memoiseParts<MapRoom>();
  readonly #room = $derived.by(() =>
    this.#keepRoom(withoutFoot(this.#size, this.#shown.foot().reserved)),
  );
  readonly #opening = $derived.by(() => {
    const { box: around, start } = this.#shown;
    const [box, room, before] = [around(), this.#room, this.#lastOpening];
    // Untracked: the next active figure must not move the map. Only another map or window size does.
    const first = this.#fits > 0 ? null : untrack(start);
    const now = openingView(box, room, first && centre(first));
    const isGrown = before?.room === room && contains(box, before.box);
    const view = isGrown ? afterGrowth(before.view, now, box, room) : now;
    this.#lastOpening = { view, box, room };
    return view;
  });
  readonly #view = $derived.by(() => this.#chosen ?? this.#opening);

  /** Made while a component is set up. */
  constructor(shown: Shown) {
    this.#shown = shown;
    $effect(() => {
      if (!this.#isMoving) this.#paintedScale = this.#view.scale;
    });
    $effect(() => () => clearTimeout(this.#resting));
  }

  get view(): View {
    return this.#view;
  }

  /** While the map moves, its layer is not repainted. */
  get isMoving(): boolean {
    return this.#isMoving;
  }

  get paintedScale(): number {
    return this.#paintedScale;
  }

  fit(): void {
    this.#chosen = null;
    this.#lastOpening = null;
    this.#fits += 1;
  }

  move(x: number, y: number): void {
    this.#look(moveBy(this.#view, x, y));
  }

  /** Zooms around a point of the page, or around the middle. */
  zoom(factor: number, around?: Point): void {
    const { width, height } = this.#size;
    const at = around ? this.#inside(around) : { x: width / 2, y: height / 2 };
    this.#look(zoomAt(this.#view, factor, at));
  }

  closer(): void {
    this.zoom(CLOSER);
  }

  farther(): void {
    this.zoom(FARTHER);
  }

  /** Moves the map if the hex is outside of the window or near its border. */
  bring(hex: Hex): void {
    const next = bringIntoView(this.#view, centre(hex), this.#seen);
    if (next !== this.#view) this.#chosen = next;
  }

  /** Moves the map only if the hex is outside of the window. */
  keep(hex: Hex): void {
    if (!isSeen(this.#view, centre(hex), this.#seen)) this.bring(hex);
  }

  /** Brings all of the hexes into the window. */
  show(hexes: readonly Hex[]): void {
    const next = bringBoxIntoView(this.#view, boxAround(hexes, 0), this.#seen);
    if (next !== this.#view) this.#chosen = next;
  }

  /** Converts a point of the page to a point of the drawing. */
  under(point: Point): Point {
    return inDrawing(this.#view, this.#inside(point));
  }

  /** The hex at a point of the page; it may be outside of the map. */
  hexUnder(point: Point): Hex {
    return hexAt(this.under(point));
  }

  #inside({ x, y }: Point): Point {
    const corner = this.#shown.corner();
    return { x: x - corner.x, y: y - corner.y };
  }

  #look(next: View): void {
    this.#chosen = limitMove(next, this.#shown.box(), this.#size);
    this.#isMoving = true;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => (this.#isMoving = false), RESTS_AFTER);
  }
}
