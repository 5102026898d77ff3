/**
 * What the whole page is at the moment, as an attribute of its root for styles. A selector that looks for a part of
 * the page from its root (`html:has(…)`) is asked again at every change of anything.
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

/** The page is as high as the window as long as this is shown: only what lies on it scrolls. */
export const asDesk = (): (() => void) => markPage('desk');
