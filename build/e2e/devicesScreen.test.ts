/** A shared screen: everything is visible at every size during a whole game night. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginBig, CROWDED } from './bigTable';
import { HILDA, inTurnOf } from './desk';
import { breathe } from './harness';
import { unreadable } from './layout';
import { record } from './paper';
import { SharedTable, TELEVISION } from './sharedTable';
import { scenarioOf } from './table';

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1080, height: 1920 },
  { width: 1024, height: 768 },
  { width: 3840, height: 2160 },
];
/** Number of steps that the test watches. */
const STEPS = 300;
/** Maximum growth of the page's memory, in bytes. */
const KEPT = 3 * 1024 * 1024;

let table: SharedTable;
let tv: Page;

const send = (...commands: readonly object[]) => record(table.host, table.campaign, commands);

beforeAll(async () => {
  table = await SharedTable.create([]);
  const scenario = () => scenarioOf(table.host, table.campaign);
  const begin = async (commands: readonly object[]) => {
    await send(...commands);
    return table.campaign;
  };
  await beginBig({ begin, send, scenario }, CROWDED);
  await send(...inTurnOf(HILDA, { c1: 1, c2: 20, c3: 30, c4: 40 }), {
    type: 'useBoard',
    inUse: true,
  });
  await table.share();
  tv = await table.join('is a shared screen', 'TV', TELEVISION);
});
afterAll(() => table.closeScreens());

/** Elements that are not completely visible in the window or in their container. */
const cutOff = () =>
  tv.evaluate(() => {
    const all = [...document.querySelectorAll('.figures section, ol[aria-label] li, .elements li')];
    return all.flatMap((one) => {
      const { top, left, bottom, right } = one.getBoundingClientRect();
      const holder = one.parentElement?.getBoundingClientRect();
      const isWhole =
        top >= 0 &&
        left >= 0 &&
        bottom <= Math.min(innerHeight, (holder?.bottom ?? 0) + 1) &&
        right <= Math.min(innerWidth, (holder?.right ?? 0) + 1) &&
        one.scrollHeight <= one.clientHeight + 1;
      return isWhole ? [] : [one.textContent?.trim() ?? ''];
    });
  });

/** Text that is too small to read. The map is left out, because it only repeats the text beside it. */
const smallWords = () =>
  tv.evaluate(() =>
    [...document.querySelectorAll('main.tv *')].flatMap((one) => {
      if (one.closest('svg, .glyph, .visually-hidden, .board')) return [];
      const textNode = [...one.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const words = textNode?.nodeValue?.trim() ?? '';
      const size = parseFloat(getComputedStyle(one).fontSize);
      return words !== '' && size < 12 ? [`${words}: ${String(size)}`] : [];
    }),
  );

test('The TV shows four characters, three summons and 41 standees completely at every size', async () => {
  await tv.getByText('Killbot').waitFor();
  for (const size of SIZES) {
    await tv.setViewportSize(size);
    await expect.poll(cutOff).toEqual([]);
    expect(await smallWords()).toEqual([]);
  }
  await tv.setViewportSize(TELEVISION as { width: number; height: number });
});

test('The TV shows complete standees before and after its fonts have loaded', async () => {
  for (let start = 0; start < 3; start += 1) {
    await tv.reload();
    await tv.getByText('Killbot').waitFor();
    await tv.evaluate(async () => {
      await document.fonts.ready;
    });
    await breathe(tv);
    expect(await cutOff()).toEqual([]);
  }
});

test('The TV shows complete names without spaces, in the turn order and beside hit points', async () => {
  const name = 'P'.repeat(60);
  await send({ type: 'editCharacter', character: 'c2', name });
  await tv.getByText(name).first().waitFor();
  for (const size of SIZES) {
    await tv.setViewportSize(size);
    await expect.poll(cutOff, { message: JSON.stringify(size) }).toEqual([]);
    expect(await unreadable(tv, 'main.tv > :not(.middle)')).toEqual([]);
    expect(await unreadable(tv, '.figures')).toEqual([]);
    expect(await smallWords()).toEqual([]);
  }
  await send({ type: 'editCharacter', character: 'c2', name: 'Piet' });
});

test('A small TV window scrolls and shows every monster type', async () => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await tv.setViewportSize(size);
    const sides = () =>
      tv.evaluate(() => {
        const page = document.documentElement;
        return [...document.querySelectorAll('.figures section, ol[aria-label] li')].every(
          (one) => {
            const { left, right, bottom } = one.getBoundingClientRect();
            return left >= 0 && right <= innerWidth && bottom + scrollY <= page.scrollHeight;
          },
        );
      });
    await expect.poll(sides).toBe(true);
    expect(await tv.locator('.figures .type').count()).toBe(6);
    expect(await unreadable(tv, '.figures')).toEqual([]);
    expect(await smallWords()).toEqual([]);
  }
  await tv.setViewportSize(TELEVISION as { width: number; height: number });
});

test('Memory and element count of the TV page do not grow over an evening', async () => {
  const client = await tv.context().newCDPSession(tv);
  const held = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    return { usedSize, elements: await tv.evaluate(() => document.querySelectorAll('*').length) };
  };
  const step = (place: number) => send({ type: 'correctExperience', figure: HILDA, amount: place });
  const hurt = (hitPoints: number) => send({ type: 'correctHitPoints', figure: HILDA, hitPoints });
  // The first 250 steps fill the screen's memory of the history.
  for (let place = 1; place <= 250; place += 1) await step(place);
  await hurt(5);
  await tv.getByText(/^5\/\d+$/).waitFor();
  const before = await held();
  for (let place = 1; place <= STEPS; place += 1) await step(place);
  await hurt(6);
  await tv.getByText(/^6\/\d+$/).waitFor();
  const after = await held();
  expect(after.elements - before.elements).toBeLessThan(20);
  expect(after.usedSize - before.usedSize).toBeLessThan(KEPT);
});
