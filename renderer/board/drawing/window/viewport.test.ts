import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  brought,
  fitted,
  grown,
  held,
  inDrawing,
  inWindow,
  isSeen,
  opened,
  zoomed,
} from './viewport';

const SIZE = { width: 900, height: 600 };
const BOX = { x: -120, y: 40, width: 1600, height: 700 };
const part = fc.double({ min: 0, max: 1, noNaN: true });

describe('the window on the map', () => {
  test('a whole map is inside of it', () => {
    const view = fitted(BOX, SIZE);
    const first = inWindow(view, { x: BOX.x, y: BOX.y });
    const last = inWindow(view, { x: BOX.x + BOX.width, y: BOX.y + BOX.height });
    expect(Math.min(first.x, first.y)).toBeGreaterThanOrEqual(0);
    expect(last.x).toBeLessThanOrEqual(SIZE.width);
    expect(last.y).toBeLessThanOrEqual(SIZE.height);
  });

  test.each([
    ['column', { width: 44, height: 190 }],
    ['row', { width: 190, height: 44 }],
  ])('and beside or above buttons in a %s', (_, tools) => {
    const size = part.map((share) => ({ width: 200 + share * 900, height: 900 - share * 600 }));
    fc.assert(
      fc.property(size, (window) => {
        const last = { x: BOX.x + BOX.width, y: BOX.y + BOX.height };
        const { x, y } = inWindow(fitted(BOX, { ...window, tools }), last);
        expect(x <= window.width - tools.width || y <= window.height - tools.height).toBe(true);
      }),
    );
  });

  test('where the whole map is too small it opens around a hex, without more of its rim than needed', () => {
    const phone = { width: 390, height: 420 };
    const at = { x: BOX.x + 10, y: BOX.y + 10 };
    expect(opened(BOX, phone, null)).toEqual(fitted(BOX, phone));
    expect(opened({ ...BOX, height: 300, width: 300 }, phone, at)).toEqual(
      fitted({ ...BOX, height: 300, width: 300 }, phone),
    );
    const view = opened(BOX, phone, at);
    expect(view.scale).toBeGreaterThan(fitted(BOX, phone).scale);
    expect(isSeen(view, at, phone)).toBe(true);
    expect(inWindow(view, { x: BOX.x, y: BOX.y }).x).toBe(4);
  });

  test('a map that grows stays where it is while all of it is seen there, and is moved else', () => {
    const small = { ...BOX, x: BOX.x + 700, width: 700 };
    const before = fitted(small, SIZE);
    const grownTo = (box: typeof BOX) => grown(before, fitted(box, SIZE), box, SIZE);
    expect(grownTo({ ...small, x: small.x - 20, width: 740 })).toBe(before);
    expect(grownTo(BOX)).toEqual(fitted(BOX, SIZE));
    fc.assert(
      fc.property(part, part, (left, right) => {
        const x = small.x - left * 900;
        const box = { ...small, x, width: small.x + small.width + right * 900 - x };
        const view = grownTo(box);
        expect(inWindow(view, box).x).toBeGreaterThanOrEqual(0);
        expect(inWindow(view, { x: box.x + box.width, y: 0 }).x).toBeLessThanOrEqual(SIZE.width);
        expect(view.scale * 1.1).toBeGreaterThanOrEqual(fitted(box, SIZE).scale);
      }),
    );
  });

  test('the point under the pointer stays there while zooming', () => {
    fc.assert(
      fc.property(part, part, fc.double({ min: 0.5, max: 2, noNaN: true }), (x, y, factor) => {
        const at = { x: x * SIZE.width, y: y * SIZE.height };
        const view = fitted(BOX, SIZE);
        const before = inDrawing(view, at);
        const after = inDrawing(zoomed(view, factor, at), at);
        expect(after.x).toBeCloseTo(before.x, 6);
        expect(after.y).toBeCloseTo(before.y, 6);
      }),
    );
  });

  test('the map cannot be pushed out of it', () => {
    const far = held({ scale: 1, x: 1e6, y: -1e6 }, BOX, SIZE);
    const first = inWindow(far, { x: BOX.x, y: BOX.y });
    const last = inWindow(far, { x: BOX.x + BOX.width, y: BOX.y + BOX.height });
    expect(first.x).toBeLessThan(SIZE.width);
    expect(last.y).toBeGreaterThan(0);
  });

  test('a point is seen up to the edge, and no farther', () => {
    const view = { scale: 2, x: 0, y: 0 };
    expect(isSeen(view, { x: 450, y: 300 }, SIZE)).toBe(true);
    expect(isSeen(view, { x: 451, y: 300 }, SIZE)).toBe(false);
    expect(isSeen(view, { x: 10, y: -1 }, SIZE)).toBe(false);
  });

  test('a point outside is brought in, a point inside moves nothing', () => {
    const view = { scale: 1, x: 0, y: 0 };
    expect(brought(view, { x: 450, y: 300 }, SIZE)).toBe(view);
    const { x } = inWindow(brought(view, { x: 5000, y: 300 }, SIZE), { x: 5000, y: 300 });
    expect(x).toBeLessThanOrEqual(SIZE.width);
    expect(x).toBeGreaterThan(0);
  });
});
