import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBeforeQuit, exitOnUncaughtError } from './shutdown';
import { Log } from './log';

const electron = vi.hoisted(() => ({ did: [] as string[], exit: vi.fn(), showErrorBox: vi.fn() }));
vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events');
  const { exit, showErrorBox } = electron;
  const quit = () => void electron.did.push('quit');
  return { app: Object.assign(new EventEmitter(), { exit, quit }), dialog: { showErrorBox } };
});
const { app } = await import('electron');

const EVENTS = ['uncaughtException', 'unhandledRejection'] as const;
type Listener = (...args: unknown[]) => void;
const before = new Map<string, readonly Listener[]>();

beforeEach(() => {
  for (const event of EVENTS) before.set(event, process.listeners(event as 'exit') as Listener[]);
});

/** The app listeners that the test added. The test runner has others. */
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
  exitOnUncaughtError(new Log('/no/such/folder'), (entry) => reported.push(entry));
  const mistake = new Error('no good');

  for (const listener of added('unhandledRejection')) listener('a promise');
  expect(electron.exit).not.toHaveBeenCalled();
  for (const listener of added('uncaughtException')) listener(mistake);

  expect(reported).toEqual(['a promise', mistake]);
  expect(electron.showErrorBox).toHaveBeenCalledWith(
    expect.stringContaining('has to close'),
    expect.stringContaining('/no/such/folder/standee.log'),
  );
  expect(electron.exit).toHaveBeenCalledWith(1);
});

/** Quits an app with a slow library twice. */
async function endTwice(end: (() => void) | null) {
  electron.did.length = 0;
  app.removeAllListeners('will-quit');
  const close = () => Promise.resolve(void electron.did.push('library'));
  closeBeforeQuit(close, () => undefined)(end);
  for (let times = 0; times < 2; times += 1)
    app.emit('will-quit', { preventDefault: () => void electron.did.push('waits') });
  await new Promise(setImmediate);
  return electron.did;
}

test('The app quits once its library is closed', async () => {
  expect(await endTwice(null)).toEqual(['waits', 'library', 'waits', 'quit']);
});

test('A new version is installed once the library is closed', async () => {
  const install = () => void electron.did.push('installed');
  expect(await endTwice(install)).toEqual(['waits', 'library', 'waits', 'installed']);
});
