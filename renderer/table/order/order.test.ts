import { describe, expect, test } from 'vitest';
import type { BlockId, FigureId } from '#shared/ids';
import type { TurnsPhase } from '#shared/rules/round/turnStates';
import type { Block, Turn } from '#shared/state';
import { moveForward, ribbonEntries } from '#shared/rules/round/turnRibbon';
import { PLACES } from '../state/places.svelte';
import { namesIn, type Names } from '../../words/sentences/names/names';
import { shortWordsOf, wordsOf } from './entryWords';
import { nextPlace, placeAfterSecond } from './initiativeInput.svelte';

function blockOf(id: string, initiative: number, states: readonly Turn['state'][]): Block {
  const turns = states.map((state, index) => ({ figure: `${id}-${index}`, state }));
  return {
    id,
    kind: 'monsterType',
    initiative,
    second: null,
    longRest: false,
    turns,
  } as unknown as Block;
}

function phaseOf(order: readonly Block[], interrupting: readonly string[] = []): TurnsPhase {
  return { name: 'turns', order, active: null, interrupting } as unknown as TurnsPhase;
}

describe('ribbonEntries', () => {
  test('gives the state of every entry', () => {
    const order = [
      blockOf('guard', 10, ['done', 'acting', 'waiting']),
      blockOf('archer', 20, ['done']),
      blockOf('bones', 30, ['waiting']),
      blockOf('imp', 40, ['waiting']),
    ];

    const entries = ribbonEntries(phaseOf(order, ['imp']));

    expect(entries.map(({ state }) => state)).toEqual(['acts', 'done', 'waits', 'interrupts']);
    expect(entries[0]).toMatchObject({ turnsDone: 1, acting: 'guard-1' });
  });

  test('puts types of one initiative into a tie', () => {
    const order = [blockOf('guard', 10, ['waiting']), blockOf('archer', 10, ['waiting'])];

    const [first, second] = ribbonEntries(phaseOf(order));

    expect(first?.tie).toEqual(['guard', 'archer']);
    expect(moveForward(second?.tie ?? [], 'archer' as BlockId)).toEqual(['archer', 'guard']);
    expect(moveForward(first?.tie ?? [], 'guard' as BlockId)).toEqual(['guard', 'archer']);
  });
});

describe('the words of a place', () => {
  const ally = (figure: string) => ({ Mage: 'Mage', ally: 'Mystic Ally' })[figure] ?? figure;
  const names: Names = { ...namesIn(null, null), figure: ally };
  const mage = (ids: readonly Turn['state'][]) =>
    ({
      ...blockOf('Mage', 20, ids),
      kind: 'character',
      turns: ids.map((state, index) => ({ figure: index === 0 ? 'ally' : 'Mage', state })),
    }) as unknown as Block;

  test('name a summon that acts in the block of its owner', () => {
    const [summons] = ribbonEntries(phaseOf([mage(['acting', 'waiting'])]));
    const [ownTurn] = ribbonEntries(phaseOf([mage(['done', 'acting'])]));
    if (!summons || !ownTurn) throw new Error('The order is empty.');
    expect(wordsOf(summons, null, names)).toBe('Mystic Ally acting, 1 of 2');
    expect(shortWordsOf(summons, null, false, names)).toBe('Mystic Ally acting, 1 of 2');
    expect(shortWordsOf(summons, null, true, names)).toBe('Mystic Ally');
    expect(wordsOf(ownTurn, null, names)).toBe('acting, 2 of 2');
    expect(shortWordsOf(ownTurn, null, true, names)).toBe('2 of 2');
  });
});

describe('nextPlace', () => {
  const [a, b, c] = ['a' as FigureId, 'b' as FigureId, 'c' as FigureId];
  const party = [a, b, c].map((id) => ({ id, initiative: null }));
  const set = { longRest: true, taken: false } as const;
  const none = new Set<FigureId>();

  test('goes to the next character without an initiative, from the last one to the first', () => {
    expect(nextPlace(party, a, none)).toBe(PLACES.initiative(b));
    expect(nextPlace(party, c, none)).toBe(PLACES.initiative(a));
  });

  test('skips characters whose initiative is being sent', () => {
    expect(nextPlace(party, c, new Set([a, c]))).toBe(PLACES.initiative(b));
    expect(nextPlace(party, c, new Set([a, b, c]))).toBe(PLACES.next);
  });

  test('goes to the amber button when nothing is missing', () => {
    const done = party.map(({ id }) => ({ id, initiative: set }));

    expect(nextPlace(done, a, none)).toBe(PLACES.next);
  });

  test('after a second card comes the next first one, then missing second ones, but not for a rest', () => {
    const cards = (second: number | null) => ({ longRest: false, leading: 10, second }) as const;
    const [first, resting] = [
      { id: a, initiative: cards(20) },
      { id: b, initiative: set },
    ];
    expect(placeAfterSecond([first, resting, { id: c, initiative: null }], a, none)).toBe(
      PLACES.initiative(c),
    );
    expect(placeAfterSecond([first, resting, { id: c, initiative: cards(null) }], a, none)).toBe(
      PLACES.secondInitiative(c),
    );
    expect(placeAfterSecond([first, resting, { id: c, initiative: cards(30) }], a, none)).toBe(
      PLACES.next,
    );
  });
});
