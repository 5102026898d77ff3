import { describe, expect, test } from 'vitest';
import { id, type FigureId } from '../../ids';
import { distance } from '../../map/hexes';
import { performOwnLines } from '../../rules/monsters/abilityLines';
import { findFigure, monstersOf } from '../../rules/figures/figures';
import type { Game, Scenario } from '../../state';
import { hex, inTurnOf, onlyWith, placed, withCard } from '../../testing/placing';
import { CONTENT, inTurns, played, tableOf } from '../../testing/play';
import { nextAct } from '../round/nextAct';

type Places = Readonly<Record<string, readonly [number, number]>>;

/** A monster whose turn is next, with a card of its deck, and both characters. */
function before(
  monster: string,
  card: number,
  it: readonly [number, number],
  others: Places,
): { readonly game: Game; readonly acting: FigureId } {
  const type = CONTENT.monster(id(monster));
  if (!type) throw new Error(`No monster ${monster}.`);
  const added = played(inTurns(), [
    {
      ...{ type: 'addMonster', monster, rank: type.boss ? 'boss' : 'normal', standee: null },
      ...{ origin: 'placed', side: 'enemies', at: null, summoner: null },
    },
  ]).game;
  const acting = monstersOf(tableOf(added)).find((each) => each.type === type.id)?.id;
  if (!acting) throw new Error(`${monster} did not come.`);
  const alone = placed(onlyWith(tableOf(added), ['c1', 'c2', acting]), { ...others, [acting]: it });
  const held = withCard(alone, type.deck, card);
  const board = held.board && { ...held.board, inUse: true };
  return { game: { ...added, scenario: inTurnOf({ ...held, board }, acting) }, acting };
}

const next = (game: Game) => nextAct(tableOf(game), CONTENT);

/** One press of the amber button; the first option is chosen. */
function pressed(game: Game): Game {
  const act = next(game);
  const command = 'command' in act ? act.command : 'options' in act && act.options[0]?.command;
  if (!command) throw new Error(`Nothing to press: ${act.kind}.`);
  return played(game, [command]).game;
}

const withStrong = (game: Game, element: string): Game => {
  const scenario: Scenario = tableOf(game);
  return {
    ...game,
    scenario: { ...scenario, elements: { ...scenario.elements, [element]: 'strong' } },
  };
};

const figureOf = (game: Game, which: FigureId) => findFigure(tableOf(game), which);

describe('monster cards compared with the print', () => {
  const places = { c1: [2, 1], c2: [3, 2] } as const;

  test('[ELEMENT-3] a Lurker with card 612 consumes ice for the shield it gained this turn', () => {
    const { game, acting } = before('lurker', 612, [1, 1], places);
    const begun = { ...game, scenario: performOwnLines(tableOf(game), CONTENT, acting).next };
    const shield = (now: Game) => figureOf(now, acting)?.bonuses.map(({ value }) => value);
    expect(next(begun).kind).toBe('playLines');
    const lit = withStrong(begun, 'ice');
    expect(next(lit)).toMatchObject({ kind: 'useElement', command: { element: 'ice' } });
    expect(shield(lit)).toEqual([1]);
    expect(shield(pressed(lit))).toEqual([2]);
    expect(next(pressed(lit)).kind).toBe('playLines');
  });

  test('[MONSTER-1] a Dark Rider that summons between move and attack counts the moved hexes', () => {
    const { game, acting } = before('dark-rider', 572, [0, 3], { c1: [3, 1] });
    const alone = { ...game, scenario: onlyWith(tableOf(game), ['c1', acting]) };
    const moved = pressed(alone);
    const at = figureOf(moved, acting)?.at;
    const gone = at ? distance(hex([0, 3]), at) : 0;
    expect(gone).toBeGreaterThan(0);
    let now = moved;
    while (tableOf(now).attack === null && next(now).kind !== 'endTurn') now = pressed(now);
    expect(tableOf(now).attack?.base).toBe(3 + gone - 1);
    // An attack without a card line counts nothing, so the value is asked for.
    const line = { kind: 'abilityCard', card: 572, place: [0, 0] };
    const marked = played(alone, [
      { type: 'markLines', figure: acting, lines: [line], state: 'done' },
      { type: 'placeFigure', figure: acting, at: { q: 2, r: 1 } },
    ]).game;
    expect(next(pressed(marked))).toEqual({ kind: 'chooseTarget', attacker: acting });
  });

  test('[MONSTER-1] [CONDITION-1] poison on both cards of a Black Imp is applied once', () => {
    let { game } = before('black-imp', 680, [1, 1], places);
    while (tableOf(game).attack === null) game = pressed(game);
    expect(tableOf(game).attack?.effects).toEqual(['poison']);
  });

  test.each([
    ['living-bones', 522],
    ['lurker', 615],
  ])(
    '[MONSTER-1] without the board all attacks of %s with card %i are on one target',
    (name, card) => {
      const { game, acting } = before(name, card, [1, 1], places);
      const off = played(game, [{ type: 'useBoard', inUse: false }]).game;
      expect(next(off)).toEqual({ kind: 'chooseTarget', attacker: acting });
      const begin = {
        type: 'beginAttack',
        attacker: acting,
        base: null,
        ranged: null,
        range: null,
      } as const;
      const told = played(off, [{ ...begin, targets: [{ figure: 'c2' }] }]).game;
      const again = pressed(pressed(pressed(told)));
      expect(tableOf(again).attack?.targets.map(({ figure }) => figure)).toEqual(['c2']);
    },
  );
});
