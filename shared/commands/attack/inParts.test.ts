import fc from 'fast-check';
import { test } from 'vitest';
import { id } from '../../ids';
import { findFigure } from '../../rules/figures/figures';
import { aDeck } from '../../testing/builders';
import { inTurns, played, tableOf, type PlainCommand } from '../../testing/play';
import { expectSame, expectTrue } from '../../testing/assertSame';
import { ATTACK_MODES } from '../../vocabulary';
import type { Bonus, Game } from '../../state';

const TARGETS = ['bandit-guard-1', 'bandit-guard-2', 'bandit-guard-3'];
const START = played(inTurns([10, 90]), [{ type: 'startTurn', figure: 'c1' }]).game;

const card = fc.constantFrom(
  ...['+0', '+1', '-1', '-2', 'x2', 'null', 'bless', 'curse', '+0 stun', '+1 poison', '+2'],
  ...['r+1', 'r+2', 'r+0 pierce 3', 'r+0 muddle', 'r+0 infuse fire'],
);
const plan = fc.record({
  cards: fc.array(card, { minLength: 12, maxLength: 16 }),
  base: fc.nat(5),
  mode: fc.constantFrom(...ATTACK_MODES),
  hitPoints: fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })),
  retaliate: fc.nat(2),
  /** Targets whose attack is applied as soon as their card is drawn. */
  together: fc.tuple(fc.boolean(), fc.boolean()),
});
type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;

function start({ cards, hitPoints, retaliate }: Plan): Game {
  const scenario = tableOf(START);
  const retaliates: Bonus = {
    kind: 'retaliate',
    value: retaliate,
    range: 1,
    lasts: 'round',
    source: 'byHand',
    card: null,
  };
  const figures = scenario.figures.map((figure) => {
    if (figure.kind === 'character') {
      return figure.id === id('c1')
        ? { ...figure, hitPoints: 9, maxHitPoints: 9, deck: aDeck(cards) }
        : figure;
    }
    const points = hitPoints[figure.id === id(TARGETS[0] ?? '') ? 0 : 1];
    return { ...figure, hitPoints: points, maxHitPoints: 9, bonuses: [retaliates] };
  });
  return { ...START, scenario: { ...scenario, figures } };
}

function begin({ base, mode }: Plan): PlainCommand {
  return {
    type: 'beginAttack',
    attacker: 'c1',
    base,
    ranged: false,
    range: null,
    advantage: mode === 'advantage' ? 1 : 0,
    disadvantage: mode === 'disadvantage' ? 1 : 0,
    targets: TARGETS.map((figure) => ({ figure })),
  };
}

const draw = (target: string): PlainCommand => ({ type: 'drawForAttack', target });
const APPLY: PlainCommand = { type: 'applyAttack' };

test('[ATTACK-5] applying targets one by one or together gives the same result', () => {
  fc.assert(
    fc.property(plan, (given) => {
      const game = start(given);
      const [first, second] = given.together;
      const commands = (join: readonly boolean[]) => [
        begin(given),
        ...TARGETS.flatMap((target, index) => [draw(target), ...(join[index] ? [] : [APPLY])]),
      ];
      const apart = played(game, commands([false, false, false]));
      const joined = played(game, commands([first, second, false]));
      const isAlive = findFigure(tableOf(apart.game), id('c1'))?.hitPoints !== 0;
      expectTrue(isAlive, 'the attacker is alive');
      expectSame(joined.game, apart.game, 'all at once');
    }),
    { numRuns: 120 },
  );
});
