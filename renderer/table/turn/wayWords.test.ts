import { expect, test } from 'vitest';
import type { Hex } from '#shared/map/hexes';
import { distinctWords } from './wayWords';

const from: Hex = { q: 0, r: 0 };
const right: Hex = { q: 1, r: 0 };
const below: Hex = { q: 1, r: 1 };

const words = (...paths: readonly (readonly Hex[])[]) =>
  distinctWords(paths, (path, ways) => ways(from, path));

test('paths that end in different directions are named by direction', () => {
  expect(words([right], [{ q: -1, r: 0 }])).toEqual(['right', 'left']);
});

test('paths with equal words name every turn, others do not', () => {
  const far = [right, below, { q: 0, r: 2 }];
  const near = [right, below];
  expect(words(near, far, [{ q: -1, r: 0 }])).toEqual([
    '1 right, 1 down right',
    '1 right, 1 down right, 1 down left',
    'left',
  ]);
  expect(words([right, { q: 2, r: 0 }], [right, { q: 2, r: 0 }, { q: 3, r: 0 }])).toEqual([
    '2 right',
    '3 right',
  ]);
});
