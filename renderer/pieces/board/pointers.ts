/** Tells taps, drags and pinches apart, for mouse, pen and fingers alike. */
import type { Point } from '#shared/map/hexes';

interface Listeners {
  readonly onmove: (x: number, y: number) => void;
  /** Two fingers: how much farther apart they are, around the point between them in the page. */
  readonly onpinch: (factor: number, around: Point) => void;
  readonly ontap: (event: PointerEvent) => void;
}

/** Pixels a press may slip and still be a tap. */
const SLIP = 7;

export class Pointers {
  readonly #listeners: Listeners;
  readonly #down = new Map<number, Point>();
  #start: Point | null = null;
  /** The press has moved, or had a second finger: it is no tap any more. */
  #moved = false;

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
    } else this.#moved = true;
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
    if (!this.#moved && Math.hypot(at.x - this.#start.x, at.y - this.#start.y) <= SLIP) return;
    this.#down.set(event.pointerId, at);
    if (this.#moved) this.#listeners.onmove(at.x - before.x, at.y - before.y);
    else this.#listeners.onmove(at.x - this.#start.x, at.y - this.#start.y);
    this.#moved = true;
  }

  up(event: PointerEvent): void {
    const wasDown = this.#down.delete(event.pointerId);
    if (wasDown && !this.#moved && this.#down.size === 0) this.#listeners.ontap(event);
  }

  cancel(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
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
