/** `--share` on the desktop, its menu entry, and unknown options. */
import { describe, expect, test } from 'vitest';
import { removeHome, root, runToEnd, scratchHome, startDesktop } from './harness';
import { endSharing, installableAt, SHARING, shareFirst } from './sharedOnce';

describe('desktop', () => {
  test('--share shares the first campaign, and the menu shows it', async () => {
    const home = scratchHome();
    const desktop = await startDesktop(home, undefined, undefined, SHARING);
    try {
      const labels = async () => {
        const { menu } = await desktop.hands.look();
        return menu.flatMap(({ items = [] }) => items.map(({ label }) => label));
      };
      expect(await labels()).toContain('&Share with devices…');
      const origin = await shareFirst(desktop);
      await expect.poll(labels).toContain('&Shared with devices: on…');
      expect(await installableAt(origin)).toMatchObject({
        manifest: { display: 'standalone', start_url: './' },
        icons: ['image/png', 'image/png'],
      });

      await endSharing(desktop);
      await expect.poll(labels).toContain('&Share with devices…');
      await expect(fetch(origin)).rejects.toThrow();
    } finally {
      await desktop.quit();
      removeHome(home);
    }
  });

  test.each([
    [['--help'], 0, /--library FOLDER .*\n.*--share/],
    [['--libary', '/nowhere'], 2, /^Unknown option --libary\. Options:$/m],
  ])('A start with %j prints the options and ends', async (args, code, says) => {
    const home = scratchHome();
    try {
      const ended = await runToEnd(home, [root, ...args]);
      expect(ended.code).toBe(code);
      expect(ended.printed).toMatch(says);
    } finally {
      removeHome(home);
    }
  });
});
