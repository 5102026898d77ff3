import { describe, expect, test } from 'vitest';
import { traitsInRound } from '../../rules/attack/bonuses/traitsInRound';
import { evaluateCount } from '../../rules/cards/lines/lineCounts';
import { movedThrough } from '../../rules/cards/movedThrough';
import { withAttackOn, withWalk } from '../../rules/order/playedLines';
import type { Figure, Game, Summon } from '../../state';
import { id } from '../../ids';
import { aSummon } from '../../testing/builders';
import {
  asked,
  characterOf,
  figureOf,
  lineOf,
  MONSTERS,
  plays,
  tableAs,
} from '../../testing/cardTurn';
import { hex, placed } from '../../testing/placing';
import { CONTENT, played, refused, tableOf, type PlainCommand } from '../../testing/play';
import { lineTargets } from './lines/lineTargets';

const [A, B] = MONSTERS as [string, string];
const SUMMON = id<Summon['id']>('summon-1');
const PLACES = { c1: [1, 1], c2: [1, 2], [A]: [2, 1], [B]: [1, 4] } as const;
const on = (figure: string) => ({ targets: [figure] as never });
const ids = (...names: readonly string[]) => names as readonly Figure['id'][];

/** The turn of c1 as the class, with a summon. */
function tableWithSummon(at: readonly [number, number] = [2, 2]): Game {
  const game = tableAs('envelope-x', PLACES);
  const scenario = tableOf(game);
  const summon = aSummon({ id: SUMMON, owner: id('c1'), hitPoints: 4, maxHitPoints: 4 });
  const table = { ...scenario, figures: [...scenario.figures, summon] };
  return { ...game, scenario: placed(table, { ...PLACES, [SUMMON]: at }) };
}

describe('a card that is attached to a summon', () => {
  test('[TURN-3] asks for the summon, and has its effect from then on', () => {
    const game = tableWithSummon();
    const attaching = lineOf(game, 643, 'bottom', 0);
    expect(asked(game, attaching).needs).toBe('targets');
    const attached = plays(game, attaching, on(SUMMON));
    const shieldIn = (each: Game) =>
      traitsInRound(tableOf(each), CONTENT, figureOf(each, SUMMON)).shield;
    expect([shieldIn(game), shieldIn(attached)]).toEqual([0, 1]);
    const over = played(attached, [{ type: 'endTurn', figure: 'c1' }]).game;
    expect(characterOf(over).activeHalves).toMatchObject([{ card: 643, on: SUMMON }]);
    expect(shieldIn(over)).toBe(1);
  });

  test('[TURN-3] leaves the active area when the summon dies', () => {
    const game = tableWithSummon();
    const attached = plays(game, lineOf(game, 643, 'bottom', 0), on(SUMMON));
    const over = played(attached, [{ type: 'endTurn', figure: 'c1' }]).game;
    const hit: PlainCommand = { type: 'sufferDamage', figure: SUMMON, amount: 9, negate: null };
    expect(characterOf(played(over, [hit]).game).activeHalves).toEqual([]);
  });
});

describe('a move that ignores terrain', () => {
  const lay = (kind: string, ...at: readonly (readonly [number, number])[]): PlainCommand => ({
    ...{ type: 'layOverlay', kind, hexes: at.map(hex) },
  });
  const path = [hex([0, 2]), hex([0, 3]), hex([1, 3])];

  test('[MOVE-4] [MOVE-6] pays 1 for difficult terrain and suffers no damage from hazards', () => {
    const plain = tableAs('envelope-x', PLACES);
    const rough = played(plain, [
      lay('difficultTerrain', [0, 2], [0, 3]),
      lay('hazardousTerrain', [1, 3]),
    ]).game;
    const line = lineOf(rough, 629, 'bottom', 0);
    const paths = [{ figure: id<Figure['id']>('c1'), path }];
    const moved = plays(rough, line, { paths });
    expect(figureOf(moved, 'c1')).toMatchObject({
      at: path.at(-1),
      hitPoints: figureOf(rough, 'c1').hitPoints,
    });
    const walk = { type: 'moveFigure', figure: 'c1', path, movement: null, points: 4 } as const;
    expect(refused(rough, walk)).toMatchObject({ problem: { code: 'notEnoughMovement' } });
  });
});

describe('a loot around a summon', () => {
  test('[LOOT-1] asks for the figure, and gives the tokens to its owner', () => {
    const game = tableWithSummon();
    const line = lineOf(game, 636, 'bottom', 0);
    expect(asked(game, line).needs).toBe('targets');
    if (line.action?.kind !== 'lootAround') throw new Error('It loots nothing.');
    const targets = lineTargets(tableOf(game), CONTENT, characterOf(game), line.action, line.ref);
    expect(targets.map(({ figure }) => figure)).toEqual(['c1', SUMMON]);
    expect(asked(game, line, on(SUMMON)).needs).toBe('tokens');
    const token = 't9' as never;
    const done = asked(game, line, { ...on(SUMMON), tokens: [token] });
    expect(done).toMatchObject({ commands: [{ type: 'lootTokens', figure: 'c1' }] });
    const alone = tableAs('envelope-x', PLACES);
    expect(asked(alone, lineOf(alone, 636, 'bottom', 0)).needs).toBe('tokens');
  });
});

describe('counted and named figures', () => {
  const game = tableWithSummon();
  const figure = characterOf(game);

  test('[TURN-3] a heal counts the enemies that its half has targeted', () => {
    const attack = lineOf(game, 634, 'bottom', 0).ref;
    const scenario = [A, B].reduce(
      (now, target) => withAttackOn(now, attack, id(target)),
      tableOf(game),
    );
    const at = { scenario, content: CONTENT, figure, line: attack, range: null, targets: [] };
    expect(evaluateCount('twiceEnemiesTargeted', at)).toBe(4);
    expect(evaluateCount('enemiesTargeted', at)).toBe(2);
  });

  test('[MOVE-3] damage on the path of a jump affects enemies and allies', () => {
    const move = lineOf(game, 645, 'bottom', 0).ref;
    const way = [hex([1, 1]), hex([2, 1]), hex([2, 2]), hex([3, 2])];
    const scenario = withWalk(tableOf(game), move, 3, way);
    const through = (affects: 'enemiesAndAlliesMovedThrough' | 'enemiesMovedThrough') =>
      movedThrough(scenario, figure, affects, move);
    expect(through('enemiesAndAlliesMovedThrough')?.toSorted()).toEqual(ids(A, SUMMON).toSorted());
    expect(through('enemiesMovedThrough')).toEqual(ids(A));
  });

  test('[TURN-3] a bonus for a target next to an own summon applies if the board confirms it', () => {
    const effectsIn = (table: Game) => {
      const done = asked(table, lineOf(table, 638, 'top', 0), on(A));
      if (done.needs !== null) throw new Error(`needs ${done.needs}`);
      const gained = done.commands.some(({ type }) => type === 'gainExperience');
      const effects = done.commands.flatMap((each) =>
        each.type === 'beginAttack' ? (each.effects ?? []) : [],
      );
      return { effects, gained };
    };
    expect(effectsIn(game)).toEqual({ effects: ['disarm'], gained: true });
    expect(effectsIn(tableWithSummon([0, 3]))).toEqual({ effects: [], gained: false });
  });

  test('[TURN-3] summons next to a target are the only figures that such an ability grants', () => {
    const line = lineOf(game, 633, 'top', 1);
    if (line.action?.kind !== 'grant') throw new Error('It grants nothing.');
    const scenario = withAttackOn(tableOf(game), line.ref, id(A));
    const targets = lineTargets(scenario, CONTENT, figure, line.action, line.ref);
    expect(targets).toEqual([{ figure: SUMMON, why: null }]);
  });
});
