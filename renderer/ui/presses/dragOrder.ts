/** The distance at which a press becomes a drag, in CSS pixels. */
const DRAG_PIXELS = 8;

interface Drag {
  readonly pointer: number;
  readonly from: HTMLElement;
  readonly x: number;
  readonly y: number;
  over: HTMLElement | null;
}

/**
 * A copy of the list with one item moved to the place of another. Null if one of them is not in the
 * list.
 */
export function movedTo<T>(list: readonly T[], from: T, to: T): readonly T[] | null {
  const source = list.indexOf(from);
  const target = list.indexOf(to);
  if (source < 0 || target < 0 || source === target) return null;
  return list.toSpliced(source, 1).toSpliced(target, 0, from);
}

/**
 * Lets players drag items of a list (elements with a name in `data-drag`) to the place of another
 * item. When an item is dropped, `onmove` gets both names. During the drag, `data-dragged` and
 * `data-over` mark the two items. The list must handle keys itself.
 */
export function dragOrder(
  onmove: (from: string, to: string) => void,
): (list: HTMLElement) => () => void {
  return (list) => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    let drag: Drag | null = null;
    let wasDragged = false;

    const itemAt = (x: number, y: number): HTMLElement | null => {
      const item = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drag]') ?? null;
      return item && list.contains(item) ? item : null;
    };
    const mark = (over: HTMLElement | null): void => {
      if (!drag || drag.over === over) return;
      delete drag.over?.dataset['over'];
      if (over) over.dataset['over'] = '';
      drag.over = over;
    };
    const end = (): void => {
      if (!drag) return;
      delete drag.from.dataset['dragged'];
      mark(null);
      drag = null;
    };

    list.addEventListener(
      'pointerdown',
      (event) => {
        wasDragged = false;
        const from = itemAt(event.clientX, event.clientY);
        if (event.button !== 0 || !from) return;
        drag = { pointer: event.pointerId, from, x: event.clientX, y: event.clientY, over: null };
      },
      options,
    );
    // Listens on the window, so that a drag can leave the list.
    window.addEventListener(
      'pointermove',
      (event) => {
        if (drag?.pointer !== event.pointerId) return;
        const pixels = Math.hypot(event.clientX - drag.x, event.clientY - drag.y);
        if (!wasDragged && pixels < DRAG_PIXELS) return;
        wasDragged = true;
        drag.from.dataset['dragged'] = '';
        const over = itemAt(event.clientX, event.clientY);
        mark(over === drag.from ? null : over);
      },
      options,
    );
    window.addEventListener(
      'pointerup',
      (event) => {
        if (drag?.pointer !== event.pointerId) return;
        const from = drag.from.dataset['drag'];
        const to = drag.over?.dataset['drag'];
        end();
        if (from !== undefined && to !== undefined) onmove(from, to);
      },
      options,
    );
    window.addEventListener('pointercancel', end, options);
    // The click at the end of a drag must not reach the item under the pointer.
    list.addEventListener(
      'click',
      (event) => {
        if (!wasDragged) return;
        wasDragged = false;
        event.preventDefault();
        event.stopPropagation();
      },
      { ...options, capture: true },
    );
    return () => {
      end();
      listening.abort();
    };
  };
}
