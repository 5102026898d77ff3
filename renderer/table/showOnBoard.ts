/**
 * Remembers the figure that the board shows when it opens. The table sets it before the page
 * changes.
 */
import type { FigureId } from '#shared/ids';

let requested: FigureId | null = null;

export function requestOnBoard(figure: FigureId): void {
  requested = figure;
}

export function takeRequested(): FigureId | null {
  const figure = requested;
  requested = null;
  return figure;
}
