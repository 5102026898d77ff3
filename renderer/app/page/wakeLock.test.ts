import { afterEach, expect, test, vi } from 'vitest';
import { keepAwake } from './wakeLock';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A visible page on a system whose wake lock is `give`. */
function page(give: () => Promise<{ release: () => Promise<void> }>) {
  const request = vi.fn(give);
  const view = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', view);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const look = (visibilityState: string) => {
    Object.assign(view, { visibilityState });
    view.dispatchEvent(new Event('visibilitychange'));
  };
  return { request, look };
}

test('is requested at once, and again when the page becomes visible again', () => {
  const { request, look } = page(() => Promise.resolve({ release: () => Promise.resolve() }));
  const stop = keepAwake();
  expect(request.mock.calls).toEqual([['screen']]);
  look('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  look('visible');
  expect(request).toHaveBeenCalledTimes(2);
  stop();
  look('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

test('is released when the table is left, even if the lock arrives only then', async () => {
  const release = vi.fn(() => Promise.resolve());
  let answer: (lock: { release: typeof release }) => void = () => undefined;
  page(() => new Promise((resolve) => (answer = resolve)));
  const stop = keepAwake();
  stop();
  answer({ release });
  await expect.poll(() => release.mock.calls).toHaveLength(1);
});

test('nothing happens if the system refuses, or has no wake lock and nobody touches the page', async () => {
  const { request } = page(() => Promise.reject(new Error('battery')));
  const stop = keepAwake();
  await Promise.allSettled(request.mock.results.map(({ value }) => value as Promise<unknown>));
  stop();
  vi.stubGlobal('navigator', {});
  keepAwake()();
  expect(request).toHaveBeenCalledTimes(1);
});
