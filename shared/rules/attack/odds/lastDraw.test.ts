import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ATTACK_MODES, type ModifierCard } from '../../../vocabulary';
import { LastDraw } from './lastDraw';
import { drawOutcomes, kindsOf, type DrawCount } from './draws';

const card = fc.constantFrom(
  ...['+0', '+1', '-1', '+2', 'x2', 'null', 'bless', 'curse', '+0 stun', '+1 poison'],
  ...['r+1', 'r+2', 'r+0 pierce 3', 'r+0 stun', 'r-1', 'r+0 push 1'],
) as fc.Arbitrary<ModifierCard>;

/** The kinds that count, in any order. */
const tally: DrawCount<readonly number[]> = {
  none: [],
  add: (kinds, kind) => [...kinds, kind].toSorted((a, b) => a - b),
  key: (kinds) => kinds.join(),
};

function summed(each: (emit: (kinds: readonly number[], chance: number) => void) => void) {
  const sums = new Map<string, number>();
  each((kinds, chance) => sums.set(kinds.join(), (sums.get(kinds.join()) ?? 0) + chance));
  return sums;
}

test('[DECK-2] [ADVANTAGE-2] [ADVANTAGE-3] the fast count equals the enumeration of all outcomes', () => {
  const deck = fc.array(card, { minLength: 1, maxLength: 25 });
  fc.assert(
    fc.property(
      deck,
      deck,
      fc.constantFrom(...ATTACK_MODES),
      fc.nat(4),
      (draw, discard, mode, value) => {
        const kinds = kindsOf(draw, discard);
        const rule = { mode, value, tally };
        const quick = summed((emit) => {
          new LastDraw(kinds, rule).each(kinds.start, emit);
        });
        const slow = summed((emit) => {
          for (const outcome of drawOutcomes(kinds, kinds.start, rule)) {
            emit(outcome.tally, outcome.chance);
          }
        });
        expect([...quick.keys()].toSorted()).toEqual([...slow.keys()].toSorted());
        for (const [key, chance] of quick) expect(chance).toBeCloseTo(slow.get(key) ?? 0, 13);
      },
    ),
    { numRuns: 60 },
  );
});
