/**
 * Marks of the whole page for styles, as attributes of its root. A selector from the root (`html:has(…)`)
 * would be matched again at every change of the page.
 */
type PageMark = 'desk' | 'notice';

const shown = new Map<PageMark, number>();

function count(mark: PageMark, more: number): void {
  const now = (shown.get(mark) ?? 0) + more;
  shown.set(mark, now);
  document.documentElement.toggleAttribute(`data-${mark}`, now > 0);
}

/** Marks the page until the returned function is called by all who marked it. */
export function markPage(mark: PageMark): () => void {
  count(mark, 1);
  return () => count(mark, -1);
}

/** The page is as high as the window while this is mounted; only its parts scroll. */
export const asDesk = (): (() => void) => markPage('desk');
