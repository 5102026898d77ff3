/** Which figure another screen asked the board to show. */
import type { FigureId } from '#shared/ids';

/** Whom the players asked to see on the board; it is forgotten once it is shown. */
let wanted: FigureId | null = null;

export function wantOnBoard(figure: FigureId): void {
  wanted = figure;
}

export function takeWanted(): FigureId | null {
  const figure = wanted;
  wanted = null;
  return figure;
}
