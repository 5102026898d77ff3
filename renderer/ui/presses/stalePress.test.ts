import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rejectIfStale, isStale, recordRemoteChange, watchText, onStalePress } from './stalePress';

let now = 0;
let frames: (() => void)[] = [];
const paint = () => {
  frames.splice(0).forEach((done) => {
    done();
  });
};

const button = { textContent: 'Guard 2: move' } as HTMLElement;
const unwatch = watchText(button) as () => void;
let reports = 0;
let stop: () => void;

beforeEach(() => {
  now += 10_000;
  frames = [];
  reports = 0;
  button.textContent = 'Guard 2: move';
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (done: () => void) => frames.push(done));
  stop = onStalePress(() => (reports += 1));
});
afterEach(() => {
  paint();
  stop();
  vi.unstubAllGlobals();
});

test('a press just after a change by another screen was aimed at the previous state', () => {
  recordRemoteChange();
  paint();
  expect(isStale(now - 1)).toBe(true);
  expect(isStale(now + 399)).toBe(true);
  expect(isStale(now + 400)).toBe(false);
});

test('a change that is not painted was not seen, however long ago it arrived', () => {
  recordRemoteChange();
  expect(isStale(now + 5000)).toBe(true);
  paint();
  expect(isStale(now + 5000)).toBe(false);
});

test('a button with unchanged text is pressed, whatever else has changed', () => {
  recordRemoteChange();
  expect(rejectIfStale()).toBe(true);
  expect(rejectIfStale(button)).toBe(false);
  expect(reports).toBe(1);
});

test('a button with changed text is not, and neither is a new one', () => {
  recordRemoteChange();
  button.textContent = 'Guard 2: attack Brute';
  expect(rejectIfStale(button)).toBe(true);
  expect(rejectIfStale({ textContent: 'Guard 2: move' } as HTMLElement)).toBe(true);
  expect(reports).toBe(2);
});

test('words between two changes were never seen', () => {
  recordRemoteChange();
  button.textContent = 'Guard 2: attack Brute';
  now += 100;
  recordRemoteChange();
  expect(isStale(now, button)).toBe(true);
  button.textContent = 'Guard 2: move';
  expect(isStale(now, button)).toBe(false);
});

test('if the change is already shown, the current words do not count', () => {
  recordRemoteChange(true);
  expect(isStale(now, button)).toBe(true);
});

test("a change by an accepted press is the player's own and delays nothing", () => {
  recordRemoteChange();
  expect(rejectIfStale(button)).toBe(false);
  button.textContent = 'End turn';
  expect(rejectIfStale(button)).toBe(false);
});

test('a removed button has no text to compare', () => {
  unwatch();
  recordRemoteChange();
  expect(isStale(now, button)).toBe(true);
});
