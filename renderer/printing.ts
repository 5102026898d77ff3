/** The print screen as others reach it: a key or a menu prints what lies ready there. */
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
