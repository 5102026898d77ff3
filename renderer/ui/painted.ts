/** Settles once the page is painted as it is now: the next frame but one begins when that is done. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}
