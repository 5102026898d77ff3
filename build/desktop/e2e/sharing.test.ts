/** `--share` on the desktop, its menu item, and unknown options. */
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { choose } from '../../e2e/choose';
import { openBrowser } from '../../e2e/harness';
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
        const { menu } = await desktop.user.look();
        return menu.flatMap(({ items = [] }) => items.map(({ label }) => label));
      };
      expect(await labels()).toContain('&Share with devices…');
      const origin = await shareFirst(desktop);
      await expect.poll(labels).toContain('&Sharing with devices: active…');
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
    const browser = await openBrowser();
    const start = (args: readonly string[]) => startDesktop(home, undefined, undefined, args);
    const sharing = async ({ page }: Desktop) =>
      page.evaluate(() => window.companion?.sharing.state());
    try {
      const before = await start(SHARING);
      const origin = await shareFirst(before);
      const { now } = (await sharing(before)) ?? {};
      const phone = await (await browser.newContext()).newPage();
      await phone.goto(`${origin}/#${now?.joinCode ?? ''}`);
      await choose(phone.getByLabel('This device'), 'is a shared screen');
      await phone.getByRole('button', { name: 'Ask to join' }).click();
      await before.page.getByRole('button', { name: 'Let in' }).click();
      await phone.getByText('No scenario in progress.').waitFor();
      await phone.evaluate(() => Object.assign(window, { isOld: true }));
      await before.quit();
      await phone.getByText('No connection to the table. Reconnecting…').waitFor();

      const [cookie] = await phone.context().cookies(`${origin}/seat`);
      const hash = createHash('sha256')
        .update(cookie?.value ?? '')
        .digest('base64url');
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
      // The page of the old version reloads, and the new page keeps the seat.
      await phone.waitForFunction(() => !('isOld' in window));
      await phone.getByText('No scenario in progress.').waitFor();
      await expect.poll(async () => (await sharing(after))?.devices[0]?.isHere).toBe(true);
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
      await browser.close();
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
