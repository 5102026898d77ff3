import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropHabitualEnter } from './habitualEnter';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

/** Whether a key this long after the number reaches the focused element. */
function arrives(key: string, milliseconds: number): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
  Object.defineProperty(event, 'timeStamp', { value: 1000 + milliseconds });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}

test('ignores Enter right after the number, but not the next one', () => {
  dropHabitualEnter({ timeStamp: 1000 });
  expect(arrives('Enter', 200)).toBe(false);
  expect(arrives('Enter', 300)).toBe(true);
});

test('Enter after a while, after another key or after a press counts', () => {
  dropHabitualEnter({ timeStamp: 1000 });
  expect(arrives('Enter', 601)).toBe(true);
  dropHabitualEnter({ timeStamp: 1000 });
  expect(arrives('5', 100)).toBe(true);
  expect(arrives('Enter', 200)).toBe(true);
  dropHabitualEnter({ timeStamp: 1000 });
  window.dispatchEvent(new Event('pointerdown'));
  expect(arrives('Enter', 100)).toBe(true);
});
