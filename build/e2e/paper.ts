/** Reads printed sheets: Chromium writes a PDF, and poppler reads its words. */
import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { callApi } from './table';
import type { Host } from './harness';
import { choose } from './choose';

/** A word on a page, in points from the upper left corner. */
export interface Word {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  /** Words in the order in which they are drawn. */
  readonly text: string;
}

/** English names of all sheets except the set-up list. */
export const SHEETS = [
  'Stat sleeves',
  'Status sheet',
  'Initiative sheet',
  'Party sheet',
  'Character sheets',
  'Item list',
  'Modifier decks',
  'Ability decks',
  'Board',
  'History',
] as const;
export type SheetName = (typeof SHEETS)[number];

export interface PrintChoice {
  readonly sheets: readonly SheetName[];
  readonly paper?: 'A4' | 'Letter';
  readonly direction?: 'Portrait' | 'Landscape';
  /** Number of a scenario that is not in play, printed with its level and characters. */
  readonly scenario?: string;
  readonly level?: number;
  readonly characters?: number;
  readonly whole?: boolean;
}

/**
 * Creates a campaign with a party through the API and returns its key. The cards are the same each time. If
 * the name is taken, a number is appended.
 */
export async function campaignWith(
  host: Host,
  name: string,
  commands: readonly object[],
): Promise<string> {
  await host.deal();
  for (let number = 1; number < 10; number += 1) {
    const wanted = number === 1 ? name : `${name} ${String(number)}`;
    const made = (await callApi(host, 'library.create', wanted)) as {
      value?: { campaign: string };
    };
    if (!made.value) continue;
    await record(host, made.value.campaign, commands);
    return made.value.campaign;
  }
  throw new Error(`No campaign ${name} can be made.`);
}

/** Commands that show scenarios in the list before the campaign has reached them. */
export function showScenarios(...scenarios: readonly string[]): readonly object[] {
  return scenarios.map((each) => {
    return { type: 'showHidden', what: { kind: 'scenario', which: each }, shown: true };
  });
}

export async function record(host: Host, key: string, commands: readonly object[]): Promise<void> {
  for (const command of commands) {
    const answer = await callApi(host, 'campaign.send', key, command, crypto.randomUUID());
    if (!(answer as { ok: boolean }).ok) {
      throw new Error(`Refused: ${JSON.stringify(command)}: ${JSON.stringify(answer)}`);
    }
  }
}

/** Opens the Print screen in a page that shows the app already. The page is not reloaded. */
export async function openPrintScreen(page: Page, host: Host, key: string): Promise<void> {
  await page.goto(`${host.origin}/#/campaign/${encodeURIComponent(key)}/print`);
  await waitForPages(page);
}

/** Waits until the pages are laid out, and returns their number. */
export async function waitForPages(page: Page): Promise<number> {
  const counted = page.getByRole('status').filter({ hasText: /^[1-9]\d* pages?$/ });
  await counted.waitFor();
  return Number.parseInt(await counted.innerText(), 10);
}

/** Chooses sheets on the Print screen, and waits for the pages. */
export async function chooseSheets(page: Page, wanted: PrintChoice): Promise<number> {
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
  const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  for (const name of SHEETS) await box(name).setChecked(false);
  if (wanted.scenario) {
    await choose(choice('Scenario'), wanted.scenario);
  }
  for (const [label, value] of [
    ['Scenario level', wanted.level],
    ['Characters', wanted.characters],
  ] as const) {
    if (value === undefined) continue;
    await choose(choice(label), String(value));
  }
  await box('Whole scenario').setChecked(wanted.whole ?? false);
  if (wanted.paper) await choose(choice('Size'), wanted.paper);
  if (wanted.direction) {
    await choose(choice('Orientation'), wanted.direction);
  }
  for (const name of wanted.sheets) await box(name).check();
  return waitForPages(page);
}

/** Prints the page to a PDF and reads it. */
export async function printToPdf(page: Page): Promise<readonly PdfPage[]> {
  return pdfPages(await page.pdf({ preferCSSPageSize: true }));
}

export function pdfPages(pdf: Buffer): readonly PdfPage[] {
  const read = (mode: string) =>
    execFileSync('pdftotext', [mode, '-', '-'], {
      input: pdf,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  const texts = read('-raw').split('\f');
  const boxes = read('-bbox');
  return [...boxes.matchAll(/<page width="([\d.]+)" height="([\d.]+)">(.*?)<\/page>/gs)].map(
    ([, width, height, inside = ''], index) => ({
      width: Number(width),
      height: Number(height),
      words: wordsIn(inside),
      text: texts[index] ?? '',
    }),
  );
}

const WORD = /<word xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)">(.*?)<\/word>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

function wordsIn(page: string): readonly Word[] {
  return [...page.matchAll(WORD)].map(([, left, top, right, bottom, text = '']) => ({
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
    text: text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity),
  }));
}

/** Pairs of overlapping words. */
export function overlaps({ words }: PdfPage): readonly string[] {
  // A word's box is as high as its line, of which letters fill about the middle two thirds.
  const ink = words.map((word) => {
    const slack = (word.bottom - word.top) * 0.22;
    return { ...word, top: word.top + slack, bottom: word.bottom - slack };
  });
  return ink.flatMap((a, index) =>
    ink
      .slice(index + 1)
      .filter(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.8 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.8,
      )
      .map((b) => `${a.text} / ${b.text}`),
  );
}

/** Smallest distance between a word and the page's edge, in points. */
export function smallestMargin({ words, width, height }: PdfPage): number {
  return Math.min(
    ...words.map((word) => Math.min(word.left, word.top, width - word.right, height - word.bottom)),
  );
}
