/** Lets other screens and the menu print the sheets of the print screen. */
import type { SHEET_NAMES } from '../../words/sentences/print/print';

export type SheetKind = keyof typeof SHEET_NAMES;

let print: (() => void) | null = null;

/** Sets the action of Print for the current screen, until the returned function is called. */
export function lendPrinting(what: () => void): () => void {
  print = what;
  return () => (print = null);
}

/** False = the current screen is not made for paper. */
export function printNow(): boolean {
  print?.();
  return print !== null;
}

/** Sheets that another screen asks to print; read once. */
let asked: readonly SheetKind[] | null = null;

export function askFor(sheets: readonly SheetKind[]): void {
  asked = sheets;
}

export function takeAsked(): readonly SheetKind[] | null {
  const sheets = asked;
  asked = null;
  return sheets;
}
