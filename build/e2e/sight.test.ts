/** Information stays visible with other colours, forced colours, no colours, and reduced motion. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { beginBig } from './bigTable';
import { HILDA, inTurnOf, useDesk } from './desk';
import { monstersIn } from './table';

const DEFICIENCIES = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
/** Adjacent colours that differ by less look alike (CIE 1976; 2.3 is just noticeable). */
const LEAST_DIFFERENCE = 12;

const desk = useDesk();

type Colour = readonly [number, number, number];

beforeAll(async () => {
  await beginBig(desk, { 'bandit-guard': 6, 'living-bones': 2 });
  const scenario = await desk.scenario();
  const guards = monstersIn(scenario, 'bandit-guard');
  const [plain] = guards.filter(({ rank }) => rank === 'normal');
  if (!plain) throw new Error('there is no normal guard');
  await desk.send(
    { type: 'addCondition', figure: plain.id, condition: 'poison' },
    { type: 'addCondition', figure: plain.id, condition: 'strengthen' },
    { type: 'correctElement', element: 'fire', state: 'strong' },
    { type: 'correctElement', element: 'ice', state: 'waning' },
    ...inTurnOf(HILDA, { c1: 1, c2: 2, c3: 3, c4: 4 }),
  );
});

/** The most frequent colour of an element as it is painted. */
async function colourOf(page: Page, element: Locator, blank: Page): Promise<Colour> {
  await element.scrollIntoViewIfNeeded();
  const picture = await element.screenshot();
  await page.bringToFront();
  return blank.evaluate(async (bytes) => {
    const image = await createImageBitmap(
      await (await fetch(`data:image/png;base64,${bytes}`)).blob(),
    );
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const key = [data[at], data[at + 1], data[at + 2]].join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const [most] = [...counts].sort((a, b) => b[1] - a[1]);
    return (most?.[0] ?? '0,0,0').split(',').map(Number) as [number, number, number];
  }, picture.toString('base64'));
}

/** An sRGB colour as CIE L*a*b* (D65). */
function lab(colour: Colour): Colour {
  const [r, g, b] = colour.map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Colour;
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function difference(one: Colour, other: Colour): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

describe.each(['dark', 'light'] as const)('meaningful colours, %s', (colorScheme) => {
  test('Colours can be distinguished with every colour deficiency', async () => {
    const { page } = await desk.openTable({ colorScheme });
    const blank = await page.context().newPage();
    await page.bringToFront();
    const cdp = await page.context().newCDPSession(page);
    const places = {
      harm: page.locator('.chip[aria-hidden]:not(.help, .bonus)').first(),
      help: page.locator('.chip.help').first(),
      elite: page.locator('.badge.elite').first(),
      normal: page.locator('.badge.normal').first(),
      acting: page.locator('.entry.acts .name').first(),
      waiting: page.locator('.entry.waits .name').first(),
      next: page.locator('#next-step'),
      plain: page.getByRole('button', { name: /^Open room|^Add a monster/ }).first(),
      strong: page.locator('.strong .disc').first(),
      inert: page.locator('.inert .disc').first(),
    };
    for (const type of DEFICIENCIES) {
      await cdp.send('Emulation.setEmulatedVisionDeficiency', { type });
      for (const [one, other] of [
        ['harm', 'help'],
        ['elite', 'normal'],
        ['acting', 'waiting'],
        ['next', 'plain'],
        ['strong', 'inert'],
      ] as const) {
        const apart = difference(
          await colourOf(page, places[one], blank),
          await colourOf(page, places[other], blank),
        );
        expect(apart, `${one} and ${other} with ${type}`).toBeGreaterThan(LEAST_DIFFERENCE);
      }
    }
    await cdp.detach();
    await blank.close();
  });
});

test('In forced colours the table still shows the acting figure and active switches', async () => {
  const { page } = await desk.openTable();
  await page.emulateMedia({ forcedColors: 'active' });
  const outline = (place: Locator) =>
    place.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth}`;
    });
  for (const place of [
    page.locator('.entry[aria-current]').first(),
    page.getByRole('button', { name: 'Melee' }),
    page.locator('#next-step'),
  ]) {
    expect(await outline(place)).toBe('solid 3px');
  }
  expect(await outline(page.getByRole('button', { name: 'Ranged' }))).toMatch(/^none/);
});

test('No animation runs with reduced motion', async () => {
  const { page } = await desk.openTable();
  await page.getByRole('button', { name: 'Hilda suffers 1 damage' }).click();
  await page.getByText('−1', { exact: true }).first().waitFor();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .map((animation) => (animation.effect as KeyframeEffect).target?.className),
  );
  expect(moving).toEqual([]);
});
