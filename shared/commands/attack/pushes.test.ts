import { describe, expect, test } from 'vitest';
import { id, type FigureId } from '../../ids';
import { distance, neighbours } from '../../map/hexes';
import { findFigure, monstersOf } from '../../rules/figures/figures';
import type { Game } from '../../state';
import { hex, inTurnOf, onlyWith, placed } from '../../testing/placing';
import { inTurns, played, tableOf, CONTENT, type PlainCommand } from '../../testing/play';
import { nextAct } from '../round/nextAct';

const AT = [1, 2] as const;

/** A guard attacks both characters at once and pushes; both cards are drawn. */
function struckAtOnce(before: readonly PlainCommand[] = []): {
  readonly game: Game;
  readonly guard: FigureId;
} {
  const start = inTurns();
  const [guard] = monstersOf(tableOf(start)).map((each) => each.id);
  if (!guard) throw new Error('There is no guard.');
  const alone = onlyWith(tableOf(start), ['c1', 'c2', guard]);
  const stand = placed(alone, { c1: [2, 2], c2: [1, 3], [guard]: AT });
  const inUse = { ...stand, board: stand.board && { ...stand.board, inUse: true } };
  const ready = { ...start, scenario: inTurnOf(inUse, guard) };
  const { game } = played(ready, [
    ...before,
    {
      ...{ type: 'beginAttack', attacker: guard, base: 1, ranged: false, range: null },
      ...{ effects: ['push 1'], targets: [{ figure: 'c1' }, { figure: 'c2' }] },
    },
    { type: 'changeTarget', figure: 'c1', overrides: { damage: 1 } },
    { type: 'changeTarget', figure: 'c2', overrides: { damage: 1 } },
  ]);
  return { game, guard };
}

const figureIn = (game: Game, figure: string) => findFigure(tableOf(game), id(figure));

function pushedTo(game: Game, choice: number) {
  const act = nextAct(tableOf(game), CONTENT);
  if (act.kind !== 'choosePush') throw new Error(`No push: ${act.kind}.`);
  const option = act.options[choice];
  if (!option) throw new Error('There is no such way.');
  const next = played(game, [option.command]);
  return { ...next, act, end: option.path.at(-1) };
}

describe('pushes of an attack on several targets', () => {
  test('[MOVE-7] [ATTACK-5] each push asks for its path, in the order of the targets', () => {
    const first = pushedTo(struckAtOnce().game, 1);
    expect(first.act.target).toBe('c1');
    expect(figureIn(first.game, 'c1')?.at).toEqual(first.end);
    expect(tableOf(first.game).attack?.targets.map(({ figure }) => figure)).toEqual(['c2']);
    const second = pushedTo(first.game, 0);
    expect(second.act.target).toBe('c2');
    expect(figureIn(second.game, 'c2')?.at).toEqual(second.end);
    expect(tableOf(second.game).attack).toBeNull();
  });

  test('[RETALIATE-5] a push happens before retaliate', () => {
    const guarded = ['c1'].map((figure): PlainCommand => {
      return { type: 'addBonus', figure, kind: 'retaliate', value: 1, range: 2, lasts: 'round' };
    });
    const { game, guard } = struckAtOnce(guarded);
    const before = figureIn(game, guard)?.hitPoints ?? 0;
    const { game: done, events } = pushedTo(game, 0);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('figureMoved')).toBeLessThan(types.indexOf('retaliated'));
    expect(figureIn(done, guard)?.hitPoints).toBe(before - 1);
  });

  test('[RETALIATE-3] a target exhausted by a trap on its path does not retaliate', () => {
    const around = neighbours(hex([2, 2])).filter((each) => distance(each, hex(AT)) === 2);
    const { game, guard } = struckAtOnce([
      { type: 'addBonus', figure: 'c1', kind: 'retaliate', value: 1, range: 9, lasts: 'round' },
      { type: 'correctHitPoints', figure: 'c1', hitPoints: 2 },
      ...around.map((at): PlainCommand => {
        return {
          type: 'layOverlay',
          kind: 'trap',
          hexes: [at],
          trap: { damage: 5, conditions: [] },
        };
      }),
    ]);
    const before = figureIn(game, guard)?.hitPoints;
    const { game: done } = pushedTo(game, 0);
    expect(figureIn(done, 'c1')).toMatchObject({ exhausted: true });
    expect(figureIn(done, guard)?.hitPoints).toBe(before);
  });
});

/** The active figure pulls a guard with an attack; the card is drawn. */
function pullingHero() {
  const start = inTurns();
  const [guard] = monstersOf(tableOf(start)).map((each) => each.id);
  if (!guard) throw new Error('There is no guard.');
  const alone = onlyWith(tableOf(start), ['c1', 'c2', guard]);
  const stand = placed(alone, { c1: [1, 1], c2: [3, 1], [guard]: [1, 3] });
  const inUse = { ...stand, board: stand.board && { ...stand.board, inUse: true } };
  const ready = { ...start, scenario: inTurnOf(inUse, id<FigureId>('c1')) };
  const { game } = played(ready, [
    {
      ...{ type: 'beginAttack', attacker: 'c1', base: 1, ranged: true, range: 3 },
      ...{ effects: ['pull 1'], targets: [{ figure: guard }] },
    },
    { type: 'changeTarget', figure: guard, overrides: { damage: 1 } },
  ]);
  return { game, guard };
}

describe('a pull by the attack of a character', () => {
  test('[MOVE-7] the pull offers its paths and is carried out with the attack', () => {
    const { game, guard } = pullingHero();
    const { game: done, act, end } = pushedTo(game, 0);
    expect(act.target).toBe(guard);
    expect(figureIn(done, guard)?.at).toEqual(end);
    expect(end && distance(hex([1, 1]), end)).toBe(1);
    expect(tableOf(done).attack).toBeNull();
  });

  test('[MOVE-7] a skipped pull is not offered again', () => {
    const { game, guard } = pullingHero();
    const act = nextAct(tableOf(game), CONTENT);
    const options = act.kind === 'choosePush' ? act.options : [];
    expect(options.map(({ path }) => path.length)).toEqual([...options.slice(1).map(() => 1), 0]);
    const { game: done, events } = pushedTo(game, options.length - 1);
    expect(figureIn(done, guard)?.at).toEqual(hex([1, 3]));
    expect(events.map(({ type }) => type)).not.toContain('effectSaid');
  });
});
