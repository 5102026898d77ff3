import { expect, test } from 'vitest';
import { BodyBudget } from './bodyBudget';

test('grants only free room, and released room once', () => {
  const budget = new BodyBudget(10);
  const release = budget.reserve(6);
  expect(budget.reserve(5)).toBeNull();
  expect(budget.reserve(4)).not.toBeNull();
  expect(budget.reserve(0)).not.toBeNull();
  expect(budget.reserve(1)).toBeNull();
  release?.();
  release?.();
  expect(budget.reserve(7)).toBeNull();
  expect(budget.reserve(6)).not.toBeNull();
});
