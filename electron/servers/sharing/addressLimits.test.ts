import { expect, test } from 'vitest';
import { RequestLimits } from './addressLimits';

test('only the address with too many requests is slowed down', () => {
  let now = 0;
  const requests = new RequestLimits(() => now);
  const taken = (remoteAddress: string, count: number) =>
    Array.from({ length: count }, () => requests.take({ socket: { remoteAddress } })).filter(
      Boolean,
    ).length;
  expect(taken('127.0.0.66', 1200)).toBe(800);
  expect(taken('127.0.0.67', 100)).toBe(100);
  now = 1000;
  expect(taken('127.0.0.66', 1200)).toBe(100);
});
