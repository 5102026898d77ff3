/** A figure that the table asks the board to show after the change of page. */
import type { FigureId } from '#shared/ids';

let wanted: FigureId | null = null;

export function wantOnBoard(figure: FigureId): void {
  wanted = figure;
}

export function takeWanted(): FigureId | null {
  const figure = wanted;
  wanted = null;
  return figure;
}
