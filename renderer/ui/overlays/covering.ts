/** Counts open dialogs, popovers and menus, which get the keys of the page. */
let covers = 0;

/** Registers an overlay until the returned function is called. */
export function cover(): () => void {
  covers += 1;
  return () => (covers -= 1);
}

export function isCovered(): boolean {
  return covers > 0;
}
