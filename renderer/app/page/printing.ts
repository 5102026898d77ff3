/** The print screen as others reach it: a key or a menu prints what lies ready there. */
import type { SHEET_NAMES } from '../../words/sentences/print/print';

export type SheetKind = keyof typeof SHEET_NAMES;

let print: (() => void) | null = null;

/** What printing does on the screen that is shown, until the returned function is called. */
export function lendPrinting(what: () => void): () => void {
  print = what;
  return () => (print = null);
}

/** False = nothing is shown that is made for paper. */
export function printNow(): boolean {
  print?.();
  return print !== null;
}

/** Sheets another screen sent the player here for; taken once. */
let asked: readonly SheetKind[] | null = null;

export function askFor(sheets: readonly SheetKind[]): void {
  asked = sheets;
}

export function takeAsked(): readonly SheetKind[] | null {
  const sheets = asked;
  asked = null;
  return sheets;
}
