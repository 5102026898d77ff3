/**
 * Recognises gestures of mouse, pen and fingers: taps, drags of the map, drags of figures, and
 * pinches.
 */
import type { Hex, Point } from '#shared/map/hexes';

/** The handlers of a dragged figure. */
export interface MapDrag {
  /** Returns true if a drag from this hex drags a figure; otherwise it moves the map. */
  readonly canLift: (from: Hex) => boolean;
  /** Drags the figure to a point of the drawing. Null puts it back on its hex. */
  readonly carry: (to: Point | null) => void;
  /** Drops the figure on a hex. Called after `carry(null)`. */
  readonly drop: (at: Hex) => void;
}

interface Listeners {
  /**
   * Returns true if a drag from this point of the page drags a figure; otherwise it moves the map.
   */
  readonly canLift: (from: Point) => boolean;
  /** Called while a figure is dragged, with the point of the page. Null = the drag is cancelled. */
  readonly oncarry: (to: Point | null) => void;
  readonly ondrop: (at: Point) => void;
  readonly onmove: (x: number, y: number) => void;
  /** Called with a zoom factor and the point of the page between the two fingers. */
  readonly onpinch: (factor: number, around: Point) => void;
  readonly ontap: (event: PointerEvent) => void;
}

/** The distance that a pointer may move during a tap, in pixels. */
const TAP_SLIP = 7;

export class Pointers {
  readonly #listeners: Listeners;
  readonly #down = new Map<number, Point>();
  #start: Point | null = null;
  /** True if the pointer has moved or there was a second finger, so this is not a tap. */
  #moved = false;
  #carries = false;

  constructor(listeners: Listeners) {
    this.#listeners = listeners;
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    const at = { x: event.clientX, y: event.clientY };
    this.#down.set(event.pointerId, at);
    if (this.#down.size === 1) {
      this.#start = at;
      this.#moved = event.button === 1;
    } else {
      this.#moved = true;
      this.#putBack();
    }
    if (event.currentTarget instanceof Element) {
      event.currentTarget.setPointerCapture(event.pointerId);
    }
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before || !this.#start) return;
    const at = { x: event.clientX, y: event.clientY };
    if (this.#down.size > 1) {
      this.#pinch(event.pointerId, at);
      return;
    }
    const from = this.#moved ? before : this.#start;
    if (!this.#moved) {
      if (Math.hypot(at.x - from.x, at.y - from.y) <= TAP_SLIP) return;
      this.#moved = true;
      this.#carries = this.#listeners.canLift(from);
    }
    this.#down.set(event.pointerId, at);
    if (this.#carries) this.#listeners.oncarry(at);
    else this.#listeners.onmove(at.x - from.x, at.y - from.y);
  }

  up(event: PointerEvent): void {
    const wasDown = this.#down.delete(event.pointerId);
    if (!wasDown || this.#down.size > 0) return;
    if (this.#carries) {
      this.#carries = false;
      this.#listeners.ondrop({ x: event.clientX, y: event.clientY });
    } else if (!this.#moved) this.#listeners.ontap(event);
  }

  cancel(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    this.#putBack();
  }

  #putBack(): void {
    if (this.#carries) this.#listeners.oncarry(null);
    this.#carries = false;
  }

  #pinch(pointer: number, at: Point): void {
    const before = [...this.#down.values()].slice(0, 2);
    this.#down.set(pointer, at);
    const after = [...this.#down.values()].slice(0, 2);
    const [a, b] = before;
    const [c, d] = after;
    if (!a || !b || !c || !d) return;
    const apart = Math.hypot(a.x - b.x, a.y - b.y);
    const between = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 };
    this.#listeners.onmove(between.x - (a.x + b.x) / 2, between.y - (a.y + b.y) / 2);
    if (apart > 0) this.#listeners.onpinch(Math.hypot(c.x - d.x, c.y - d.y) / apart, between);
  }
}
