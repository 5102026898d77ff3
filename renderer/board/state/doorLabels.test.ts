import { expect, test } from 'vitest';
import { doorLabels } from './doorLabels';

const doors = (...labels: readonly (string | null)[]) =>
  labels.map((label) => (label === null ? {} : { label }));

test('[WALL-6] doors of the list have the labels of the book, and others the numbers it leaves', () => {
  const all = doors(null, '1', null, '3', null);
  expect(doorLabels(all, all)).toEqual(['2', '1', '4', '3', '5']);
});

test('[WALL-6] doors that share a label of the book have different labels in the list', () => {
  const all = doors('a', 'a', 'b', null);
  expect(doorLabels(all, all)).toEqual(['a·1', 'a·2', 'b', '1']);
  expect(doorLabels(all.slice(1), all)).toEqual(['a', 'b', '1']);
});
