/**
 * `npm run pictures`: compares key screens with their reference pictures, with a tolerance. `--
 * --renew` replaces the references; review them first. Differing pictures are in
 * test-results/pictures.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, removeLibrary, scratchLibrary, startHost, type Host } from '../e2e/harness';
import { differingShare } from './compare';
import { makeCampaigns } from './scene';
import { STATES, type State } from './states';

const REFERENCE = join(import.meta.dirname, 'reference');
const FOUND = join(resolve(import.meta.dirname, '../..'), 'test-results/pictures');
/** Share of a picture that may differ. */
const TOLERANCE = 0.001;
const MOST_BYTES = 6_000_000;
const QUALITY = 70;

/** Times of the day are others in every run. */
const STILL = 'time { visibility: hidden } * { caret-color: transparent !important }';

async function open(browser: Browser, host: Host, state: State): Promise<Page> {
  const [width, height] = state.size;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: state.colours === 'light' ? 'light' : 'dark',
    forcedColors: state.colours === 'forced' ? 'active' : 'none',
    locale: state.language === 'de' ? 'de-DE' : 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: width < 1000,
  });
  const page = await context.newPage();
  await page.goto(host.address);
  await page.goto(`${host.origin}/#/${state.at}`);
  await page.locator('main h1, main h2').first().waitFor({ state: 'attached' });
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

/** Null = no difference. */
async function difference(compare: Page, name: string, is: Buffer): Promise<string | null> {
  const reference = join(REFERENCE, `${name}.webp`);
  if (!existsSync(reference)) return `${name}: there is no reference picture`;
  const share = await differingShare(compare, readFileSync(reference), is);
  if (share <= TOLERANCE) return null;
  writeFileSync(join(FOUND, `${name}.webp`), is);
  return `${name}: ${(share * 100).toFixed(2)} % differ`;
}

const { values } = parseArgs({ options: { renew: { type: 'boolean', default: false } } });
rmSync(FOUND, { recursive: true, force: true });
mkdirSync(FOUND, { recursive: true });
if (values.renew) rmSync(REFERENCE, { recursive: true, force: true });
mkdirSync(REFERENCE, { recursive: true });
const library = scratchLibrary();
const host = await startHost(library);
const browser = await openBrowser();
try {
  await makeCampaigns(host);
  const compare = await browser.newPage();
  const troubles: string[] = [];
  for (const state of STATES) {
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
  console.log(`${String(STATES.length)} pictures, ${(bytes / 1e6).toFixed(1)} MB`);
  if (troubles.length > 0) {
    console.log(
      `${troubles.join('\n')}\nThey are in ${FOUND}; npm run pictures -- --renew takes them as right.`,
    );
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await host.stop();
  removeLibrary(library);
}
