/**
 * Sets `data-…` attributes on the root element. The selector `html:has(…)` would be slow, because
 * browsers match it again after every change.
 */
type PageMark = 'desk' | 'notice';

const shown = new Map<PageMark, number>();

function adjust(mark: PageMark, by: number): void {
  const now = (shown.get(mark) ?? 0) + by;
  shown.set(mark, now);
  document.documentElement.toggleAttribute(`data-${mark}`, now > 0);
}

/** Sets an attribute until every caller has called its returned function. */
export function setRootMark(mark: PageMark): () => void {
  adjust(mark, 1);

  return () => adjust(mark, -1);
}

/**
 * An attachment: while it is mounted, the page is as high as the window, and only its parts scroll.
 */
export const fillWindow = (): (() => void) => setRootMark('desk');
