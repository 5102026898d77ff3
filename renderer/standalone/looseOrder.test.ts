import { describe, expect, test } from 'vitest';
import {
  looseOrderFrom,
  nextOf,
  NO_ORDER,
  sortedEntries,
  withEntry,
  withInitiative,
  withNextTurn,
  withoutEntry,
} from './looseOrder';

const THREE = ['Hilda', 'Guards', 'Piet'].reduce(withEntry, NO_ORDER);
const CHOSEN = [
  [1, 40],
  [2, 12],
] as const;
const READY = CHOSEN.reduce((order, [id, number]) => withInitiative(order, id, number), THREE);

describe('a loose initiative order', () => {
  test('the lowest initiative is first, and figures without one are last', () => {
    expect(sortedEntries(READY).map(({ name }) => name)).toEqual(['Guards', 'Hilda', 'Piet']);
  });

  test('turns go through everyone with an initiative, then the next round begins without numbers', () => {
    const first = withNextTurn(READY);
    expect(first.acting).toBe(2);
    const last = withNextTurn(first);
    expect(last.acting).toBe(1);
    expect(nextOf(last)).toBeNull();

    const round = withNextTurn(last);

    expect(round).toMatchObject({ round: 2, acting: null });
    expect(round.entries.map(({ initiative }) => initiative)).toEqual([null, null, null]);
  });

  test('the turn of an entry that is removed goes to the next one', () => {
    expect(withoutEntry(withNextTurn(READY), 2).acting).toBe(1);
  });

  test('a saved order comes back without its invalid entries', () => {
    expect(looseOrderFrom(JSON.parse(JSON.stringify(withNextTurn(READY))))).toEqual(
      withNextTurn(READY),
    );
    const entries = [{ id: 4, name: 'Nim', initiative: 400 }, { name: '' }, null];
    expect(looseOrderFrom({ round: 'x', entries })).toEqual({
      round: 1,
      entries: [{ id: 4, name: 'Nim', initiative: null }],
      acting: null,
    });
  });
});
