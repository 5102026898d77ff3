/**
 * Resolves after the next paint. The first task that is queued in an animation frame runs after the
 * frame is painted.
 */
export function nextPaint(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });
}
