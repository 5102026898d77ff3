import { describe, expect, test } from 'vitest';
import { id } from '../../ids';
import { traitsInRound } from '../../rules/attack/bonuses/traitsInRound';
import { findFigure } from '../../rules/figures/figures';
import type { Figure, Game, Scenario } from '../../state';
import { aMonster } from '../../testing/builders';
import { inTurnOf, onlyWith, placed } from '../../testing/placing';
import { CONTENT, inTurns, played, tableOf, type PlainCommand } from '../../testing/play';
import { nextAct } from '../round/nextAct';

const SUMMON = id<Figure['id']>('summon-900');

/** The turn of a summon of this class's card, beside two guards, with the card's numbers. */
function turnOf(playedClass: string, card: number): Game {
  const halves = CONTENT.cardLines(playedClass)?.cards.find((each) => each.id === card);
  const lines = [...(halves?.top ?? []), ...(halves?.bottom ?? [])];
  const printed = lines.find(({ summon }) => summon)?.summon;
  if (!printed) throw new Error(`${String(card)} summons nobody.`);
  const game = played(inTurns(), [{ type: 'useBoard', inUse: true }]).game;
  const scenario = onlyWith(tableOf(game), ['c1']);
  const figures = scenario.figures.map((figure): Figure =>
    figure.kind === 'character' ? { ...figure, class: id(playedClass) } : figure,
  );
  const guards = [1, 2].map((standee) =>
    aMonster({ type: id('bandit-guard'), standee, hitPoints: 20, maxHitPoints: 20 }),
  );
  const numberOf = (value: number | string | null) => (typeof value === 'number' ? value : 0);
  const table: Scenario = {
    ...scenario,
    nextNumber: 900,
    figures: [...figures, ...guards],
  };
  const come: PlainCommand = {
    ...{ type: 'addSummon', owner: 'c1', name: printed.name, colour: 'blue', card, at: null },
    ...{ hitPoints: printed.hitPoints, attack: numberOf(printed.attack), flying: false },
    ...{ move: numberOf(printed.move), range: printed.range, shield: printed.shield ?? 0 },
    ...{ retaliate: printed.retaliate?.value ?? 0, attackEffects: printed.attackEffects ?? [] },
  };
  const joined = played({ ...game, scenario: table }, [come]).game;
  const places: Readonly<Record<string, readonly [number, number]>> = {
    ...{ [SUMMON]: [1, 1], c1: [0, 2], 'bandit-guard-1': [2, 1], 'bandit-guard-2': [1, 2] },
  };
  return { ...joined, scenario: inTurnOf(placed(tableOf(joined), places), SUMMON) };
}

const next = (game: Game) => nextAct(tableOf(game), CONTENT);

/** The attack it makes; null = its turn ends without one. */
function attackOf(game: Game) {
  let now = game;
  for (let press = 0; press < 5; press += 1) {
    const act = next(now);
    if (act.kind === 'endTurn') return null;
    const command = 'command' in act ? act.command : 'options' in act && act.options[0]?.command;
    if (!command) throw new Error(`Nothing to press: ${act.kind}.`);
    now = played(now, [command]).game;
    if (tableOf(now).attack) return tableOf(now).attack;
  }
  throw new Error('Its turn does not end.');
}

describe('printed summons', () => {
  test.each([
    ['tinkerer', 31],
    ['circles', 253],
    ['triangles', 469],
    ['two-mini', 497],
    ['two-mini', 505],
  ])(
    '[SUMMON-3] the summon of a card of %s without an attack value (%i) does not attack',
    (name, card) => {
      expect(attackOf(turnOf(name, card))).toBeNull();
    },
  );

  test('[SUMMON-3] the Rat King attacks with half of the hit points it has left, rounded up', () => {
    const game = turnOf('mindthief', 173);
    expect(attackOf(game)?.base).toBe(5);
    const hurt = played(game, [{ type: 'correctHitPoints', figure: SUMMON, hitPoints: 6 }]);
    expect(attackOf(hurt.game)?.base).toBe(3);
  });

  test('[SUMMON-3] the Wind Totem does not move and attacks all adjacent enemies', () => {
    const game = turnOf('two-mini', 500);
    const attack = attackOf(game);
    expect(attack?.targets.map(({ figure }) => figure).toSorted()).toEqual([
      'bandit-guard-1',
      'bandit-guard-2',
    ]);
    expect(attack?.base).toBe(1);
  });

  test('[RETALIATE-2] the Lava Golem retaliates as far as its card says', () => {
    const table = tableOf(turnOf('circles', 236));
    const golem = findFigure(table, SUMMON);
    const traits = golem && traitsInRound(table, CONTENT, golem);
    expect(traits?.retaliate).toEqual([{ value: 2, range: 2 }]);
  });
});
