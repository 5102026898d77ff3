import { describe, expect, test } from 'vitest';
import { isLearned, withDismissed, withStep } from './hintSteps';

const onTable = () => false;

describe('first-time hints', () => {
  test('A hint is known after its step was done twice, and nothing is stored after that', () => {
    const once = withStep([], 'endTurn', onTable);
    expect(isLearned(once, 'endTurn')).toBe(false);
    const twice = withStep(once, 'endTurn', onTable);
    expect(isLearned(twice, 'endTurn')).toBe(true);
    expect(withStep(twice, 'endTurn', onTable)).toBe(twice);
  });

  test('The map has hints of its own', () => {
    const seen = withStep([], 'startTurn', (act) => act === 'startTurn');
    expect(seen).toEqual(['board.startTurn']);
  });

  test('A dismissed hint is known at once, and other steps do not count', () => {
    expect(isLearned(withDismissed([], 'draw'), 'draw')).toBe(true);
    expect(withStep([], 'healFigure', onTable)).toEqual([]);
  });
});
