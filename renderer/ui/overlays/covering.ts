/** Counts the open dialogs, popovers and menus. While one is open, page shortcuts are off. */
let covers = 0;

/** Registers an overlay until the returned function is called. */
export function registerOverlay(): () => void {
  covers += 1;
  return () => (covers -= 1);
}

export function isCovered(): boolean {
  return covers > 0;
}
