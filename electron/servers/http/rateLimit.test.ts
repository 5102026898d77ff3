import { expect, test } from 'vitest';
import { Bucket } from './rateLimit';

test('a token bucket allows a burst, then refills with time', () => {
  let now = 0;
  const bucket = new Bucket(3, 2, () => now);
  expect([bucket.take(), bucket.take(), bucket.take(), bucket.take()]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  now = 500;
  expect([bucket.take(), bucket.take()]).toEqual([true, false]);
  now = 60_000;
  expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false]);
});
