/** Whether something lies over the screen: a dialog, a popover or a menu, to which keys belong. */
let covers = 0;

/** Something lies over the screen until the returned function is called. */
export function cover(): () => void {
  covers += 1;
  return () => (covers -= 1);
}

export function isCovered(): boolean {
  return covers > 0;
}
