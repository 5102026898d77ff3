/** Exported campaigns: out by a dialog, in by a dialog, by double click and by a second start. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
  handsOf,
} from './harness';

const ROOT = join(import.meta.dirname, '../../..');

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

const start = async (...args: string[]): Promise<Desktop> =>
  (desktop = await startDesktop(home, ROOT, RUNTIME, args));

const namesIn = ({ page }: Desktop): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const library = await window.companion?.library();
    return library?.campaigns.map(({ name }) => name) ?? [];
  });

/** Writes an exported campaign of this name, as another table would send it. */
async function anExport(name: string): Promise<string> {
  const other = scratchHome();
  try {
    const there = await startDesktop(other);
    const { campaign } = await createCampaign(there, 'Before');
    await rename(there, campaign, name);
    const exported = await there.page.evaluate(
      (key) => window.companion?.exportCampaign(key),
      campaign,
    );
    await there.quit();
    if (!exported?.ok) throw new Error(JSON.stringify(exported));
    const path = join(home.folder, `${name}.standee`);
    writeFileSync(path, Buffer.from(exported.value.base64, 'base64'));
    return path;
  } finally {
    removeHome(other);
  }
}

describe('a file that is opened by double click', () => {
  test('starts the app with its campaign in the library and shown', async () => {
    const file = await anExport('From afar');

    const { page } = await start(file);
    await page.waitForURL(/#\/campaign\/From%20afar\//);

    expect(await namesIn(desktop as Desktop)).toEqual(['From afar']);
  });

  test('comes to the app that is running already', async () => {
    const file = await anExport('Later');
    const { page } = await start();

    const second = await runToEnd(home, [ROOT, file]);
    await page.waitForURL(/#\/campaign\/Later\//);

    expect(second.code).toBe(0);
    expect(await namesIn(desktop as Desktop)).toEqual(['Later']);
  });

  test('comes by the event of macOS', async () => {
    const file = await anExport('Apple');
    const { page } = await start();

    await hands().openFile(file);
    await page.waitForURL(/#\/campaign\/Apple\//);
  });

  test('that is no campaign is refused in words, and nothing changes', async () => {
    const file = join(home.folder, 'picture.standee');
    writeFileSync(file, Buffer.from('89504e470d0a1a0a0000', 'hex'));

    const { page } = await start(file);
    await page.getByText(/“picture\.standee” is not a campaign/).waitFor();

    expect(await namesIn(desktop as Desktop)).toEqual([]);
  });

  test('that is not there is refused in words', async () => {
    const { page } = await start(join(home.folder, 'gone.standee'));

    await page.getByText(/gone\.standee/).waitFor();
    expect(await namesIn(desktop as Desktop)).toEqual([]);
  });
});

describe('through the dialogs', () => {
  const choose = (...path: string[]) => hands().chooseMenu(...path);
  const EXPORT = ['Campaign', 'Export campaign…'] as const;
  const OPEN = ['Campaign', 'Open exported campaign…'] as const;

  async function startOnCampaign(name: string): Promise<Desktop> {
    const started = await start();
    const { campaign } = await createCampaign(started, name);
    await started.page.evaluate((key) => {
      location.hash = `#/campaign/${encodeURIComponent(key)}/party`;
    }, campaign);
    await started.page.getByRole('heading', { name: 'Party', level: 1 }).waitFor();
    return started;
  }

  test('a campaign goes out and comes in again under another name', async () => {
    const file = join(home.folder, 'ours.standee');
    scriptDialogs(home, [
      { dialog: 'showSaveDialog', answer: { canceled: false, filePath: file } },
      { dialog: 'showOpenDialog', answer: { canceled: false, filePaths: [file] } },
    ]);
    const { page } = await startOnCampaign('Ours');

    await choose(...EXPORT);
    await page.getByText(`Exported: ${file}.`).waitFor();
    await choose(...OPEN);
    await page.getByText('The campaign was added to the library.').waitFor();

    const names = await namesIn(desktop as Desktop);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(2);
    const { dialogs } = await hands().look();
    expect(dialogs[0]?.options).toMatchObject({
      defaultPath: expect.stringMatching(/Ours.*\.standee$/) as string,
      filters: [{ extensions: ['standee'] }],
    });
    expect(dialogs[1]?.options).toMatchObject({ properties: ['openFile'] });
  });

  test.runIf(process.platform !== 'win32')(
    'what only looks like a file is refused in words, and never waited for',
    async () => {
      const pipe = join(home.folder, 'pipe.standee');
      execFileSync('mkfifo', [pipe]);
      scriptDialogs(home, [
        { dialog: 'showOpenDialog', answer: { canceled: false, filePaths: [pipe] } },
      ]);
      const { page } = await startOnCampaign('Ours');

      await choose(...OPEN);
      await page.getByText(/“pipe\.standee” is not a campaign/).waitFor();

      expect(await namesIn(desktop as Desktop)).toEqual(['Ours']);
    },
  );

  test('nothing happens where they are closed', async () => {
    scriptDialogs(home, [
      { dialog: 'showSaveDialog', answer: { canceled: true, filePath: '' } },
      { dialog: 'showOpenDialog', answer: { canceled: true, filePaths: [] } },
    ]);
    const { page } = await startOnCampaign('Ours');
    const before = readdirSync(home.folder);

    await choose(...EXPORT);
    await choose(...OPEN);
    await expect.poll(async () => (await hands().look()).dialogs).toHaveLength(2);

    expect(readdirSync(home.folder)).toEqual(before);
    expect(await namesIn(desktop as Desktop)).toEqual(['Ours']);
    expect(page.url()).toMatch(/\/party$/);
  });

  test('a folder that is gone is said, and the next try works', async () => {
    const stick = join(home.folder, 'stick');
    const file = join(stick, 'ours.standee');
    const answer = { dialog: 'showSaveDialog', answer: { canceled: false, filePath: file } };
    scriptDialogs(home, [answer, answer]);
    const { page } = await startOnCampaign('Ours');

    await choose(...EXPORT);
    await page.getByText(/could not be used: it is not there/).waitFor();
    mkdirSync(stick);
    await choose(...EXPORT);
    await page.getByText(`Exported: ${file}.`).waitFor();

    expect(readFileSync(file, 'utf8')).toContain('"standee":"campaign"');
    rmSync(stick, { recursive: true });
  });

  test('exporting without a campaign says what to do', async () => {
    const { page } = await start();

    await choose(...EXPORT);

    await page.getByText('Open a campaign first.').waitFor();
  });
});
