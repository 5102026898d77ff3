import { describe, expect, test } from 'vitest';
import type { ProofStep } from '#shared/map/focus/proof';
import { namesIn } from '../names/names';
import { noteWords, proofWords } from './proof';

const names = {
  ...namesIn(null, null),
  figure: (id: string) => ({ b: 'Brute', s: 'Scoundrel' })[id] ?? id,
};

const STEPS: readonly (readonly [ProofStep, string])[] = [
  [
    {
      rule: 'FOCUS-1',
      kind: 'pathLength',
      compared: [
        { figure: 'b', value: 3 },
        { figure: 's', value: 4 },
        { figure: 'Isa', value: null },
      ],
      best: 3,
      kept: ['b'],
    },
    'Shortest path to a hex to attack from: Brute 3 < Scoundrel 4; Isa cannot be attacked – the focus is Brute.',
  ],
  [
    {
      rule: 'FOCUS-2',
      kind: 'proximity',
      compared: [
        { figure: 'b', value: 2 },
        { figure: 's', value: 2 },
      ],
      best: 2,
      kept: ['b', 's'],
    },
    'Tied so far; closest to it: Brute and Scoundrel 2 – still tied: Brute and Scoundrel.',
  ],
  [
    {
      rule: 'FOCUS-3',
      kind: 'initiative',
      compared: [
        { figure: 'b', value: 1500 },
        { figure: 's', value: 500 },
      ],
      best: 500,
      kept: ['s'],
    },
    'Still tied; earlier initiative: Scoundrel before Brute – the focus is Scoundrel.',
  ],
  [{ rule: 'FOCUS-4', kind: 'noFocus' }, 'No focus: it cannot find a path to attack anyone.'],
  [
    {
      rule: 'PLACE-4',
      kind: 'targets',
      focus: 'b',
      best: 2,
      next: 1,
      before: 5,
      hexes: [{ q: 0, r: 0 }],
    },
    'It attacks 2 targets from there (elsewhere 1) – 1 hex of 5.',
  ],
  [
    {
      rule: 'PLACE-8',
      kind: 'wayLeft',
      focus: 's',
      ways: [{ headingFor: { q: 0, r: 0 }, negativeHexes: 1, left: 4, hexes: [] }],
    },
    'It cannot attack Scoundrel this turn, so it moves as close as it can: 4 points left and 1 trap or hazard.',
  ],
  [
    {
      rule: 'PLACE-8',
      kind: 'wayLeft',
      focus: 's',
      ways: [
        { headingFor: { q: 0, r: 0 }, negativeHexes: 0, left: 2, hexes: [] },
        { headingFor: { q: 1, r: 0 }, negativeHexes: 0, left: 1, hexes: [] },
      ],
    },
    'It cannot attack Scoundrel this turn, so it heads for one of 2 equally good hexes. You decide, even if more of the path is left: 1 or 2 points.',
  ],
  [
    { rule: 'FOCUS-6', kind: 'firstFocus', kept: ['b'] },
    'The scenario puts Brute first, because it can attack it this turn.',
  ],
  [
    { rule: 'PLACE-5', kind: 'extras', focus: 'b', extras: [['s'], ['Isa']] },
    'It attacks Brute and also, equally good: Scoundrel; or Isa.',
  ],
];

describe('the reasons of a monster', () => {
  test.each(STEPS)('%o', (step, words) => {
    expect(proofWords(step, names)).toBe(words);
  });

  test('notes name their figures', () => {
    expect(noteWords({ code: 'hasDisadvantage', condition: 'muddle' }, 'Guard 1', names)).toBe(
      'Muddle: all of Guard 1’s attacks have disadvantage.',
    );
    expect(noteWords({ code: 'invisible', figures: ['b' as never] }, 'Guard 1', names)).toBe(
      'Brute cannot be seen: a figure on the path, but not a target.',
    );
  });
});
