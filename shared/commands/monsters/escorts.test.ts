import { describe, expect, test } from 'vitest';
import type { FigureId } from '../../ids';
import { distance } from '../../map/hexes';
import { boardInPlay } from '../../rules/board/inPlay';
import { deckIdOf } from '../../rules/decks/modifierDeck';
import { monsterPlan } from '../../rules/monsters/plan/plan';
import { monsterLines } from '../../rules/monsters/turnLines';
import { charactersOf, findFigure, objectivesOf } from '../../rules/figures/figures';
import type { Game, Scenario } from '../../state';
import { inTurnOf, onlyWith, placed } from '../../testing/placing';
import { CONTENT, inScenario, played, tableOf, type PlainCommand } from '../../testing/play';
import { EMPTY_GAME } from '../apply';
import { nextAct } from '../round/nextAct';

/** A solo scenario with its character alone. */
function aloneIn(scenario: string): Game {
  return played(EMPTY_GAME, [
    { type: 'newCampaign', name: 'Alone' },
    { type: 'addCharacter', class: CONTENT.scenarioEntry(scenario)?.solo, name: 'Nim', level: 5 },
    { type: 'startScenario', scenario, characters: ['c1'], level: 2, anyway: true },
  ]).game;
}

/** The turn of the escort alone with both characters and a figure of the other side. */
function escortTurn(scenario: string, enemy: string, apart: number, board = true) {
  let game = scenario.startsWith('solo-') ? aloneIn(scenario) : inScenario(scenario);
  for (const { room, revealed } of tableOf(game).rooms) {
    if (!revealed) game = played(game, [{ type: 'revealRoom', room, by: null, anyway: true }]).game;
  }
  const standee = 1;
  game = played(game, [
    ...tableOf(game).figures.flatMap((each): PlainCommand[] =>
      each.kind === 'monster' ? [{ type: 'removeFigure', figure: each.id }] : [],
    ),
    {
      ...{ type: 'addMonster', monster: enemy, rank: 'normal', standee },
      ...{ origin: 'placed', side: 'enemies', at: null },
    },
    ...charactersOf(tableOf(game)).map(({ sheet }, index): PlainCommand => ({
      ...{ type: 'setInitiative', character: sheet, leading: 20 + 10 * index, second: null },
    })),
    { type: 'revealInitiatives' },
  ]).game;
  const [escort] = objectivesOf(tableOf(game));
  const foe = `${enemy}-${String(standee)}` as FigureId;
  if (!escort) throw new Error('no escort');
  const alone = onlyWith(tableOf(game), ['c1', 'c2', escort.id, foe]);
  const inUse: Scenario = { ...alone, board: alone.board && { ...alone.board, inUse: board } };
  const stand = board ? placedApart(inUse, escort.id, foe, apart) : inUse;
  return { game: { ...game, scenario: inTurnOf(stand, escort.id) }, escort: escort.id, foe };
}

/** On two hexes of the map at this distance, with a free path between them. */
function placedApart(scenario: Scenario, one: FigureId, other: FigureId, apart: number): Scenario {
  const hexes = boardInPlay(scenario, CONTENT)?.hexes ?? [];
  for (const a of hexes) {
    for (const b of hexes) {
      if (distance(a, b) !== apart) continue;
      const stand = placed(scenario, { [one]: [a.q, a.r], [other]: [b.q, b.r] });
      const plan = monsterPlan(inTurnOf(stand, one), CONTENT, one);
      const step = plan.ok ? plan.value.steps[0] : undefined;
      if (step?.kind === 'act' && step.turn.options.length === 1) return stand;
    }
  }
  throw new Error('no such place');
}

const linesOf = (game: Game, id: FigureId) => {
  const figure = findFigure(tableOf(game), id);
  if (figure?.kind !== 'objective') throw new Error('no escort');
  return monsterLines(tableOf(game), CONTENT, figure).map(
    ({ action, state }) => `${action.type} ${state}`,
  );
};

/** The game after the next act of the amber button. */
function pressed(game: Game): Game {
  const act = nextAct(tableOf(game), CONTENT);
  if (!('command' in act)) throw new Error(`nothing to press: ${act.kind}`);
  return played(game, [act.command]).game;
}

describe('the turn of an escort', () => {
  test.each([
    ['44', 'hound', 3],
    ['56', 'hound', 2],
  ])('the amber button moves and attacks as printed in scenario %s', (scenario, enemy, base) => {
    const { game, escort, foe } = escortTurn(scenario, enemy, scenario === '44' ? 3 : 2);
    const begun = pressed(game);

    expect(base).toBeGreaterThan(0);
    expect(tableOf(begun).attack).toMatchObject({
      attacker: escort,
      ...{ base: 3, ranged: scenario === '44' },
      targets: [{ figure: foe }],
    });
    expect(linesOf(begun, escort)).toEqual(['move done', 'attack done']);
  });

  test('the amber button moves Rikharn of solo scenario 4 by 4 and attacks for 4', () => {
    const { game, escort, foe } = escortTurn('solo-4', 'hound', 5);
    const walked = (now: Game) => findFigure(tableOf(now), escort)?.at;
    const begun = pressed(game);

    expect(tableOf(begun).attack).toMatchObject({
      ...{ attacker: escort, base: 4, ranged: false },
      targets: [{ figure: foe }],
    });
    expect(distance(walked(game) ?? { q: 0, r: 0 }, walked(begun) ?? { q: 0, r: 0 })).toBe(4);
    expect(linesOf(begun, escort)).toEqual(['move done', 'attack done']);
    const figure = findFigure(tableOf(begun), escort);
    expect(figure && deckIdOf(tableOf(begun), figure)).toBe('monsters');
    expect(figure?.maxHitPoints).toBe(15 + 5 * tableOf(begun).level);
  });

  test('the fish of scenario 79 attacks all adjacent enemies and does not move', () => {
    const { game, escort, foe } = escortTurn('79', 'lurker', 1);
    const begun = pressed(game);

    expect(tableOf(begun).attack).toMatchObject({ attacker: escort, targets: [{ figure: foe }] });
    expect(linesOf(begun, escort)).toEqual(['attack done']);
  });

  test('Orchid of scenario 38 moves only towards shamans', () => {
    const { game, escort, foe } = escortTurn('38', 'inox-shaman', 5);
    const near = (now: Game) => {
      const [a, b] = [escort, foe].map((id) => findFigure(tableOf(now), id)?.at ?? null);
      return a && b ? distance(a, b) : null;
    };
    expect(near(pressed(game))).toBe(2);
    const other = escortTurn('38', 'inox-shaman', 5);
    const changed = tableOf(other.game).figures.map((figure) =>
      figure.id === other.foe && figure.kind === 'monster'
        ? { ...figure, type: 'hound' as typeof figure.type }
        : figure,
    );
    const hound = { ...other.game, scenario: { ...tableOf(other.game), figures: changed } };
    expect(nextAct(tableOf(hound), CONTENT)).toMatchObject({
      kind: 'playLines',
      option: 'noFocus',
    });
  });

  test.each(['19', '86'])(
    'in scenario %s players move the escort to its printed place and confirm',
    (scenario) => {
      const { game, escort } = escortTurn(scenario, 'hound', 0, false);
      const act = nextAct(tableOf(game), CONTENT);
      expect(act).toMatchObject({ kind: 'playLines', lines: [{ toward: { marker: 'b' } }] });
      const walked = pressed(game);

      expect(linesOf(walked, escort)).toEqual(['move done']);
      expect(nextAct(tableOf(walked), CONTENT).kind).toBe('endTurn');
    },
  );

  test('without the board the guide asks for the target', () => {
    const { game } = escortTurn('44', 'hound', 0, false);
    expect(nextAct(tableOf(game), CONTENT).kind).toBe('chooseTarget');
  });

  test.each(['27', '68', '84'])(
    'an escort without actions in scenario %s only ends its turn',
    (scenario) => {
      const { game } = escortTurn(scenario, 'hound', 0, false);
      expect(nextAct(tableOf(game), CONTENT).kind).toBe('endTurn');
    },
  );
});
