import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bringBoxIntoView,
  bringIntoView,
  fitBox,
  afterGrowth,
  limitMove,
  inDrawing,
  inViewport,
  isSeen,
  openingView,
  zoomAt,
} from './viewport';

const SIZE = { width: 900, height: 600 };
const BOX = { x: -120, y: 40, width: 1600, height: 700 };
const part = fc.double({ min: 0, max: 1, noNaN: true });

describe('the viewport on the map', () => {
  test('the whole map fits inside', () => {
    const view = fitBox(BOX, SIZE);
    const first = inViewport(view, { x: BOX.x, y: BOX.y });
    const last = inViewport(view, { x: BOX.x + BOX.width, y: BOX.y + BOX.height });
    expect(Math.min(first.x, first.y)).toBeGreaterThanOrEqual(0);
    expect(last.x).toBeLessThanOrEqual(SIZE.width);
    expect(last.y).toBeLessThanOrEqual(SIZE.height);
  });

  test.each([
    ['column', { width: 44, height: 190 }],
    ['row', { width: 190, height: 44 }],
  ])('the map is beside or above buttons in a %s', (_, tools) => {
    const size = part.map((share) => ({ width: 200 + share * 900, height: 900 - share * 600 }));
    fc.assert(
      fc.property(size, (viewport) => {
        const last = { x: BOX.x + BOX.width, y: BOX.y + BOX.height };
        const { x, y } = inViewport(fitBox(BOX, { ...viewport, tools }), last);
        expect(x <= viewport.width - tools.width || y <= viewport.height - tools.height).toBe(true);
      }),
    );
  });

  test('if the whole map would be too small, it opens around a hex', () => {
    const phone = { width: 390, height: 420 };
    const at = { x: BOX.x + 10, y: BOX.y + 10 };
    expect(openingView(BOX, phone, null)).toEqual(fitBox(BOX, phone));
    expect(openingView({ ...BOX, height: 300, width: 300 }, phone, at)).toEqual(
      fitBox({ ...BOX, height: 300, width: 300 }, phone),
    );
    const view = openingView(BOX, phone, at);
    expect(view.scale).toBeGreaterThan(fitBox(BOX, phone).scale);
    expect(isSeen(view, at, phone)).toBe(true);
    expect(inViewport(view, { x: BOX.x, y: BOX.y }).x).toBe(4);
  });

  test('a map that grows is moved only if it would not fit otherwise', () => {
    const small = { ...BOX, x: BOX.x + 700, width: 700 };
    const before = fitBox(small, SIZE);
    const grownTo = (box: typeof BOX) => afterGrowth(before, fitBox(box, SIZE), box, SIZE);
    expect(grownTo({ ...small, x: small.x - 20, width: 740 })).toBe(before);
    expect(grownTo(BOX)).toEqual(fitBox(BOX, SIZE));
    fc.assert(
      fc.property(part, part, (left, right) => {
        const x = small.x - left * 900;
        const box = { ...small, x, width: small.x + small.width + right * 900 - x };
        const view = grownTo(box);
        expect(inViewport(view, box).x).toBeGreaterThanOrEqual(0);
        expect(inViewport(view, { x: box.x + box.width, y: 0 }).x).toBeLessThanOrEqual(SIZE.width);
        expect(view.scale * 1.1).toBeGreaterThanOrEqual(fitBox(box, SIZE).scale);
      }),
    );
  });

  test('zooming does not move the point under the pointer', () => {
    fc.assert(
      fc.property(part, part, fc.double({ min: 0.5, max: 2, noNaN: true }), (x, y, factor) => {
        const at = { x: x * SIZE.width, y: y * SIZE.height };
        const view = fitBox(BOX, SIZE);
        const before = inDrawing(view, at);
        const after = inDrawing(zoomAt(view, factor, at), at);
        expect(after.x).toBeCloseTo(before.x, 6);
        expect(after.y).toBeCloseTo(before.y, 6);
      }),
    );
  });

  test('the map cannot be moved out of the viewport', () => {
    const far = limitMove({ scale: 1, x: 1e6, y: -1e6 }, BOX, SIZE);
    const first = inViewport(far, { x: BOX.x, y: BOX.y });
    const last = inViewport(far, { x: BOX.x + BOX.width, y: BOX.y + BOX.height });
    expect(first.x).toBeLessThan(SIZE.width);
    expect(last.y).toBeGreaterThan(0);
  });

  test('a point is visible up to the edge', () => {
    const view = { scale: 2, x: 0, y: 0 };
    expect(isSeen(view, { x: 450, y: 300 }, SIZE)).toBe(true);
    expect(isSeen(view, { x: 451, y: 300 }, SIZE)).toBe(false);
    expect(isSeen(view, { x: 10, y: -1 }, SIZE)).toBe(false);
  });

  test('a point outside is brought into view, a point inside moves nothing', () => {
    const view = { scale: 1, x: 0, y: 0 };
    expect(bringIntoView(view, { x: 450, y: 300 }, SIZE)).toBe(view);
    const { x } = inViewport(bringIntoView(view, { x: 5000, y: 300 }, SIZE), { x: 5000, y: 300 });
    expect(x).toBeLessThanOrEqual(SIZE.width);
    expect(x).toBeGreaterThan(0);
  });
});

describe('a box that comes into view', () => {
  const tools = { width: 44, height: 190 };
  const view = { scale: 1, x: 0, y: 0 };
  const edges = (next: typeof view, box: typeof BOX) => [
    inViewport(next, box),
    inViewport(next, { x: box.x + box.width, y: box.y + box.height }),
  ];

  test('does not move the map while it is seen', () => {
    const box = { x: 10, y: 10, width: 300, height: 300 };
    expect(bringBoxIntoView(view, box, { ...SIZE, tools })).toBe(view);
  });

  test.each([
    ['beside the viewport', { x: 700, y: 20, width: 400, height: 300 }, 1],
    ['above it', { x: 20, y: -400, width: 200, height: 300 }, 1],
    ['larger than it', { x: -900, y: 0, width: 2000, height: 500 }, 0.5],
  ])('is whole afterwards: %s', (_, box, most) => {
    const next = bringBoxIntoView(view, box, { ...SIZE, tools });
    const [first, last] = edges(next, box);
    expect(next.scale).toBeLessThanOrEqual(most);
    expect(Math.min(first?.x ?? -1, first?.y ?? -1)).toBeGreaterThanOrEqual(0);
    expect(last?.x).toBeLessThanOrEqual(SIZE.width);
    expect(last?.y).toBeLessThanOrEqual(SIZE.height);
  });
});
