/** Checks by their boxes that controls do not overlap. */
import type { Locator, Page } from 'playwright-core';

export async function boxOf(found: Locator) {
  const box = await found.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

/** True if the tile is fully visible and overlaps none of the others. */
export async function isInSight(
  page: Page,
  tile: Locator,
  others: readonly Locator[],
): Promise<boolean> {
  const { x, y, width, height } = await boxOf(tile);
  const size = page.viewportSize();
  const boxes = await Promise.all(others.map(boxOf));
  const isClear = boxes.every(
    (other) =>
      x + width <= other.x + 1 ||
      other.x + other.width <= x + 1 ||
      y + height <= other.y + 1 ||
      other.y + other.height <= y + 1,
  );
  const isWhole = x + width <= (size?.width ?? 0) && y + height <= (size?.height ?? 0);
  return isClear && isWhole && x >= 0 && y >= 0;
}
