/**
 * Exported campaigns: export and import by dialog, import by double click and by a second instance.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCampaign, rename } from './campaign';
import {
  type Desktop,
  type Home,
  removeHome,
  RUNTIME,
  runToEnd,
  scratchHome,
  scriptDialogs,
  startDesktop,
  userOf,
} from './harness';

const ROOT = join(import.meta.dirname, '../../..');

/** The app that exports, and the app that imports. */
let ours: Home;
let theirs: Home;
let desktop: Desktop;
let receiver: Desktop | null = null;
const user = () => userOf(desktop);

beforeAll(async () => {
  ours = scratchHome();
  theirs = scratchHome();
  desktop = await startDesktop(ours);
});

afterAll(async () => {
  await desktop.quit();
  await receiver?.quit();
  removeHome(ours);
  removeHome(theirs);
});

/** The app that imports. Starts it if necessary. */
const receive = async (...args: string[]): Promise<Desktop> =>
  (receiver ??= await startDesktop(theirs, ROOT, RUNTIME, args));

const namesIn = ({ page }: Desktop): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const library = await window.companion?.library.list();
    return library?.campaigns.map(({ name }) => name) ?? [];
  });

/** Prepares a test that starts the app: no process, and an empty library. */
async function startAfresh(): Promise<void> {
  await receiver?.quit();
  receiver = null;
  removeHome(theirs);
  theirs = scratchHome();
}

/** Writes an exported campaign of this name, as another group would have. */
async function anExport(name: string): Promise<string> {
  const { campaign } = await createCampaign(desktop, 'Before');
  await rename(desktop, campaign, name);
  const exported = await desktop.page.evaluate(
    (key) => window.companion?.library.export(key),
    campaign,
  );
  if (!exported?.ok) throw new Error(JSON.stringify(exported));
  const path = join(theirs.folder, `${name}.standee`);
  writeFileSync(path, Buffer.from(exported.value.base64, 'base64'));
  return path;
}

describe('files opened by double click', () => {
  test('An opened file that is no campaign is refused with a message and changes nothing', async () => {
    await startAfresh();
    const file = join(theirs.folder, 'picture.standee');
    writeFileSync(file, Buffer.from('89504e470d0a1a0a0000', 'hex'));

    const { page } = await receive(file);
    await page.getByText(/cannot read the file “picture\.standee”/).waitFor();

    expect(await namesIn(receiver as Desktop)).toEqual([]);
  });

  test('A missing file is refused with a message', async () => {
    await startAfresh();
    const { page } = await receive(join(theirs.folder, 'gone.standee'));

    await page.getByText(/gone\.standee/).waitFor();
    expect(await namesIn(receiver as Desktop)).toEqual([]);
  });

  test('Opening a campaign file starts the app, imports the campaign and shows it', async () => {
    await startAfresh();
    const file = await anExport('From afar');

    const { page } = await receive(file);
    await page.waitForURL(/#\/campaign\/From%20afar\//);

    expect(await namesIn(receiver as Desktop)).toEqual(['From afar']);
  });

  test('An opened file is passed to the running app', async () => {
    const file = await anExport('Later');
    const { page } = await receive();
    const before = await namesIn(receiver as Desktop);

    const second = await runToEnd(theirs, [ROOT, file]);
    await page.waitForURL(/#\/campaign\/Later\//);

    expect(second.code).toBe(0);
    expect((await namesIn(receiver as Desktop)).toSorted()).toEqual(
      [...before, 'Later'].toSorted(),
    );
  });

  test('A file is opened by the event of macOS', async () => {
    const file = await anExport('Apple');
    const { page } = await receive();

    await userOf(receiver).openFile(file);
    await page.waitForURL(/#\/campaign\/Apple\//);
  });
});

describe('file dialogs', () => {
  const choose = (...path: string[]) => user().chooseMenu(...path);
  const EXPORT = ['Campaign', 'Export campaign…'] as const;
  const OPEN = ['Campaign', 'Open exported campaign…'] as const;

  /** Names in the library, and dialogs that were shown, before the test. */
  let names: readonly string[];
  let shown: number;
  const dialogs = async () => (await user().look()).dialogs.slice(shown);

  /** Opens a new campaign of this name. */
  async function showCampaign(name: string): Promise<Desktop> {
    const { campaign } = await createCampaign(desktop, name);
    await desktop.page.evaluate((key) => {
      location.hash = `#/campaign/${encodeURIComponent(key)}/party`;
    }, campaign);
    await desktop.page.getByRole('heading', { name: 'Party', level: 1 }).waitFor();
    names = await namesIn(desktop);
    shown = (await user().look()).dialogs.length;
    return desktop;
  }

  test('A campaign is exported and imported again under another name', async () => {
    const file = join(ours.folder, 'ours.standee');
    scriptDialogs(ours, [
      { dialog: 'showSaveDialog', answer: { canceled: false, filePath: file } },
      { dialog: 'showOpenDialog', answer: { canceled: false, filePaths: [file] } },
    ]);
    const { page } = await showCampaign('Ours');

    await choose(...EXPORT);
    await page.getByText(`Exported: ${file}.`).waitFor();
    await choose(...OPEN);
    await page.getByText('The campaign was added to the library.').waitFor();

    const now = await namesIn(desktop);
    expect(now).toHaveLength(names.length + 1);
    expect(new Set(now).size).toBe(now.length);
    const [first, second] = await dialogs();
    expect(first?.options).toMatchObject({
      defaultPath: expect.stringMatching(/Ours.*\.standee$/) as string,
      filters: [{ extensions: ['standee'] }],
    });
    expect(second?.options).toMatchObject({ properties: ['openFile'] });
  });

  test.runIf(process.platform !== 'win32')(
    'Special files are refused with a message and never waited for',
    async () => {
      const pipe = join(ours.folder, 'pipe.standee');
      execFileSync('mkfifo', [pipe]);
      scriptDialogs(ours, [
        { dialog: 'showOpenDialog', answer: { canceled: false, filePaths: [pipe] } },
      ]);
      const { page } = await showCampaign('No pipe');

      await choose(...OPEN);
      await page.getByText(/cannot read the file “pipe\.standee”/).waitFor();

      expect(await namesIn(desktop)).toEqual(names);
    },
  );

  test('Closing a file dialog changes nothing', async () => {
    scriptDialogs(ours, [
      { dialog: 'showSaveDialog', answer: { canceled: true, filePath: '' } },
      { dialog: 'showOpenDialog', answer: { canceled: true, filePaths: [] } },
    ]);
    const { page } = await showCampaign('Closed');
    const files = () => readdirSync(ours.folder).filter((name) => name !== 'dialogs.json');
    const before = files();

    await choose(...EXPORT);
    await choose(...OPEN);
    await expect.poll(dialogs).toHaveLength(2);

    expect(files()).toEqual(before);
    expect(await namesIn(desktop)).toEqual(names);
    expect(page.url()).toMatch(/\/party$/);
  });

  test('A missing folder is reported, and the next attempt succeeds', async () => {
    const stick = join(ours.folder, 'stick');
    const file = join(stick, 'ours.standee');
    const answer = { dialog: 'showSaveDialog', answer: { canceled: false, filePath: file } };
    scriptDialogs(ours, [answer, answer]);
    const { page } = await showCampaign('On a stick');

    await choose(...EXPORT);
    await page.getByText(/could not be used: it is missing/).waitFor();
    mkdirSync(stick);
    await choose(...EXPORT);
    await page.getByText(`Exported: ${file}.`).waitFor();

    expect(readFileSync(file, 'utf8')).toContain('"standee":"campaign"');
    rmSync(stick, { recursive: true });
  });

  test('Exporting without a campaign explains what to do', async () => {
    const { page } = desktop;
    await page.evaluate(() => (location.hash = '#/library'));
    await page.getByRole('button', { name: 'New campaign' }).waitFor();

    await choose(...EXPORT);

    await page.getByText('Open a campaign first.').waitFor();
  });
});
