import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endOnMistakes } from './ending';
import { Log } from './log';

const electron = vi.hoisted(() => ({ app: { exit: vi.fn() }, dialog: { showErrorBox: vi.fn() } }));
vi.mock('electron', () => electron);

const EVENTS = ['uncaughtException', 'unhandledRejection'] as const;
type Listener = (...args: unknown[]) => void;
const before = new Map<string, readonly Listener[]>();

beforeEach(() => {
  for (const event of EVENTS) before.set(event, process.listeners(event as 'exit') as Listener[]);
});

/** Listeners added since then; the test runner has its own. */
function added(event: (typeof EVENTS)[number]): Listener[] {
  const all = process.listeners(event as 'exit') as Listener[];
  return all.filter((listener) => !before.get(event)?.includes(listener));
}

afterEach(() => {
  for (const event of EVENTS) {
    for (const listener of added(event)) process.removeListener(event, listener);
  }
});

test('An uncaught error is logged, shown with the path of the log, and ends the app', () => {
  const reported: unknown[] = [];
  endOnMistakes(new Log('/no/such/folder'), (entry) => reported.push(entry));
  const mistake = new Error('no good');

  for (const listener of added('unhandledRejection')) listener('a promise');
  expect(electron.app.exit).not.toHaveBeenCalled();
  for (const listener of added('uncaughtException')) listener(mistake);

  expect(reported).toEqual(['a promise', mistake]);
  expect(electron.dialog.showErrorBox).toHaveBeenCalledWith(
    expect.stringContaining('has to close'),
    expect.stringContaining('/no/such/folder/standee.log'),
  );
  expect(electron.app.exit).toHaveBeenCalledWith(1);
});
