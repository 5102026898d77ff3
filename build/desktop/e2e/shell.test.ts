/** Menu, about panel, log and printing on the stand-in, because tests can reach them there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCampaign, rename, valueOf } from './campaign';
import {
  type Desktop,
  removeHome,
  scratchHome,
  scriptDialogs,
  startDesktop,
  userOf,
} from './harness';
import type { MenuLook } from './desktopUser';

const flat = (items: readonly MenuLook[]): readonly MenuLook[] =>
  items.flatMap((item) => [item, ...flat(item.items ?? [])]);

describe('German system', () => {
  const home = scratchHome();
  let desktop: Desktop;
  const user = () => userOf(desktop);

  beforeAll(async () => {
    desktop = await startDesktop(home, undefined, undefined, ['--lang=de']);
  });

  afterAll(async () => {
    await desktop.quit();
    removeHome(home);
  });

  test('On a German system menu, dialogs and page are in German', async () => {
    const { page } = desktop;
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    const { menu } = await user().look();
    expect(menu.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['&Kampagne', '&Bearbeiten', '&Ansicht', '&Fenster', '&Hilfe']),
    );
    // Electron names its roles in English.
    expect(flat(menu).filter(({ role, label }) => role && label === role)).toEqual([
      expect.objectContaining({ accelerator: 'CmdOrCtrl+=' }),
    ]);

    scriptDialogs(home, [{ dialog: 'showOpenDialog', answer: { canceled: true, filePaths: [] } }]);
    await user().chooseMenu('Kampagne', 'Exportierte Kampagne öffnen…');
    const looked = async () => (await user().look()).dialogs[0]?.options;
    await expect.poll(looked).toMatchObject({
      title: 'Exportierte Kampagne öffnen',
      filters: [{ name: 'Standee-Kampagne' }, {}, { name: 'Alle Dateien' }],
    });
  });
});

describe('menu', () => {
  const home = scratchHome();
  let desktop: Desktop;
  const user = () => userOf(desktop);
  const look = () => user().look();
  const choose = (...path: string[]) => user().chooseMenu(...path);

  beforeAll(async () => {
    desktop = await startDesktop(home);
  });

  afterAll(async () => {
    await desktop.quit();
    removeHome(home);
  });

  test('The menu has the standard items and shortcuts', async () => {
    const items = flat((await look()).menu);
    const keysOf = (label: string) => items.find((item) => item.label === label)?.accelerator;

    expect(keysOf('&New campaign…')).toBe('CmdOrCtrl+N');
    expect(keysOf('&Open exported campaign…')).toBe('CmdOrCtrl+O');
    expect(keysOf('&Export campaign…')).toBe('CmdOrCtrl+E');
    expect(keysOf('&Print…')).toBe('CmdOrCtrl+P');
    expect(keysOf('&Undo step')).toBe('CmdOrCtrl+Z');
    expect(keysOf('&Redo step')).toBe('CmdOrCtrl+Shift+Z');
    const roles = items.map(({ role }) => role);
    for (const role of ['cut', 'copy', 'paste', 'selectAll', 'resetZoom', 'zoomIn', 'zoomOut']) {
      expect(roles).toContain(role);
    }
    expect(roles).toContain('togglefullscreen');
    expect(roles).toContain('windowMenu');
    expect(roles).toContain(process.platform === 'darwin' ? 'close' : 'quit');
    // No key opens the developer tools or reloads the page, so nobody does so by accident.
    expect(roles).not.toContain('toggleDevTools');
    expect(roles).not.toContain('reload');
    const keys = items.flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('The menu creates a campaign', async () => {
    const { page } = desktop;

    await choose('Campaign', 'New campaign…');
    await page.getByLabel('Campaign name').fill('By menu');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { name: 'Party', level: 1 }).waitFor();

    expect(page.url()).toMatch(/#\/campaign\/By%20menu\/party$/);
  });

  test('The menu lists recent campaigns and opens them', async () => {
    const { page } = desktop;
    const { campaign } = await createCampaign(desktop, 'Swords & sorrow');
    const listed = async () =>
      flat((await look()).menu).find(({ label }) => label === '&Recent campaigns')?.items ?? [];
    await expect.poll(async () => (await listed())[0]?.label).toBe('Swords && sorrow');

    await choose('Campaign', 'Recent campaigns', 'Swords & sorrow');

    await expect
      .poll(() => page.url())
      .toContain(`#/campaign/${encodeURIComponent(campaign)}/table`);

    await page.evaluate((key) => window.companion?.library.delete(key), campaign);
    await expect
      .poll(async () => (await listed()).map(({ label }) => label))
      .not.toContain('Swords && sorrow');
  });

  test('The menu undoes and redoes a step of the open campaign', async () => {
    const { page } = desktop;
    const { campaign } = await createCampaign(desktop, 'First');
    await rename(desktop, campaign, 'Second');
    await page.evaluate((key) => {
      location.hash = `#/campaign/${key}/party/world`;
    }, campaign);
    const name = page.getByRole('textbox', { name: 'Campaign name' });
    await expect.poll(() => name.inputValue()).toBe('Second');

    await choose('Edit', 'Undo step');
    await expect.poll(() => name.inputValue()).toBe('First');
    await choose('Edit', 'Redo step');
    await expect.poll(() => name.inputValue()).toBe('Second');
  });

  test.each([
    { path: ['Campaign', 'All campaigns'], hash: '#/library' },
    { path: ['Help', 'Rules'], hash: '#/rules' },
    { path: ['Help', 'Standee help'], hash: '#/help' },
    { path: ['Help', 'Credits and licences'], hash: '#/about' },
  ])('The menu opens the page $hash', async ({ path, hash }) => {
    const { page } = desktop;

    await choose(...path);

    await expect.poll(() => new URL(page.url()).hash).toBe(hash);
  });

  test('The menu shows full screen, shortcuts and the About panel', async () => {
    const { page } = desktop;

    await choose('View', 'togglefullscreen');
    await choose('Help', 'Keyboard shortcuts');
    await choose('Help', 'About Standee');

    await page.getByRole('dialog').waitFor();
    await expect.poll(look).toMatchObject({
      windows: [{ fullScreen: true }],
      dialogs: [{ dialog: 'showAboutPanel' }],
    });
  });

  const path = () => join(home.data, 'logs/standee.log');
  const text = () => (existsSync(path()) ? readFileSync(path(), 'utf8') : '');

  test('The menu opens the log, which contains errors of the page', async () => {
    const { page } = desktop;

    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('trouble in the page');
      });
    });
    await expect.poll(text).toContain('trouble in the page');
    await choose('Help', 'Show log');

    const shown = async () => (await look()).shell;
    await expect.poll(shown).toEqual([{ did: 'openPath', what: path() }]);
    expect(text()).toMatch(/^\S+Z Standee \S+ starts/);
  });

  const A4 = { pageSize: 'A4', landscape: false } as const;

  test('The print dialog of the system gets the chosen paper', async () => {
    scriptDialogs(home, [
      { dialog: 'print', answer: { success: true } },
      { dialog: 'print', answer: { success: false, failureReason: 'Print job canceled' } },
      { dialog: 'print', answer: { success: false, failureReason: 'Print job failed' } },
    ]);
    const { page } = desktop;
    const print = () =>
      page.evaluate(
        () => window.companion?.desktop.print({ pageSize: 'Letter', landscape: true }) ?? null,
      );

    expect(await print()).toEqual({ ok: true, value: true });
    expect(await print()).toEqual({ ok: true, value: false });
    expect(await print()).toEqual({ ok: false, refusal: { code: 'printFailed' } });
    expect((await look()).dialogs.find(({ dialog }) => dialog === 'print')).toMatchObject({
      dialog: 'print',
      options: { pageSize: 'Letter', landscape: true, printBackground: true },
    });
  });

  test('A PDF file has the title of the page as its name and the chosen size', async () => {
    const file = join(home.folder, 'sheet');
    scriptDialogs(home, [
      { dialog: 'showSaveDialog', answer: { canceled: false, filePath: file } },
      { dialog: 'showSaveDialog', answer: { canceled: true, filePath: '' } },
      { dialog: 'showSaveDialog', answer: { canceled: false, filePath: '/no/such/place/x.pdf' } },
    ]);
    const { page } = desktop;
    await page.evaluate(() => (document.title = 'Ours: round 2/3'));
    const save = () => page.evaluate((paper) => window.companion?.desktop.printToPdf(paper), A4);

    expect(valueOf(await save())).toBe(`${file}.pdf`);
    expect(readFileSync(`${file}.pdf`, 'latin1')).toMatch(/\/MediaBox \[0 0 59[45]/);
    expect(await save()).toEqual({ ok: true, value: null });
    expect(await save()).toEqual({
      ok: false,
      refusal: { code: 'saveFailed', reason: 'gone', path: '/no/such/place/x.pdf' },
    });
    const saveDialog = (await look()).dialogs.find(({ dialog }) => dialog === 'showSaveDialog');
    expect(saveDialog?.options).toMatchObject({
      defaultPath: expect.stringMatching(/Ours round 2 3\.pdf$/) as string,
      filters: [{ extensions: ['pdf'] }],
    });
  });

  test('The crash of a window is logged', async () => {
    const { page } = desktop;
    const devTools = await page.context().newCDPSession(page);

    devTools.send('Page.crash').catch(() => undefined);
    await expect.poll(text).toContain("the window's process ended: crashed");
    const fresh = await desktop.freshPage();

    expect(await fresh.title()).toMatch(/Standee$/);
  });

  test('Menu and dialogs follow the theme of the screens, also at the next start', async () => {
    const page = await desktop.freshPage();
    const theme = async () => (await look()).theme;
    expect(await theme()).toBe('system');
    await page.evaluate(() => localStorage.setItem('standee.settings', '{"theme":"light"}'));
    await page.reload();
    await expect.poll(theme).toBe('light');
    await desktop.quit();

    const saved = readFileSync(join(home.data, 'window.json'), 'utf8');
    expect(JSON.parse(saved)).toMatchObject({ theme: 'light' });
  });
});
