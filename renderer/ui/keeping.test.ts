import { expect, test } from 'vitest';
import { keeping } from './keeping';

test('an equal value stays the object it was, another one takes its place', () => {
  const keep = keeping<ReadonlyMap<string, readonly number[]>>();
  const first = keep(new Map([['a', [1, 2]]]));

  expect(keep(new Map([['a', [1, 2]]]))).toBe(first);
  const second = keep(new Map([['a', [1, 3]]]));
  expect(second).not.toBe(first);
  expect(second.get('a')).toEqual([1, 3]);
  expect(keep(new Map([['a', [1, 3]]]))).toBe(second);
});
