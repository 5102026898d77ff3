/**
 * Sets `data-…` attributes on the root element, because `html:has(…)` would be re-matched on every
 * change.
 */
type PageMark = 'desk' | 'notice';

const shown = new Map<PageMark, number>();

function adjust(mark: PageMark, by: number): void {
  const now = (shown.get(mark) ?? 0) + by;
  shown.set(mark, now);
  document.documentElement.toggleAttribute(`data-${mark}`, now > 0);
}

/** Marks the page; each caller must call the returned function to release it. */
export function markPage(mark: PageMark): () => void {
  adjust(mark, 1);

  return () => adjust(mark, -1);
}

/** The page is as high as the window while this is mounted; only its parts scroll. */
export const fillWindow = (): (() => void) => markPage('desk');
