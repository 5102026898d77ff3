/** The part of the map that is in its window: moved, zoomed and brought by the players, else all of it. */
import type { Hex, Point } from '#shared/map/hexes';
import { centre, hexAt, type Box } from './geometry';
import {
  above,
  brought,
  fitted,
  held,
  inDrawing,
  isSeen,
  moved,
  zoomed,
  type Foot,
  type Size,
  type View,
} from './viewport';

interface Shown {
  /** What is drawn, with all that stands around it. */
  readonly box: () => Box;
  readonly foot: () => Foot;
  /** Pixels of the window. */
  readonly size: () => Size;
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
  /** What the players chose; null = the whole map. */
  #chosen = $state.raw<View | null>(null);
  #isMoving = $state(false);
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** As it was painted last: what keeps its size on the screen goes by it. */
  #paintedScale = $state(1);
  readonly #size = $derived.by(() => {
    const { width, height } = this.#shown.size();
    return { width: Math.max(width, 1), height: Math.max(height, 1) };
  });
  readonly #seen = $derived.by(() => above(this.#size, this.#shown.foot().covered));
  readonly #view = $derived.by(
    () => this.#chosen ?? fitted(this.#shown.box(), above(this.#size, this.#shown.foot().kept)),
  );

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

  /** The hex at a point of the page, whether it is drawn or not. */
  hexUnder(point: Point): Hex {
    return hexAt(inDrawing(this.#view, this.#inside(point)));
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
