import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scratchFolder } from '../testing/library';
import { mayStart } from './sandbox';

const electron = vi.hoisted(() => ({
  app: {
    isPackaged: true,
    getLocale: () => 'en',
    commandLine: { hasSwitch: (name: string) => name === 'no-sandbox' && electron.isWithout },
  },
  isWithout: true,
  dialog: { showMessageBox: vi.fn() },
}));
vi.mock('electron', () => electron);

const PLATFORM = process.platform;
let scratch: Awaited<ReturnType<typeof scratchFolder>>;
let reported: string[];

beforeEach(async () => {
  scratch = await scratchFolder();
  reported = [];
  electron.isWithout = true;
  Object.defineProperty(process, 'platform', { value: 'linux' });
});
afterEach(async () => {
  electron.dialog.showMessageBox.mockReset();
  Object.defineProperty(process, 'platform', { value: PLATFORM });
  await scratch.remove();
});

function start(answer = 0) {
  electron.dialog.showMessageBox.mockResolvedValue({ response: answer });
  return mayStart(join(scratch.folder, 'sandbox.json'), (entry) => reported.push(entry));
}

test('An app with a sandbox starts without a question', async () => {
  electron.isWithout = false;
  expect(await start()).toBe(true);
  expect(electron.dialog.showMessageBox).not.toHaveBeenCalled();
});

test('An app without a sandbox asks, and does not start if the player quits', async () => {
  expect(await start(0)).toBe(false);
  expect(reported).toEqual(['this app runs without a sandbox']);
  expect(await start(0)).toBe(false);
  expect(electron.dialog.showMessageBox).toHaveBeenCalledTimes(2);
});

test('An app without a sandbox starts after a yes and asks only once', async () => {
  expect(await start(1)).toBe(true);
  expect(await start(0)).toBe(true);
  expect(electron.dialog.showMessageBox).toHaveBeenCalledTimes(1);
  expect(reported).toHaveLength(2);
});
