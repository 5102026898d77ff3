/**
 * Animates items of a list that move to a new place. The list is only measured in animation frames.
 */
import { prefersReducedMotion } from 'svelte/motion';
import { nextPaint } from './nextPaint';

type Places = ReadonlyMap<HTMLElement, { readonly x: number; readonly y: number }>;

const MOTION = { duration: 150, easing: 'ease-out' } as const;

function placesIn(list: HTMLElement): Places {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  return new Map(items.map((item) => [item, { x: item.offsetLeft, y: item.offsetTop }]));
}

/** An attachment (`{@attach}`) for the list. */
export function slide(list: HTMLElement): () => void {
  let places: Places = new Map();
  const settle = () => (places = placesIn(list));
  const move = () => {
    const before = places;
    settle();
    if (prefersReducedMotion.current || 'still' in document.documentElement.dataset) return;
    for (const [item, { x, y }] of places) {
      const from = before.get(item);
      if (!from || (from.x === x && from.y === y)) continue;
      item.animate({ transform: [`translate(${from.x - x}px, ${from.y - y}px)`, 'none'] }, MOTION);
    }
  };
  const observer = new MutationObserver(() => requestAnimationFrame(move));
  observer.observe(list, { childList: true });
  void nextPaint().then(settle);
  return () => observer.disconnect();
}

/**
 * An attachment (`{@attach}`) for an item: scrolls the box around the list, but not the page, to
 * the item.
 */
export function scrollToItem(item: HTMLElement): void {
  const box = item.parentElement?.parentElement;
  if (!box) return;
  // Measured in the next frame, which computes the layout anyway.
  requestAnimationFrame(() => {
    const start = item.offsetLeft;
    const isHidden =
      start < box.scrollLeft || start + item.offsetWidth > box.scrollLeft + box.clientWidth;
    if (isHidden) box.scrollTo({ left: Math.max(0, start - 16) });
  });
}
