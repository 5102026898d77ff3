/** Settles once the page is painted as it is now: the first task after a frame begins when that is done. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });
}
