/** The part of the map that is in its window: moved, zoomed and brought by the players, else all of it. */
import { untrack } from 'svelte';
import type { Hex, Point } from '#shared/map/hexes';
import { keeping } from '../../../ui/keeping';
import { centre, hexAt, type Box } from '../geometry';
import {
  above,
  brought,
  grown,
  held,
  holds,
  inDrawing,
  isSeen,
  moved,
  opened,
  zoomed,
  type Foot,
  type MapRoom,
  type View,
} from './viewport';

interface Shown {
  /** What is drawn, with all that stands around it. */
  readonly box: () => Box;
  readonly foot: () => Foot;
  /** Pixels of the window. */
  readonly size: () => MapRoom;
  /** What has to be in the window first, where the whole map would be too small; null = nothing. */
  readonly start: () => Hex | null;
  /** The window's corner in the page. */
  readonly corner: () => Point;
}

/** Milliseconds after the last movement. */
const RESTS_AFTER = 160;

/** One step of the buttons and keys. */
const CLOSER = 1.25;
const FARTHER = 1 / CLOSER;

export class MapWindow {
  readonly #shown: Shown;
  /** What the players chose; null = as it opens. */
  #chosen = $state.raw<View | null>(null);
  /** How often they chose the whole map, however small. */
  #fits = $state(0);
  /** How it lay by itself before. */
  #lain: { readonly view: View; readonly box: Box; readonly room: MapRoom } | null = null;
  #isMoving = $state(false);
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** As it was painted last: what keeps its size on the screen goes by it. */
  #paintedScale = $state(1);
  readonly #size = $derived.by(() => {
    const { width, height, tools } = this.#shown.size();
    const whole = { width: Math.max(width, 1), height: Math.max(height, 1) };
    return { ...whole, ...(tools && { tools }) };
  });
  readonly #seen = $derived.by(() => above(this.#size, this.#shown.foot().covered));
  readonly #keepRoom = keeping<MapRoom>();
  readonly #room = $derived.by(() => this.#keepRoom(above(this.#size, this.#shown.foot().kept)));
  readonly #opening = $derived.by(() => {
    const { box: around, start } = this.#shown;
    const [box, room, before] = [around(), this.#room, this.#lain];
    // Whoever acts later moves nothing: only another map or another window is opened anew.
    const first = this.#fits > 0 ? null : untrack(start);
    const now = opened(box, room, first && centre(first));
    const isGrown = before?.room === room && holds(box, before.box);
    const view = isGrown ? grown(before.view, now, box, room) : now;
    this.#lain = { view, box, room };
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

  /** While it moves, the drawing is a picture of its own that nothing repaints. */
  get isMoving(): boolean {
    return this.#isMoving;
  }

  get paintedScale(): number {
    return this.#paintedScale;
  }

  fit(): void {
    this.#chosen = null;
    this.#lain = null;
    this.#fits += 1;
  }

  move(x: number, y: number): void {
    this.#look(moved(this.#view, x, y));
  }

  /** Around a point of the page; left out = around the middle. */
  zoom(factor: number, around?: Point): void {
    const { width, height } = this.#size;
    const at = around ? this.#inside(around) : { x: width / 2, y: height / 2 };
    this.#look(zoomed(this.#view, factor, at));
  }

  closer(): void {
    this.zoom(CLOSER);
  }

  farther(): void {
    this.zoom(FARTHER);
  }

  /** Moves the map only where the hex would be out of the window. */
  bring(hex: Hex): void {
    const next = brought(this.#view, centre(hex), this.#seen);
    if (next !== this.#view) this.#chosen = next;
  }

  /** Moves the map where the hex cannot be seen at all. */
  keep(hex: Hex): void {
    if (!isSeen(this.#view, centre(hex), this.#seen)) this.bring(hex);
  }

  /** Where a point of the page lies in the drawing. */
  under(point: Point): Point {
    return inDrawing(this.#view, this.#inside(point));
  }

  /** The hex at a point of the page, whether it is drawn or not. */
  hexUnder(point: Point): Hex {
    return hexAt(this.under(point));
  }

  #inside({ x, y }: Point): Point {
    const corner = this.#shown.corner();
    return { x: x - corner.x, y: y - corner.y };
  }

  #look(next: View): void {
    this.#chosen = held(next, this.#shown.box(), this.#size);
    this.#isMoving = true;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => (this.#isMoving = false), RESTS_AFTER);
  }
}
