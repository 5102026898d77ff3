import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCampaign, openCampaign, rename, value } from './campaign';
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
  handsOf,
} from './harness';
import { descendants } from './processes';

let home: Home;
let desktop: Desktop | null;
const hands = () => handsOf(desktop);

beforeEach(() => {
  home = scratchHome();
  desktop = null;
});

afterEach(async () => {
  await desktop?.quit();
  removeHome(home);
});

async function start(): Promise<Desktop> {
  desktop = await startDesktop(home);
  return desktop;
}

describe('start', () => {
  test('shows the app, served by its own scheme, without any error', async () => {
    const { page, troubles, pages } = await start();

    expect(addressOf(page.url())).toMatch(/^app:\/\/standee\/(#.*)?$/);
    expect(await page.title()).toBe('Standee');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Standee');
    expect(pages()).toHaveLength(1);
    expect(troubles).toEqual([]);
  });

  test('shows the window once there is something to see', async () => {
    await start();

    const { windows } = await hands().look();

    expect(windows).toMatchObject([{ visible: true, focused: true, minimized: false }]);
  });

  test('a library that cannot be used ends the start with the reason', async (context) => {
    // Electron itself waits for somebody to read the message.
    if (!IS_STAND_IN) context.skip();
    const notAFolder = join(home.folder, 'a file');
    writeFileSync(notAFolder, '');

    const { code, printed } = await runToEnd({
      ...home,
      env: { ...home.env, STANDEE_LIBRARY: notAFolder },
    });

    expect(code).toBe(1);
    expect(printed).toContain('Standee cannot start');
    expect(printed).toContain(notAFolder);
  });
});

describe('a campaign', () => {
  test('begun on the screen is there after a restart', async () => {
    const { page } = await start();

    await page.getByRole('button', { name: 'New campaign' }).click();
    await page.getByLabel('Name of the campaign').fill('Tuesday table');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('heading', { name: 'Party' }).first().waitFor();
    await desktop?.quit();
    const again = await start();

    await again.page.getByRole('button', { name: /Tuesday table/ }).waitFor();
  });

  test('keeps what was acknowledged when the power fails, undo included', async () => {
    const { campaign } = await createCampaign(await start(), 'Before');
    const renamed = await rename(desktop as Desktop, campaign, 'After');
    await desktop?.kill();

    const opened = await openCampaign(await start(), campaign);
    const undone = value(
      await desktop?.page.evaluate(
        ([key, seq]) => window.companion?.undo(key, seq, 'take it back'),
        [campaign, renamed.seq] as const,
      ),
    );

    expect(opened.seq).toBe(renamed.seq);
    expect(opened.game.campaign.name).toBe('After');
    expect(opened.undo).toMatchObject({ type: 'renameCampaign', name: 'After' });
    expect(undone.redo).toMatchObject({ type: 'renameCampaign', name: 'After' });
  });

  test('tells the window what changed, until it no longer listens', async () => {
    const { campaign } = await createCampaign(await start(), 'One');
    const { page } = desktop as Desktop;
    await page.evaluate(() => {
      const heard: number[] = [];
      const stop = window.companion?.onUpdate(({ seq }) => heard.push(seq));
      Object.assign(window, { heard, stop });
    });

    const first = await rename(desktop as Desktop, campaign, 'Two');
    await expect.poll(() => page.evaluate('heard')).toEqual([first.seq]);
    await page.evaluate('stop()');
    await rename(desktop as Desktop, campaign, 'Three');
    await page.evaluate(() => window.companion?.library());

    expect(await page.evaluate('heard')).toEqual([first.seq]);
  });
});

describe('a second start', () => {
  test('ends at once and leaves the first alone', async () => {
    await createCampaign(await start(), 'First');

    const second = await runToEnd(home);

    expect(second.code).toBe(0);
    expect(desktop?.pages()).toHaveLength(1);
    expect(
      (await desktop?.page.evaluate(() => window.companion?.library()))?.campaigns,
    ).toHaveLength(1);
  });

  test('brings the first to the front', async () => {
    await start();
    const windows = async () => (await hands().look()).windows;
    await hands().minimizeWindow();
    await expect.poll(windows).toMatchObject([{ minimized: true, focused: false }]);

    await runToEnd(home);

    await expect.poll(windows).toMatchObject([{ minimized: false, focused: true }]);
  });

  test('with another library opens that one beside the first', async () => {
    await createCampaign(await start(), 'At home');
    const club = ['--library', join(home.folder, 'club')];
    const second = await startDesktop(home, undefined, undefined, club);
    try {
      const library = await second.page.evaluate(() => window.companion?.library());

      expect(library).toMatchObject({ folder: join(home.folder, 'club'), campaigns: [] });
      expect((await runToEnd(home, [root, ...club])).code).toBe(0);
      expect(desktop?.pages()).toHaveLength(1);
    } finally {
      await second.quit();
    }
  });

  test('of a campaign that the system lists shows it', async () => {
    const { campaign } = await createCampaign(await start(), 'Ours & theirs');
    await runToEnd(home, [root, `--campaign=${campaign}`]);

    await expect.poll(() => desktop?.page.url()).toContain(encodeURIComponent(campaign));
    await desktop?.quit();
    desktop = await startDesktop(home, undefined, undefined, [`--campaign=${campaign}`]);

    expect(desktop.page.url()).toContain(encodeURIComponent(campaign));
  });

  test('starts anew after the first was killed', async () => {
    await start();
    await desktop?.kill();

    const { page } = await start();

    expect(await page.title()).toBe('Standee');
  });
});

describe('the end', () => {
  test('leaves no process behind', async () => {
    const { pid, quit } = await start();
    const all = [pid, ...descendants(pid)];
    expect(all.length).toBeGreaterThan(1);

    const { code } = await quit();
    desktop = null;

    expect(code).toBe(0);
    await untilGone(all);
  });

  test('leaves no process behind after a power cut either', async () => {
    const { pid, kill } = await start();
    const all = [pid, ...descendants(pid)];

    await kill();
    desktop = null;

    await untilGone(all);
  });

  test('comes with the last window', async () => {
    const { page, ended } = await start();

    await page.evaluate(() => window.close()).catch(() => undefined);

    expect((await ended).code).toBe(0);
  });

  test('asks nothing right after a step, which is there the next time', async () => {
    const first = await start();
    const { campaign } = await createCampaign(first, 'Before');
    await rename(first, campaign, 'After');

    await hands().closeWindow();
    const { code, printed } = await first.ended;
    const { game } = await openCampaign(await start(), campaign);

    expect(code).toBe(0);
    expect(printed).not.toContain('came up');
    expect(game.campaign.name).toBe('After');
  });

  test('is asked about where something is not saved, and comes only then', async () => {
    scriptDialogs(home, [
      { dialog: 'showMessageBoxSync', answer: { response: 0 } },
      { dialog: 'showMessageBoxSync', answer: { response: 1 } },
    ]);
    const { page, ended } = await start();
    // Answered by the app, not by the one who looks on.
    page.on('dialog', () => undefined);
    await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate(() => {
      addEventListener('beforeunload', (event) => event.preventDefault());
    });

    await hands().chooseMenu('Campaign', 'quit');
    const asked = async () => (await hands().look()).dialogs;
    await expect.poll(asked).toMatchObject([{ dialog: 'showMessageBoxSync' }]);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Standee');
    await hands().closeWindow();

    expect((await ended).code).toBe(0);
  });

  test('comes with the menu', async () => {
    const { ended } = await start();

    await hands().chooseMenu('Campaign', 'quit');

    expect((await ended).code).toBe(0);
  });
});

describe('the desktop around the page', () => {
  test('chosen items of the menu reach the page', async () => {
    const { page } = await start();
    await page.evaluate(() => {
      const heard: unknown[] = [];
      window.companion?.onMenu((item) => heard.push(item));
      Object.assign(window, { heard });
    });

    for (const path of [
      ['Edit', 'Undo step'],
      ['Edit', 'Redo step'],
      ['Campaign', 'All campaigns'],
    ]) {
      await hands().chooseMenu(...path);
    }

    await expect.poll(() => page.evaluate('heard')).toEqual(['undo', 'redo', 'library']);
  });

  test('the window comes back where it was before a power cut', async () => {
    const bounds = { x: 30, y: 40, width: 900, height: 700 };
    const state = join(home.data, 'window.json');
    await start();
    await hands().moveWindow(bounds);
    await expect.poll(() => existsSync(state), { timeout: 10_000 }).toBe(true);
    await desktop?.kill();

    await start();

    expect((await hands().look()).windows).toMatchObject([{ bounds }]);
  });

  test('the window comes back where it was left', async () => {
    const bounds = { x: 100, y: 50, width: 1000, height: 640 };
    await start();
    await hands().moveWindow(bounds);
    await desktop?.quit();
    expect(existsSync(join(home.data, 'window.json'))).toBe(true);

    const { page } = await start();

    const { windows } = await hands().look();
    expect(windows).toMatchObject([{ bounds, maximized: false }]);
    expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([1000, 640]);
  });
});
