/** Lets the menu and other screens print: sets the current print action, and the sheets to print. */
import type { SHEET_NAMES } from '../../words/sentences/print/print';

export type SheetKind = keyof typeof SHEET_NAMES;

let print: (() => void) | null = null;

/** Sets the print action of the current screen until the returned function is called. */
export function lendPrinting(what: () => void): () => void {
  print = what;
  return () => (print = null);
}

/** Prints the current screen. Returns false if it has no print action. */
export function printNow(): boolean {
  print?.();
  return print !== null;
}

/** The sheets that another screen wants to print. The print screen reads them once. */
let requested: readonly SheetKind[] | null = null;

export function requestSheets(sheets: readonly SheetKind[]): void {
  requested = sheets;
}

export function takeRequestedSheets(): readonly SheetKind[] | null {
  const sheets = requested;
  requested = null;
  return sheets;
}
