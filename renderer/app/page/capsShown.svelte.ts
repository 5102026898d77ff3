/** State of the key caps, for components that would be too costly to draw and hide. */
let isShown = $state(false);

export const capsShown = {
  get now(): boolean {
    return isShown;
  },
  set(shown: boolean): void {
    isShown = shown;
  },
};
