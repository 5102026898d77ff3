/** Resolves after the next paint: the first task after a frame starts when the frame is done. */
export function nextPaint(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });
}
