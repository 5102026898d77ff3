/** The visible part of the map: chosen by the player with moving and zooming, else computed. */
import { untrack } from 'svelte';
import type { Hex, Point } from '#shared/map/hexes';
import { memoiseParts } from '../../ui/rendering/memoise';
import { boxAround, centre, hexAt, type Box } from '../drawing/geometry';
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
  /** The box of the whole drawing with the space around it. */
  readonly box: () => Box;
  readonly foot: () => Foot;
  /** The size of the viewport in pixels. */
  readonly size: () => MapRoom;
  /**
   * The hex to centre on at first, if the whole map would be too small to read; null = no
   * preference.
   */
  readonly start: () => Hex | null;
  /** The upper left corner of the viewport in the page. */
  readonly corner: () => Point;
}

/** The time after the last movement until the map counts as resting, in milliseconds. */
const RESTS_AFTER = 160;

/** The zoom factors of buttons and keys. */
const ZOOM_IN = 1.25;
const ZOOM_OUT = 1 / ZOOM_IN;

export class MapViewport {
  readonly #shown: Shown;
  /** The view that a player chose by moving or zooming; null = the opening view. */
  #chosen = $state.raw<View | null>(null);
  /** The number of times that players asked for the whole map. */
  #fits = $state(0);
  /** The last opening view, and the sizes it was computed for. */
  #lastOpening: { readonly view: View; readonly box: Box; readonly room: MapRoom } | null = null;
  #isMoving = $state(false);
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** The scale while the map rests. Marks that have a constant size on the screen depend on it. */
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
    // Untracked, because a change of the active figure must not move the map. Only another map or
    // viewport size does.
    const first = this.#fits > 0 ? null : untrack(start);
    const now = openingView(box, room, first && centre(first));
    const isGrown = before?.room === room && contains(box, before.box);
    const view = isGrown ? afterGrowth(before.view, now, box, room) : now;
    this.#lastOpening = { view, box, room };
    return view;
  });
  readonly #view = $derived.by(() => this.#chosen ?? this.#opening);

  /** Must be called while a component is initialised. */
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

  /** True while the map moves. Its layer is not repainted then. */
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

  /** Zooms around a point of the page; around the middle if it is left out. */
  zoom(factor: number, around?: Point): void {
    const { width, height } = this.#size;
    const at = around ? this.#inside(around) : { x: width / 2, y: height / 2 };
    this.#look(zoomAt(this.#view, factor, at));
  }

  zoomIn(): void {
    this.zoom(ZOOM_IN);
  }

  zoomOut(): void {
    this.zoom(ZOOM_OUT);
  }

  /** Moves the map so that the hex is in the viewport and not near its border. */
  bringIntoView(hex: Hex): void {
    const next = bringIntoView(this.#view, centre(hex), this.#seen);
    if (next !== this.#view) this.#chosen = next;
  }

  /** Moves the map only if the hex is outside of the viewport. */
  bringIntoViewIfHidden(hex: Hex): void {
    if (!isSeen(this.#view, centre(hex), this.#seen)) this.bringIntoView(hex);
  }

  /** Brings all of the hexes into the viewport. */
  showAll(hexes: readonly Hex[]): void {
    const next = bringBoxIntoView(this.#view, boxAround(hexes, 0), this.#seen);
    if (next !== this.#view) this.#chosen = next;
  }

  /** Converts a point of the page to a point of the drawing. */
  toDrawing(point: Point): Point {
    return inDrawing(this.#view, this.#inside(point));
  }

  /** The hex at a point of the page; it may be outside of the map. */
  hexAt(point: Point): Hex {
    return hexAt(this.toDrawing(point));
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
