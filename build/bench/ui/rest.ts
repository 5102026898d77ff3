/** Elements, memory after many actions, and idle CPU use of a page. */
import type { Page } from 'playwright-core';
import { openBrowser } from '../../e2e/harness';
import { id, type FigureId } from '../../../shared/ids';
import type { Command } from '../../../shared/commands/shapes';
import { oneFigure, type Measured } from './rows';
import type { Scene } from './scenes';

const HEAP = 12;
const IDLE = 0.005;
/** Milliseconds. */
const CLEARED_UP = 45_000;

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
    oneFigure(`${title}: elements`, '', counts.elements),
    oneFigure(`${title}: comments and texts`, '', counts.comments + counts.texts),
  ];
}

/** Frequent actions of a game. */
function* acts(figures: readonly FigureId[]): Generator<Command, never> {
  for (let turn = 0; ; turn += 1) {
    const figure = figures[turn % figures.length] ?? id('c1');
    yield { type: 'correctHitPoints', figure, hitPoints: 1 };
    yield { type: 'addCondition', figure, condition: 'muddle' };
    yield { type: 'infuse', element: turn % 2 === 0 ? 'fire' : 'ice' };
    yield { type: 'correctHitPoints', figure, hitPoints: 2 };
    yield { type: 'removeCondition', figure, condition: 'muddle' };
  }
}

/** Memory of the page in megabytes after garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}

/** The page follows the current figure, like every screen of a table. */
export async function memoryRows(page: Page, scene: Scene): Promise<readonly Measured[]> {
  const { figures } = await scene.scenario();
  const play = acts(figures.filter(({ kind }) => kind === 'monster').map((figure) => figure.id));
  const rows = [oneFigure('memory, at first', 'MB', await heapOf(page))];
  const playOn = async (count: number) => {
    for (let act = 0; act < count; act += 1) await scene.send(play.next().value);
    await page.waitForTimeout(1000);
    return heapOf(page);
  };
  rows.push(oneFigure('memory, after 200 acts', 'MB', await playOn(200), HEAP));
  rows.push(oneFigure('memory, after 500 acts', 'MB', await playOn(300)));
  return rows;
}

/** CPU cores that the browser's processes use while idle. */
export async function idleRow(page: Page, seconds: number): Promise<Measured> {
  return oneFigure('idle', 'core', await idleOf(page, seconds), IDLE);
}

/** The same for an empty browser, as a baseline. */
export async function emptyIdleRow(seconds: number): Promise<Measured> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    return oneFigure('idle, an empty browser', 'core', await idleOf(page, seconds));
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
  // A browser does housekeeping for half a minute after its start, which is not the page's CPU
  // time.
  await page.waitForTimeout(CLEARED_UP);
  const before = await taken();
  await page.waitForTimeout(seconds * 1000);
  const after = await taken();
  await session.detach();
  return (after - before) / seconds;
}
