import { afterEach, expect, test, vi } from 'vitest';
import { readDesktopOptions } from './startArguments';

const electron = vi.hoisted(() => ({
  app: { isPackaged: true, getLocale: () => 'en' },
  dialog: { showErrorBox: vi.fn() },
}));
vi.mock('electron', () => electron);

afterEach(() => {
  vi.restoreAllMocks();
  electron.dialog.showErrorBox.mockClear();
});

/** Exit code and error output of a start; null = the app started. */
function start(isPackaged: boolean, ...args: readonly string[]) {
  electron.app.isPackaged = isPackaged;
  const printed: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`);
  });
  try {
    return { ...readDesktopOptions(args), printed };
  } catch (error) {
    return { ended: error instanceof Error ? error.message : '', printed };
  }
}

test.each([
  [['--updated', '--force-run'], ['--updated']],
  [['--autoplay-policy=no-user-gesture-required'], ['--autoplay-policy']],
  [
    ['--profile-directory=Default', '--app-id=x'],
    ['--profile-directory', '--app-id'],
  ],
  [['--gapplication-service'], ['--gapplication-service']],
  [['-psn_0_12345', '/Prefetch:1'], []],
  [['file:///home/us/ours.standee', 'https://example.org', '--', '--x'], []],
])('An installed app opens with %j', (args, unknown) => {
  expect(start(true, ...args, '--share')).toMatchObject(
    args.includes('--')
      ? { startOptions: {}, unknown }
      : { startOptions: { share: true }, unknown },
  );
});

test('A checkout refuses unknown options', () => {
  const { ended, printed } = start(false, '--updated');
  expect(ended).toBe('exit 2');
  expect(printed.join('')).toMatch(/^Unknown option --updated\. Options:\n/);
  expect(electron.dialog.showErrorBox).not.toHaveBeenCalled();
});

test('An installed app shows what is wrong with a known option', () => {
  expect(start(true, '--library').ended).toBe('exit 2');
  expect(electron.dialog.showErrorBox).toHaveBeenCalledWith(
    expect.any(String),
    '--library needs a value: --library FOLDER.',
  );
});

test.each([true, false])('Help ends the app without an error, installed: %s', (isPackaged) => {
  expect(start(isPackaged, '--help').ended).toBe('exit 0');
});
