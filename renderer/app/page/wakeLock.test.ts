/** The screen of a table stays on, as far as the system lets it. */
import { afterEach, expect, test, vi } from 'vitest';
import { keepAwake } from './wakeLock';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page that is looked at, on a system that answers as `give` does. */
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

test('is asked for at once, and again when the page is looked at again', () => {
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

test('is let go when the table is left, also where the answer comes only then', async () => {
  const release = vi.fn(() => Promise.resolve());
  let answer: (lock: { release: typeof release }) => void = () => undefined;
  page(() => new Promise((resolve) => (answer = resolve)));
  const stop = keepAwake();
  stop();
  answer({ release });
  await expect.poll(() => release.mock.calls).toHaveLength(1);
});

test('nothing happens where the system refuses, or knows nothing of it', async () => {
  const { request } = page(() => Promise.reject(new Error('battery')));
  const stop = keepAwake();
  await Promise.allSettled(request.mock.results.map(({ value }) => value as Promise<unknown>));
  stop();
  vi.stubGlobal('navigator', {});
  keepAwake()();
  expect(request).toHaveBeenCalledTimes(1);
});
