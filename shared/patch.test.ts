import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch, patchBetween, type Patch } from './patch';

const key = fc.string({ maxLength: 3 }).filter((text) => text !== '__proto__');
const leaf = fc.oneof(fc.integer(), fc.string({ maxLength: 4 }), fc.boolean(), fc.constant(null));
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('tree'), { maxLength: 6 }),
    fc.dictionary(key, tie('tree'), { maxKeys: 5 }),
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), hitPoints: fc.nat(9), more: tie('tree') }),
  ),
}));

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

const throughJson = (patch: Patch) => JSON.parse(JSON.stringify(patch)) as Patch;

describe('patchBetween', () => {
  test('leads from any value to any other and back, through JSON, without changing either', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        frozen(before);
        frozen(after);
        expect(applyPatch(before, throughJson(patchBetween(before, after)))).toEqual(after);
        expect(applyPatch(after, throughJson(patchBetween(after, before)))).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  test('leads between arrays of figures that were added, removed, changed and moved', () => {
    const figures = fc.uniqueArray(
      fc.record({ id: fc.string({ maxLength: 2 }), hitPoints: fc.nat(5) }),
      { selector: (figure) => figure.id, maxLength: 12 },
    );
    fc.assert(
      fc.property(figures, figures, (before, after) => {
        expect(applyPatch(frozen(before), patchBetween(before, after))).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  test('leads between piles with equal cards', () => {
    const pile = fc.array(fc.constantFrom('plus0', 'plus1', 'null'), { maxLength: 12 });
    fc.assert(
      fc.property(pile, pile, (before, after) => {
        expect(applyPatch(frozen(before), patchBetween(before, after))).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  test('is empty for the same object, and does not compare shared parts', () => {
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('looked inside');
        },
      },
    );
    expect(patchBetween({ a: trap, b: 1 }, { a: trap, b: 2 })).toEqual([
      { op: 'set', path: ['b'], to: 2 },
    ]);
  });

  test('describes a death among many figures as one deletion', () => {
    const figures = Array.from({ length: 40 }, (_, n) => ({ id: `guard-${n}`, hitPoints: 5 }));
    const after = figures
      .filter((_, n) => n !== 17)
      .map((f, n) => (n === 3 ? { ...f, hitPoints: 2 } : f));
    expect(patchBetween({ figures }, { figures: after })).toEqual([
      { op: 'set', path: ['figures', 3, 'hitPoints'], to: 2 },
      { op: 'delete', path: ['figures', 17] },
    ]);
  });

  test('describes a drawn card as one deletion and one insertion', () => {
    const before = { draw: ['null', 'plus1', 'plus0'], discard: ['plus0'] };
    const after = { draw: ['plus1', 'plus0'], discard: ['null', 'plus0'] };
    expect(patchBetween(before, after)).toEqual([
      { op: 'delete', path: ['draw', 0] },
      { op: 'insert', path: ['discard', 0], to: 'null' },
    ]);
  });
});

describe('applyPatch', () => {
  test('shares the parts that the patch does not change', () => {
    const before = { a: { deep: [1] }, b: { deep: [2] } };
    const after = applyPatch(before, [{ op: 'set', path: ['b', 'deep', 0], to: 3 }]);
    expect(after.a).toBe(before.a);
    expect(after.b).not.toBe(before.b);
  });

  test.each<{ path: (string | number)[]; op: 'set' | 'insert' | 'delete' }>([
    { op: 'set', path: ['__proto__', 'polluted'] },
    { op: 'set', path: ['__proto__'] },
    { op: 'set', path: ['constructor', 'prototype', 'polluted'] },
    { op: 'set', path: ['list', '__proto__'] },
    { op: 'set', path: ['list', 'length'] },
    { op: 'set', path: ['list', -1] },
    { op: 'set', path: ['list', 0.5] },
    { op: 'set', path: ['list', 9] },
    { op: 'insert', path: ['list', 9] },
    { op: 'insert', path: ['name'] },
    { op: 'insert', path: [] },
    { op: 'delete', path: ['list', 1] },
    { op: 'delete', path: ['missing'] },
    { op: 'delete', path: [] },
    { op: 'set', path: ['missing', 'inner'] },
    { op: 'set', path: ['name', 'inner'] },
    { op: 'set', path: [0] },
  ])('throws if $op $path does not fit, and changes no prototype', ({ op, path }) => {
    const value = frozen({ list: [1], name: 'x' });
    const change = op === 'delete' ? { op, path } : { op, path, to: { bad: true } };
    expect(() => applyPatch(value, [change])).toThrow(RangeError);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
