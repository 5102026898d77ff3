/** Whether key caps are shown, for what would cost too much to draw and hide. */
let isShown = $state(false);

export const capsShown = {
  get now(): boolean {
    return isShown;
  },
  set(shown: boolean): void {
    isShown = shown;
  },
};
