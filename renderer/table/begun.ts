/** A scenario that was started on this screen: after the change of page, initiatives can be typed at once. */
let isWaiting = false;

export function typeInitiativesNext(): void {
  isWaiting = true;
}

export function takeBegun(): boolean {
  const was = isWaiting;
  isWaiting = false;
  return was;
}
