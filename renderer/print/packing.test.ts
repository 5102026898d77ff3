import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pack, scaleToFit, type Measured } from './packing';

const room = { height: 100, columns: 1, gap: 5 };
const blocks = (...heights: number[]): Measured[] =>
  heights.map((height, index) => ({ key: `b${index}`, height }));

describe('pack', () => {
  test('fills a page before the next one', () => {
    expect(pack(blocks(40, 40, 20), room)).toEqual([[['b0', 'b1']], [['b2']]]);
    expect(pack(blocks(40, 30, 20), room)).toEqual([[['b0', 'b1', 'b2']]]);
  });

  test('leaves out blocks that are only for spare room', () => {
    const [one, other, lines] = blocks(60, 30, 20);
    if (!one || !other || !lines) throw new Error('three blocks');

    expect(pack([one, other, { ...lines, ifRoom: true }], room)).toEqual([[['b0', 'b1']]]);
    expect(pack([one, { ...lines, ifRoom: true }], room)).toEqual([[['b0', 'b2']]]);
    expect(pack([{ ...one, ifRoom: true }], room)).toEqual([[['b0']]]);
    const optional = [
      { ...other, ifRoom: true },
      { ...lines, ifRoom: true },
    ];
    expect(pack([one, ...optional], room)).toEqual([[['b0', 'b2']]]);
  });

  test('goes column by column', () => {
    const pages = pack(blocks(90, 90, 90), { ...room, columns: 2 });

    expect(pages).toEqual([[['b0'], ['b1']], [['b2']]]);
  });

  test('evens out the columns of the last page', () => {
    const pages = pack(blocks(20, 20, 20, 20), { ...room, columns: 2 });

    expect(pages).toEqual([
      [
        ['b0', 'b1'],
        ['b2', 'b3'],
      ],
    ]);
  });

  test('a heading stays with the block below it', () => {
    const [first, heading, last] = blocks(80, 10, 30);
    if (!first || !heading || !last) throw new Error('three blocks');

    expect(pack([first, { ...heading, withNext: true }, last], room)).toEqual([
      [['b0']],
      [['b1', 'b2']],
    ]);
  });

  const growing = (...heights: number[]): Measured[] =>
    blocks(...heights).map((block) => ({ ...block, grows: true }));

  test('growing blocks share columns evenly', () => {
    expect(pack(growing(40, 47, 30, 20), room)).toEqual([[['b0', 'b1']], [['b2', 'b3']]]);
    expect(pack(growing(20, 20, 20), { ...room, columns: 2 })).toEqual([[['b0', 'b1', 'b2']]]);
  });

  test('a block without room beside another puts each of them on a column of its own', () => {
    expect(pack(growing(20, 48, 20), room)).toEqual([[['b0']], [['b1']], [['b2']]]);
    expect(pack(growing(140, 20), { ...room, columns: 2 })).toEqual([[['b0'], ['b1']]]);
  });

  test('every block is there once and in order, and no column is overfull', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 140 }), { maxLength: 60 });
    fc.assert(
      fc.property(heights, fc.integer({ min: 1, max: 3 }), (given, columns) => {
        const all = blocks(...given);
        const byKey = new Map(all.map((block) => [block.key, block.height]));
        const pages = pack(all, { ...room, columns });
        expect(pages.flat(2)).toEqual(all.map(({ key }) => key));
        for (const page of pages) {
          expect(page.length).toBeLessThanOrEqual(columns);
          for (const column of page) {
            const used = column.reduce((sum, key) => sum + (byKey.get(key) ?? 0) + room.gap, 0);
            expect(column.length === 1 || used - room.gap <= room.height).toBe(true);
          }
        }
      }),
    );
  });
});

test('a block higher than its column is made smaller', () => {
  expect(scaleToFit(200, room)).toBe(0.5);
  expect(scaleToFit(99, room)).toBe(1);
});
