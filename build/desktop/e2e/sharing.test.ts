/** `--share` on the desktop, its menu entry, and unknown options. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { removeHome, root, runToEnd, scratchHome, startDesktop, type Desktop } from './harness';
import {
  endSharing,
  installableAt,
  NETWORK,
  NETWORK_ONLY,
  SHARING,
  shareFirst,
} from './sharedOnce';

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

  test('The restart of an update shares the same table with the same devices, once', async () => {
    const home = scratchHome();
    const start = (args: readonly string[]) => startDesktop(home, undefined, undefined, args);
    const sharing = async ({ page }: Desktop) =>
      page.evaluate(() => window.companion?.sharing.state());
    try {
      const before = await start(SHARING);
      const origin = await shareFirst(before);
      const { now } = (await sharing(before)) ?? {};
      await before.quit();

      const token = randomBytes(32).toString('base64url');
      const hash = createHash('sha256').update(token).digest('base64url');
      const seat = { wish: 'screen', standing: 'in', characters: [] };
      const port = Number(new URL(origin).port);
      const noted = join(home.data, 'reopen.json');
      const note = () =>
        writeFileSync(
          noted,
          JSON.stringify({
            campaign: now?.campaign,
            sharing: {
              ...{
                campaign: now?.campaign,
                address: NETWORK,
                port,
                monsters: false,
                reveals: true,
              },
              devices: [{ hash, name: 'Television', ...seat }],
            },
            at: Date.now(),
          }),
        );
      note();
      const after = await start(NETWORK_ONLY);
      await expect.poll(async () => (await sharing(after))?.now?.origin).toBe(origin);
      expect((await sharing(after))?.devices).toMatchObject([{ name: 'Television' }]);
      expect(existsSync(noted)).toBe(false);
      const standing = () =>
        fetch(new URL('/seat/standing', origin), {
          method: 'POST',
          body: '[]',
          headers: { cookie: `standee-seat-${String(port)}=${token}` },
        }).then((answer) => answer.json());
      // The page of the version before reloads.
      expect(await standing()).toBe('waiting');
      expect(await standing()).toBe('in');
      await after.quit();

      const third = await start(NETWORK_ONLY);
      expect(await sharing(third)).toMatchObject({ now: null, ended: null });
      await third.quit();

      note();
      const other = createServer().listen(port, NETWORK);
      const fourth = await start(NETWORK_ONLY);
      await fourth.page
        .getByText(/another program uses its port/)
        .first()
        .waitFor();
      other.close();
      await fourth.quit();
    } finally {
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
