/** Measures elements, memory after many actions, and idle CPU use of a page. */
import type { Page } from 'playwright-core';
import { openBrowser } from '../../e2e/harness';
import { id, type FigureId } from '../../../shared/ids';
import type { Command } from '../../../shared/commands/shapes';
import { singleValue, type Measured } from './rows';
import type { Scene } from './scenes';

const HEAP = 12;
const IDLE = 0.005;
/** Milliseconds that a browser needs for its own work after its start. */
const BROWSER_START_MS = 45_000;

/** Number of elements and comments in the page. */
export async function nodeRows(page: Page, title: string): Promise<readonly Measured[]> {
  const counts = await page.evaluate(() => {
    const count = (what: number) => {
      const walk = document.createTreeWalker(document, what);
      let found = 0;
      while (walk.nextNode()) found += 1;
      return found;
    };
    return {
      elements: count(NodeFilter.SHOW_ELEMENT),
      comments: count(NodeFilter.SHOW_COMMENT),
      texts: count(NodeFilter.SHOW_TEXT),
    };
  });
  return [
    singleValue(`${title}: elements`, '', counts.elements),
    singleValue(`${title}: comments and texts`, '', counts.comments + counts.texts),
  ];
}

/** The actions that are most frequent in a game. */
function* frequentCommands(figures: readonly FigureId[]): Generator<Command, never> {
  for (let turn = 0; ; turn += 1) {
    const figure = figures[turn % figures.length] ?? id('c1');
    yield { type: 'correctHitPoints', figure, hitPoints: 1 };
    yield { type: 'addCondition', figure, condition: 'muddle' };
    yield { type: 'infuse', element: turn % 2 === 0 ? 'fire' : 'ice' };
    yield { type: 'correctHitPoints', figure, hitPoints: 2 };
    yield { type: 'removeCondition', figure, condition: 'muddle' };
  }
}

/** Memory of the page after garbage collection, in megabytes. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}

/**
 * Measures memory over many actions. The page follows the current figure, as every screen of a table does.
 */
export async function memoryRows(page: Page, scene: Scene): Promise<readonly Measured[]> {
  const { figures } = await scene.scenario();
  const play = frequentCommands(
    figures.filter(({ kind }) => kind === 'monster').map((figure) => figure.id),
  );
  const rows = [singleValue('memory, at first', 'MB', await heapOf(page))];
  const playOn = async (count: number) => {
    for (let act = 0; act < count; act += 1) await scene.send(play.next().value);
    await page.waitForTimeout(1000);
    return heapOf(page);
  };
  rows.push(singleValue('memory, after 200 acts', 'MB', await playOn(200), HEAP));
  rows.push(singleValue('memory, after 500 acts', 'MB', await playOn(300)));
  return rows;
}

/** Measures how many CPU cores the browser's processes use while the page is idle. */
export async function idleRow(page: Page, seconds: number): Promise<Measured> {
  return singleValue('idle', 'core', await idleOf(page, seconds), IDLE);
}

/** Measures an empty browser in the same way, as a baseline. */
export async function emptyIdleRow(seconds: number): Promise<Measured> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    return singleValue('idle, an empty browser', 'core', await idleOf(page, seconds));
  } finally {
    await browser.close();
  }
}

async function idleOf(page: Page, seconds: number): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const session = await browser.newBrowserCDPSession();
  const taken = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  // The browser's own work after its start would otherwise count as the page's.
  await page.waitForTimeout(BROWSER_START_MS);
  const before = await taken();
  await page.waitForTimeout(seconds * 1000);
  const after = await taken();
  await session.detach();
  return (after - before) / seconds;
}
