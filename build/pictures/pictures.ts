/**
 * `npm run pictures`: compares key screens with their reference pictures, with a tolerance. `--
 * --renew` replaces the references; review the new ones. `-- NAME…` selects pictures. Different
 * ones are written to test-results/pictures. The documents use reference pictures too.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { choose } from '../e2e/choose';
import { openBrowser, removeLibrary, scratchLibrary, startHost, type Host } from '../e2e/harness';
import { differingShare } from './compare';
import { makeCampaigns } from './scene';
import { STATES, type State } from './states';

const REFERENCE = join(import.meta.dirname, 'reference');
const OUTPUT = join(resolve(import.meta.dirname, '../..'), 'test-results/pictures');
/** Maximum share of different pixels. */
const TOLERANCE = 0.001;
const MOST_BYTES = 6_000_000;
const QUALITY = 70;

/** Hides times of day, which change with every run, and the text cursor. */
const STILL = 'time { visibility: hidden } * { caret-color: transparent !important }';

/** A loopback address that stands in for the network. */
const NETWORK = `127.0.${String((process.pid % 250) + 1)}.3`;

function newContext(browser: Browser, state: State): Promise<BrowserContext> {
  const [width, height] = state.size;
  return browser.newContext({
    viewport: { width, height },
    colorScheme: state.colours === 'light' ? 'light' : 'dark',
    forcedColors: state.colours === 'forced' ? 'active' : 'none',
    locale: state.language === 'de' ? 'de-DE' : 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: width < 1000,
  });
}

/** Opens the page of a phone that has joined the table. */
async function openPhone(
  browser: Browser,
  table: Page,
  state: State,
  player: string,
): Promise<Page> {
  await table.getByRole('button', { name: 'Share this table' }).click();
  const origin = await table.getByText(/^http:\/\/127\.0\.\d+\.3:\d+$/).innerText();
  const word = await table.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/).innerText();
  const phone = await (await newContext(browser, state)).newPage();
  await phone.goto(`${origin}/#${word}`);
  await phone.getByLabel('Device name').fill('Phone');
  await choose(phone.getByLabel('This device', { exact: true }), `plays ${player}`);
  await phone.getByRole('button', { name: 'Ask to join' }).click();
  await table.getByRole('button', { name: 'Let in' }).click();
  await phone.getByRole('heading', { name: player }).first().waitFor();
  return phone;
}

async function open(browser: Browser, host: Host, state: State): Promise<Page> {
  const table = await (await newContext(browser, state)).newPage();
  await table.goto(host.address);
  await table.goto(`${host.origin}/#/${state.at}`);
  await table.locator('main h1, main h2').first().waitFor({ state: 'attached' });
  const page =
    state.seat === undefined ? table : await openPhone(browser, table, state, state.seat);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await state.before?.(page);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, STILL);
  return page;
}

async function take(browser: Browser, host: Host, state: State): Promise<Buffer> {
  const page = await open(browser, host, state);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
  });
  await page.context().close();
  return Buffer.from(data, 'base64');
}

/** Describes the difference to the reference picture; null = there is none. */
async function difference(compare: Page, name: string, is: Buffer): Promise<string | null> {
  const reference = join(REFERENCE, `${name}.webp`);
  if (!existsSync(reference)) return `${name}: there is no reference picture`;
  const share = await differingShare(compare, readFileSync(reference), is);
  if (share <= TOLERANCE) return null;
  writeFileSync(join(OUTPUT, `${name}.webp`), is);
  return `${name}: ${(share * 100).toFixed(2)} % differ`;
}

const { values, positionals } = parseArgs({
  options: { renew: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const wanted = STATES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
rmSync(OUTPUT, { recursive: true, force: true });
mkdirSync(OUTPUT, { recursive: true });
if (values.renew && positionals.length === 0) rmSync(REFERENCE, { recursive: true, force: true });
mkdirSync(REFERENCE, { recursive: true });
const library = scratchLibrary();
const host = await startHost(library, 0, ['--network', NETWORK]);
const browser = await openBrowser();
try {
  await makeCampaigns(host);
  const compare = await browser.newPage();
  const troubles: string[] = [];
  for (const state of wanted) {
    const picture = await take(browser, host, state);
    if (values.renew) writeFileSync(join(REFERENCE, `${state.name}.webp`), picture);
    else
      troubles.push(
        ...[await difference(compare, state.name, picture)].filter((one) => one !== null),
      );
  }
  const bytes = readdirSync(REFERENCE).reduce(
    (sum, file) => sum + statSync(join(REFERENCE, file)).size,
    0,
  );
  if (bytes > MOST_BYTES) troubles.push(`the pictures take ${String(bytes)} bytes`);
  console.log(`${String(wanted.length)} pictures, ${(bytes / 1e6).toFixed(1)} MB`);
  if (troubles.length > 0) {
    console.log(
      `${troubles.join('\n')}\nThey are in ${OUTPUT}; npm run pictures -- --renew takes them as right.`,
    );
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await host.stop();
  removeLibrary(library);
}
