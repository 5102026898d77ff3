import { describe, expect, test } from 'vitest';
import type { Game } from '../../state';
import { characterOf, MONSTERS, tableAs, withActive } from '../../testing/cardTurn';
import { CONTENT, played, tableOf } from '../../testing/play';
import { preventionCommand } from './preventingCards';

const [A] = MONSTERS as [string];
const PLACES = { c1: [1, 1], c2: [1, 2], [A]: [2, 1] } as const;

/** The monster attacks c1, who has the card in effect. */
function attacked(name: string, card: number, half: 'top' | 'bottom', ranged = false): Game {
  const active = withActive(tableAs(name, PLACES), [{ card, half }]);
  const range = ranged ? 3 : 1;
  return played(active, [
    { type: 'endTurn', figure: 'c1' },
    { type: 'startTurn', figure: A },
    {
      ...{ type: 'beginAttack', attacker: A, base: 3, ranged, range },
      targets: [{ figure: 'c1', distance: range }],
    },
  ]).game;
}

const useIn = (game: Game, card: number) =>
  preventionCommand(tableOf(game), CONTENT, characterOf(game), card);

describe('a circle for a defence', () => {
  test.each([
    ['brute', 7, 'bottom', { extraShield: 1 }],
    ['cragheart', 116, 'bottom', { extraRetaliate: 2 }],
    ['spellweaver', 79, 'bottom', { extraRetaliate: 3 }],
    ['sun', 175, 'top', { extraRetaliate: 2 }],
    [
      'spellweaver',
      85,
      'bottom',
      { negate: 'cardInEffect', extraRetaliate: 3, extraRetaliateRange: 3 },
    ],
  ] as const)('[TURN-3] of %s %i does what it marks', (name, card, half, change) => {
    const game = attacked(name, card, half);
    const use = useIn(game, card);
    if (!use) throw new Error('no use');
    const after = played(game, [use]).game;
    expect(tableOf(after).attack?.targets[0]).toMatchObject(change);
    expect(characterOf(after).activeHalves).toMatchObject([{ card, used: 1 }]);
  });

  test('[EXPERIENCE-1] has no use and no experience without its occasion', () => {
    for (const [name, card, half] of [
      ['brute', 7, 'bottom'],
      ['brute', 15, 'bottom'],
      ['spellweaver', 85, 'bottom'],
      ['cragheart', 116, 'bottom'],
    ] as const) {
      const game = withActive(tableAs(name, PLACES), [{ card, half }]);
      expect(useIn(game, card), String(card)).toBeNull();
    }
    expect(useIn(attacked('cragheart', 116, 'bottom', true), 116)).toBeNull();
  });
});
