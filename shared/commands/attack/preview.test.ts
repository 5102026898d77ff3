import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { id, type FigureId } from '../../ids';
import { neighbours } from '../../map/hexes';
import { pushOf, type ChosenPush } from '../../rules/attack/pushes';
import { previewAttack, type AttackDecisions } from '../../rules/attack/wholeAttack';
import { findFigure, isInPlay, monstersOf } from '../../rules/figures/figures';
import type { Attack, Bonus, Game, Scenario } from '../../state';
import { hex, inTurnOf, onlyWith, placed } from '../../testing/placing';
import { CONTENT, inTurns, played, tableOf, type PlainCommand } from '../../testing/play';
import { expectSame } from '../../testing/assertSame';

const HERO = id<FigureId>('c1');
const START = inTurns();
const [FIRST, SECOND] = monstersOf(tableOf(START)).map((each) => each.id) as [FigureId, FigureId];

interface Guard {
  readonly hitPoints: number;
  readonly retaliate: number;
  readonly reach: number;
  /** Damage of the attack; null = no card is drawn yet. */
  readonly damage: number | null;
}

interface Table {
  readonly hero: number;
  readonly effects: readonly string[];
  readonly guards: readonly [Guard, Guard];
  /** Damage of the traps around the first guard; null = none. */
  readonly traps: number | null;
}

function retaliateOf({ retaliate: value, reach: range }: Guard): Bonus {
  const source = 'byHand';
  return { kind: 'retaliate', value, range, lasts: 'round', source, card: null };
}

/** Hilda attacks two guards beside her on the board. */
function attackOn({ hero, effects, guards, traps }: Table): Game {
  const alone = onlyWith(tableOf(START), [HERO, 'c2', FIRST, SECOND]);
  const stand = placed(alone, { c1: [1, 2], c2: [3, 1], [FIRST]: [2, 2], [SECOND]: [1, 3] });
  const figures = stand.figures.map((figure) => {
    const guard = figure.id === FIRST ? guards[0] : figure.id === SECOND ? guards[1] : null;
    if (guard) return { ...figure, hitPoints: guard.hitPoints, bonuses: [retaliateOf(guard)] };
    return figure.id === HERO ? { ...figure, hitPoints: hero } : figure;
  });
  const inUse = { ...stand, figures, board: stand.board && { ...stand.board, inUse: true } };
  const free = neighbours(hex([2, 2])).filter(
    (at) => !figures.some((figure) => figure.at?.q === at.q && figure.at.r === at.r),
  );
  const laid = traps === null ? [] : free;
  return played({ ...START, scenario: inTurnOf(inUse, HERO) }, [
    ...laid.map((at): PlainCommand => {
      const trap = { damage: traps, conditions: [] };
      return { type: 'layOverlay', kind: 'trap', hexes: [at], trap };
    }),
    {
      ...{ type: 'beginAttack', attacker: HERO, base: 1, ranged: false, range: null },
      ...{ effects, targets: [{ figure: FIRST }, { figure: SECOND }] },
    },
    ...guards.flatMap(({ damage }, index): readonly PlainCommand[] => {
      const figure = [FIRST, SECOND][index];
      return damage === null ? [] : [{ type: 'changeTarget', figure, overrides: { damage } }];
    }),
  ]).game;
}

function attackIn(scenario: Scenario): Attack {
  if (!scenario.attack) throw new Error('No attack is in progress.');
  return scenario.attack;
}

/** The results of a preview, read from the game after the attack is applied. */
function appliedResults(game: Game, plan: AttackDecisions) {
  const before = tableOf(game);
  const { game: after, events } = played(game, [{ type: 'applyAttack', ...plan } as PlainCommand]);
  const attacked = events.flatMap((event) => (event.type === 'attacked' ? [event.target] : []));
  const hero = findFigure(tableOf(after), HERO);
  return attacked.map((figure, index) => {
    const now = findFigure(tableOf(after), figure);
    const left = now && isInPlay(now) ? now : null;
    const blows = events.filter((event) => event.type === 'damaged' && event.figure === figure);
    return {
      figure,
      isDamaged: blows.some((event) => event.type === 'damaged' && event.source === 'attack'),
      hitPointsLeft: left?.hitPoints ?? 0,
      isDown: left === null && findFigure(before, figure) !== undefined,
      retaliate: events.reduce(
        (sum, event) =>
          event.type === 'retaliated' && event.figure === figure ? sum + event.damage : sum,
        0,
      ),
      attackerIsDown: index === attacked.length - 1 && !(hero && isInPlay(hero)),
    };
  });
}

function previewed(game: Game, plan: AttackDecisions) {
  const scenario = tableOf(game);
  return previewAttack(scenario, CONTENT, attackIn(scenario), plan);
}

/** Paths of the push of the first guard. */
function pathsOf(game: Game): readonly ChosenPush[] {
  const scenario = tableOf(game);
  const attack = attackIn(scenario);
  const aim = attack.targets.find(({ figure }) => figure === FIRST);
  const push = aim && aim.overrides.damage !== null ? pushOf(scenario, CONTENT, attack, aim) : null;
  return push ? push.ways.map(({ path }) => ({ figure: FIRST, path })) : [];
}

const GUARD: Guard = { hitPoints: 5, retaliate: 2, reach: 1, damage: 1 };
const UNDRAWN: Guard = { ...GUARD, damage: null };
const table = (given: Partial<Table> = {}): Table => {
  return { hero: 8, effects: [], guards: [GUARD, UNDRAWN], traps: null, ...given };
};

describe('the preview of an attack', () => {
  test('[RETALIATE-1] a surviving target retaliates', () => {
    const results = previewed(attackOn(table()), {});
    expect(results).toMatchObject([{ figure: FIRST, hitPointsLeft: 4, retaliate: 2 }]);
  });

  test('[RETALIATE-3] [DEATH-1] a target killed by the blow does not retaliate', () => {
    const results = previewed(attackOn(table({ guards: [{ ...GUARD, damage: 5 }, UNDRAWN] })), {});
    expect(results).toMatchObject([{ isDown: true, hitPointsLeft: 0, retaliate: 0 }]);
  });

  test('[RETALIATE-5] [MOVE-7] a target pushed out of range of its retaliate deals no damage', () => {
    const game = attackOn(table({ effects: ['push 1'] }));
    const pushes = pathsOf(game).slice(0, 1);
    expect(pushes).toHaveLength(1);
    expect(previewed(game, { pushes })).toMatchObject([{ isDown: false, retaliate: 0 }]);
    const skipped = { pushes: [{ figure: FIRST, path: [] }] };
    expect(previewed(game, skipped)).toMatchObject([{ retaliate: 2 }]);
  });

  test('[MOVE-11] of two pushes by 1 players use both, one or none', () => {
    const pushes = { effects: ['push 1'], more: ['push 1'] } as const;
    const game = attackOn(table({ effects: pushes.effects }));
    const scenario = tableOf(game);
    const attack = attackIn(scenario);
    const targets = attack.targets.map((aim) => ({ ...aim, effects: [...pushes.more] }));
    const both = { ...game, scenario: { ...scenario, attack: { ...attack, targets } } };
    const lengths = pathsOf(both).map(({ path }) => path.length);
    expect(lengths).toEqual(expect.arrayContaining([2, 1]));
    for (const push of [...pathsOf(both), { figure: FIRST, path: [] }]) {
      const apply = { type: 'applyAttack', pushes: [push] } as unknown as PlainCommand;
      const { game: after, events } = played(both, [apply]);
      expect(events.map(({ type }) => type)).not.toContain('effectSaid');
      const moved = events.find(({ type }) => type === 'figureForced');
      expect(moved ?? null).toEqual(
        push.path.length === 0 ? null : expect.objectContaining({ path: push.path }),
      );
      expect(tableOf(after).attack).not.toEqual(both.scenario.attack);
    }
  });

  test('[RETALIATE-3] [MOVE-5] a target killed by a trap on its path does not retaliate', () => {
    const game = attackOn(
      table({ effects: ['push 1'], traps: 9, guards: [{ ...GUARD, reach: 3 }, UNDRAWN] }),
    );
    const pushes = pathsOf(game).slice(0, 1);
    expect(previewed(game, { pushes })).toMatchObject([
      { isDamaged: true, isDown: true, hitPointsLeft: 0, retaliate: 0 },
    ]);
  });

  test('[RETALIATE-7] an attacker that falls makes no further attack', () => {
    const game = attackOn(table({ hero: 2, guards: [GUARD, GUARD] }));
    const results = previewed(game, {});
    expect(results).toMatchObject([{ figure: FIRST, attackerIsDown: true }]);
    expect(results).toHaveLength(1);
  });

  const guard = fc.record({
    hitPoints: fc.integer({ min: 1, max: 6 }),
    retaliate: fc.nat(4),
    reach: fc.integer({ min: 1, max: 3 }),
    damage: fc.nat(5),
  });
  const any = fc.record({
    hero: fc.integer({ min: 1, max: 9 }),
    effects: fc.constantFrom(
      [],
      ['push 1'],
      ['push 2'],
      ['pull 1'],
      ['curse'],
      ['push 1', 'poison'],
    ),
    guards: fc.tuple(
      guard,
      fc.option(guard).map((each): Guard => each ?? UNDRAWN),
    ),
    traps: fc.option(fc.integer({ min: 1, max: 6 })),
  });
  const choice = fc.record({
    path: fc.option(fc.nat(5)),
    only: fc.boolean(),
    negateRetaliate: fc.constantFrom(null, 'oneFromHand' as const),
  });

  test('[RETALIATE-3] [RETALIATE-5] [RETALIATE-7] [DEATH-3] equals the applied attack', () => {
    fc.assert(
      fc.property(any, choice, (asked, { path, only, negateRetaliate }) => {
        const game = attackOn(asked);
        const paths = pathsOf(game);
        const chosen = path === null ? undefined : paths[path % Math.max(1, paths.length)];
        const plan: AttackDecisions = {
          negateRetaliate,
          ...(only ? { only: [FIRST] } : {}),
          ...(chosen ? { pushes: [chosen] } : {}),
        };
        expectSame(previewed(game, plan), appliedResults(game, plan), 'the preview');
      }),
      { numRuns: 120 },
    );
  });
});
