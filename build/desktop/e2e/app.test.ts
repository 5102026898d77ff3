/**
 * The life of the app: first start, second instance, every way to quit. The tests depend on each other: each
 * start finds the state that the last one left.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCampaign, openCampaign, rename, valueOf } from './campaign';
import {
  addressOf,
  type Desktop,
  type Home,
  IS_STAND_IN,
  removeHome,
  root,
  runToEnd,
  scratchHome,
  scriptDialogs,
  startDesktop,
  untilGone,
  userOf,
} from './harness';
import { descendants } from './processes';

let home: Home;
let desktop: Desktop | null = null;
const user = () => userOf(desktop);
const windows = async () => (await user().look()).windows;
const campaignNames = async ({ page }: Desktop) => {
  const library = await page.evaluate(() => window.companion?.library.list());
  return library?.campaigns.map(({ name }) => name);
};

beforeAll(() => {
  home = scratchHome();
});

afterAll(async () => {
  await desktop?.quit();
  removeHome(home);
});

/** The running app. Starts it if necessary, because the first try of a test may have closed it. */
async function running(...args: string[]): Promise<Desktop> {
  desktop ??= await startDesktop(home, undefined, undefined, args);
  return desktop;
}

/** The running app, which this test ends. The next test starts it again. */
async function ending(...args: string[]): Promise<Desktop> {
  const ends = await running(...args);
  void ends.ended.then(() => (desktop = null));
  return ends;
}

describe('start', () => {
  test('The app starts from its own scheme without an error', async () => {
    const { page, troubles, pages } = await running();

    expect(addressOf(page.url())).toMatch(/^app:\/\/standee\/(#.*)?$/);
    expect(await page.title()).toBe('Standee');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Standee');
    expect(pages()).toHaveLength(1);
    expect(troubles).toEqual([]);
    // The window is shown once its page is painted.
    expect(await windows()).toMatchObject([{ visible: true, focused: true, minimized: false }]);
  });

  test('A library that cannot be used ends the start with a reason', async (context) => {
    // Electron itself waits until the message is closed, so only the stand-in can run this test.
    if (!IS_STAND_IN) context.skip();
    const other = scratchHome();
    const notAFolder = join(other.folder, 'a file');
    writeFileSync(notAFolder, '');

    const { code, printed } = await runToEnd({
      ...other,
      env: { ...other.env, STANDEE_LIBRARY: notAFolder },
    });
    removeHome(other);

    expect(code).toBe(1);
    expect(printed).toContain('Standee cannot start');
    expect(printed).toContain(notAFolder);
  });
});

describe('desktop and page', () => {
  test('The window gets updates until it unsubscribes', async () => {
    const { page } = await running();
    const { campaign } = await createCampaign({ page }, 'One');
    await page.evaluate(() => {
      const received: number[] = [];
      const stop = window.companion?.onUpdate(({ seq }) => received.push(seq));
      Object.assign(window, { received, stop });
    });

    const first = await rename({ page }, campaign, 'Two');
    await expect.poll(() => page.evaluate('received')).toEqual([first.seq]);
    await page.evaluate('stop()');
    await rename({ page }, campaign, 'Three');
    await page.evaluate(() => window.companion?.library.list());

    expect(await page.evaluate('received')).toEqual([first.seq]);
  });

  test('Chosen menu items reach the page', async () => {
    const { page } = await running();
    await page.evaluate(() => {
      const received: unknown[] = [];
      window.companion?.onMenu((item) => received.push(item));
      Object.assign(window, { received });
    });

    for (const path of [
      ['Edit', 'Undo step'],
      ['Edit', 'Redo step'],
      ['Campaign', 'All campaigns'],
    ]) {
      await user().chooseMenu(...path);
    }

    await expect.poll(() => page.evaluate('received')).toEqual(['undo', 'redo', 'library']);
  });
});

describe('second start', () => {
  test('A second start ends at once and brings the first window to the front unchanged', async () => {
    const first = await running();
    await createCampaign(first, 'First');
    const before = await campaignNames(first);
    await user().minimizeWindow();
    await expect.poll(windows).toMatchObject([{ minimized: true, focused: false }]);

    const second = await runToEnd(home);

    expect(second.code).toBe(0);
    await expect.poll(windows).toMatchObject([{ minimized: false, focused: true }]);
    expect(first.pages()).toHaveLength(1);
    expect(before).toContain('First');
    expect(await campaignNames(first)).toEqual(before);
  });

  test('A second start with a recent campaign shows it', async () => {
    const first = await running();
    const { campaign } = await createCampaign(first, 'Ours & theirs');

    await runToEnd(home, [root, `--campaign=${campaign}`]);

    await expect.poll(() => first.page.url()).toContain(encodeURIComponent(campaign));
  });

  test('A start with another library runs beside the first and ends with its last window', async () => {
    const first = await running();
    const club = ['--library', join(home.folder, 'club')];
    const second = await startDesktop(home, undefined, undefined, club);
    try {
      const library = await second.page.evaluate(() => window.companion?.library.list());

      expect(library).toMatchObject({ folder: join(home.folder, 'club'), campaigns: [] });
      expect((await runToEnd(home, [root, ...club])).code).toBe(0);
      expect(first.pages()).toHaveLength(1);

      await second.page.evaluate(() => window.close()).catch(() => undefined);
      expect((await second.ended).code).toBe(0);
    } finally {
      await second.quit();
    }
  });
});

describe('end of the app', () => {
  /** The saved position of the window. */
  const state = () => join(home.data, 'window.json');

  test('Quitting leaves no process, and the next start restores campaign and window', async () => {
    const bounds = { x: 100, y: 50, width: 1000, height: 640 };
    const { page, pid, quit } = await ending();
    const all = [pid, ...descendants(pid)];
    expect(all.length).toBeGreaterThan(1);
    await page.evaluate(() => (location.hash = '#/library'));
    await page.getByRole('button', { name: 'New campaign' }).click();
    await page.getByLabel('Campaign name').fill('Tuesday table');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { name: 'Party' }).first().waitFor();
    const [, key = ''] = /campaign\/([^/]+)\//.exec(page.url()) ?? [];
    await user().moveWindow(bounds);

    expect((await quit()).code).toBe(0);
    await untilGone(all);
    expect(existsSync(state())).toBe(true);

    // Starts the app with a campaign as the system's list of recent campaigns does.
    const campaign = decodeURIComponent(key);
    const again = await running(`--campaign=${campaign}`);
    expect(again.page.url()).toContain(encodeURIComponent(campaign));
    expect(await windows()).toMatchObject([{ bounds, maximized: false }]);
    expect(await again.page.evaluate(() => [innerWidth, innerHeight])).toEqual([1000, 640]);
    await again.page.evaluate(() => (location.hash = '#/library'));
    await again.page.getByRole('button', { name: /Tuesday table/ }).waitFor();
  });

  test('A power cut loses no acknowledged step, and undo still works', async () => {
    const bounds = { x: 30, y: 40, width: 900, height: 700 };
    const first = await ending();
    const all = [first.pid, ...descendants(first.pid)];
    const { campaign } = await createCampaign(first, 'Before');
    const renamed = await rename(first, campaign, 'After');
    await user().moveWindow(bounds);
    await expect.poll(() => readFileSync(state(), 'utf8')).toContain('900');
    await first.kill();
    await untilGone(all);

    const { page } = await running();
    const opened = await openCampaign({ page }, campaign);
    const undone = valueOf(
      await page.evaluate(
        ([key, seq]) => window.companion?.campaign.undo(key, seq, 'take it back'),
        [campaign, renamed.seq] as const,
      ),
    );

    expect(await page.title()).toBe('Standee');
    expect(await windows()).toMatchObject([{ bounds }]);
    expect(opened.seq).toBe(renamed.seq);
    expect(opened.game.campaign.name).toBe('After');
    expect(opened.undo).toMatchObject({ type: 'renameCampaign', name: 'After' });
    expect(undone.redo).toMatchObject({ type: 'renameCampaign', name: 'After' });
  });

  test('Quitting right after a step asks nothing and keeps the step', async () => {
    const first = await ending();
    const { campaign } = await createCampaign(first, 'A step');
    await rename(first, campaign, 'And its end');

    await user().closeWindow();
    const { code, printed } = await first.ended;
    const { game } = await openCampaign(await running(), campaign);

    expect(code).toBe(0);
    expect(printed).not.toContain('came up');
    expect(game.campaign.name).toBe('And its end');
  });

  test('Quitting with unsaved changes asks first', async () => {
    scriptDialogs(home, [
      { dialog: 'showMessageBoxSync', answer: { response: 0 } },
      { dialog: 'showMessageBoxSync', answer: { response: 1 } },
    ]);
    const { page, ended } = await ending();
    // Without a listener Playwright would answer the dialog, but the app must.
    page.on('dialog', () => undefined);
    await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate(() => {
      addEventListener('beforeunload', (event) => event.preventDefault());
    });

    await user().chooseMenu('Campaign', 'quit');
    const dialogs = async () => (await user().look()).dialogs;
    await expect.poll(dialogs).toMatchObject([{ dialog: 'showMessageBoxSync' }]);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Standee');
    await user().closeWindow();

    expect((await ended).code).toBe(0);
  });

  test('The menu quits the app', async () => {
    const { ended } = await ending();

    await user().chooseMenu('Campaign', 'quit');

    expect((await ended).code).toBe(0);
  });
});
