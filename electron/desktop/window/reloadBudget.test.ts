import { expect, test } from 'vitest';
import { ReloadBudget } from './reloadBudget';

test('A page is reloaded a few times per minute, and again after the minute', () => {
  let now = 0;
  const budget = new ReloadBudget(() => now);
  const takeAt = (seconds: number) => {
    now = seconds * 1000;
    return budget.take();
  };

  expect([0, 1, 2, 3, 59].map(takeAt)).toEqual([true, true, true, false, false]);
  expect([60.5, 60.6, 61.5, 62.5, 63].map(takeAt)).toEqual([true, false, true, true, false]);
});
