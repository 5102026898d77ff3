/** True while key caps are shown. Components read it if rendering hidden key caps would be slow. */
let isShown = $state(false);

export const capsShown = {
  get now(): boolean {
    return isShown;
  },
  set(shown: boolean): void {
    isShown = shown;
  },
};
