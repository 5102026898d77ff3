import { describe, expect, test } from 'vitest';
import { id, type FigureId } from '../../ids';
import { monsterLines } from '../../rules/monsters/turnLines';
import { findFigure } from '../../rules/figures/figures';
import type { Figure, Game, Scenario } from '../../state';
import { hex, inTurnOf, onlyWith, placed, withCard, withConditions } from '../../testing/placing';
import {
  CONTENT,
  inScenario,
  inTurns,
  played,
  refused,
  tableOf,
  type PlainCommand,
} from '../../testing/play';
import { seeded } from '../../testing/seeded';
import { apply } from '../apply';
import type { Command } from '../shapes';
import { nextAct } from './nextAct';
import type { NextAct } from './possibleActs';

const GUARD = id<FigureId>('bandit-guard-1');

function next(game: Game, isTold = false): NextAct {
  return nextAct(tableOf(game), CONTENT, isTold);
}

function withTable(game: Game, scenario: Scenario): Game {
  return { ...game, scenario };
}

/** The turn of a guard with a card, both characters near it. */
function guardsTurn(card: number, change: Change = onTheBoard): Game {
  const game = inTurns();
  const near = placed(tableOf(game), { c1: [2, 2], c2: [3, 1], [GUARD]: [1, 1] });
  const alone = onlyWith(near, ['c1', 'c2', GUARD]);
  return withTable(game, change(inTurnOf(withCard(alone, 'guard', card), GUARD)));
}

type Change = (scenario: Scenario) => Scenario;

const withBoard =
  (inUse: boolean): Change =>
  (scenario) => ({ ...scenario, board: scenario.board && { ...scenario.board, inUse } });
const onTheBoard = withBoard(true);
const offTheBoard = withBoard(false);

function lineStates(game: Game) {
  const figure = findFigure(tableOf(game), GUARD);
  if (figure?.kind !== 'monster') return [];
  return monsterLines(tableOf(game), CONTENT, figure).map(({ action, state }) => [
    action.type,
    state,
  ]);
}

describe('the next step between turns', () => {
  test('asks for the first missing initiative and lists all missing ones', () => {
    expect(next(inScenario())).toEqual({
      kind: 'enterInitiative',
      character: 'c1',
      missing: ['c1', 'c2'],
    });
  });

  test('asks for the players’ own ability cards before revealing', () => {
    const chosen = played(inScenario(), [
      { type: 'setInitiative', character: 'c1', leading: 10, second: null },
      { type: 'setInitiative', character: 'c2', leading: 20, second: null },
    ]).game;
    expect(next(chosen, true)).toEqual({ kind: 'enterAbilityCard', deck: 'guard' });
    expect(next(chosen)).toMatchObject({ command: { type: 'revealInitiatives' } });
  });

  test('starts the first open turn, and warns of a fatal wound', () => {
    const game = inTurns([10, 90]);
    const start = { type: 'startTurn', figure: 'c1' };
    expect(next(game)).toEqual({ kind: 'startTurn', isDeadly: false, command: start });
    const dying = tableOf(game).figures.map((each) =>
      each.id === 'c1' ? ({ ...each, hitPoints: 1 } as Figure) : each,
    );
    const wounded = withConditions({ ...tableOf(game), figures: dying }, 'c1', ['wound']);
    expect(next(withTable(game, wounded))).toMatchObject({ kind: 'startTurn', isDeadly: true });
  });

  test.each([
    [false, 'takeLongRest'],
    [true, 'endTurn'],
  ])('for a resting character (rest taken: %s) is %s', (taken, kind) => {
    const game = played(inTurns([10, 90]), [{ type: 'startTurn', figure: 'c1' }]).game;
    const figures = tableOf(game).figures.map((each) =>
      each.id === 'c1' ? ({ ...each, initiative: { longRest: true, taken } } as Figure) : each,
    );
    expect(next(withTable(game, { ...tableOf(game), figures })).kind).toBe(kind);
  });

  test('leaves a finished scenario', () => {
    const over = { ...tableOf(inTurns()), phase: { name: 'over', won: true } as const };
    expect(next(withTable(inTurns(), over))).toEqual({ kind: 'leaveScenario', won: true });
  });
});

describe("a monster's turn on the board", () => {
  test('[MONSTER-1] consists of move, attack, draw, damage and end', () => {
    let game = guardsTurn(527);
    const kinds: string[] = [];
    for (let press = 0; press < 5; press += 1) {
      const act = next(game);
      kinds.push(act.kind);
      const command = commandOf(act);
      game = played(game, [command]).game;
    }
    expect(kinds.slice(0, 4)).toEqual([
      expect.stringMatching(/playLines|chooseWay/),
      'draw',
      'applyAttack',
      'endTurn',
    ]);
  });

  test('[MONSTER-1] applying the attack completes its ability', () => {
    const game = played(guardsTurn(527), [commandOf(next(guardsTurn(527)))]).game;
    expect(tableOf(game).attack?.line).toMatchObject({ kind: 'abilityCard', card: 527 });
    expect(lineStates(game)).toEqual([
      ['move', 'done'],
      ['attack', 'done'],
    ]);
    const given = played(game, [{ type: 'cancelAttack' }]).game;
    expect(lineStates(given)).toEqual([
      ['move', 'done'],
      ['attack', 'open'],
    ]);
  });

  test('[MONSTER-7] players choose among equally legal paths', () => {
    const far = (scenario: Scenario) =>
      placed(onlyWith(onTheBoard(scenario), ['c1', GUARD]), { c1: [3, 1], [GUARD]: [0, 3] });
    const act = next(guardsTurn(527, far));
    expect(act).toMatchObject({ kind: 'chooseWay', figure: GUARD });
    const options = act.kind === 'chooseWay' ? act.options : [];
    expect(options.length).toBeGreaterThan(1);
    for (const { option, command } of options) {
      const moved = played(guardsTurn(527, far), [command]).game;
      expect(findFigure(tableOf(moved), GUARD)?.at).toEqual(option.moveTo);
    }
  });

  test('[STUN-1] a stunned monster has nothing to do', () => {
    const stunned = guardsTurn(527, (scenario) =>
      withConditions(onTheBoard(scenario), GUARD, ['stun']),
    );
    expect(next(stunned)).toMatchObject({ kind: 'endTurn', command: { figure: GUARD } });
  });

  test('[DISARM-1] a started attack is cancelled and skipped if the monster is disarmed', () => {
    const begun = played(guardsTurn(527), [commandOf(next(guardsTurn(527)))]).game;
    const disarmed = played(begun, [
      { type: 'addCondition', figure: GUARD, condition: 'disarm' },
    ]).game;
    const act = next(disarmed);
    expect(act).toMatchObject({ kind: 'cancelAttack', attacker: GUARD });
    expect(next(played(disarmed, [commandOf(act)]).game).kind).toBe('endTurn');
  });

  test('a skipped or confirmed ability is not offered again', () => {
    const game = guardsTurn(527);
    const figure = findFigure(tableOf(game), GUARD);
    const lines = figure?.kind === 'monster' ? monsterLines(tableOf(game), CONTENT, figure) : [];
    const skip = {
      type: 'markLines',
      figure: GUARD,
      lines: lines.map(({ line }) => line),
      state: 'skipped',
    } as const;
    const { game: skipped, events } = played(game, [skip]);
    expect(next(skipped).kind).toBe('endTurn');
    expect(events).toEqual([{ type: 'linesSkipped', figure: GUARD, count: 2 }]);
    const again = { ...skip, state: 'open' };
    expect(next(played(skipped, [again]).game).kind).not.toBe('endTurn');
    expect(refused(inTurns(), skip).code).toBe('notItsTurn');
  });

  test('an ability is played once, even if two screens press at the same time', () => {
    const start = guardsTurn(527);
    const press = commandOf(next(start));
    const begun = played(start, [press]).game;
    const stopped = played(begun, [{ type: 'cancelAttack' }]).game;
    expect(refused(stopped, press).code).toBe('lineIsOver');
  });

  test('a legal move by the players completes the move of the card', () => {
    const apart = (scenario: Scenario) => placed(onTheBoard(scenario), { [GUARD]: [0, 2] });
    const moved = played(guardsTurn(527, apart), [
      { type: 'moveFigure', figure: GUARD, path: [hex([1, 1])], movement: null, points: null },
    ]).game;
    expect(lineStates(moved)).toEqual([
      ['move', 'done'],
      ['attack', 'open'],
    ]);
  });

  test('a corrected card replaces the abilities', () => {
    const begun = played(guardsTurn(527), [commandOf(next(guardsTurn(527)))]).game;
    const retold = played(begun, [
      { type: 'cancelAttack' },
      { type: 'enterAbilityCard', deck: 'guard', card: 530 },
    ]).game;
    expect(lineStates(retold).map(([, state]) => state)).not.toContain('skipped');
    expect(lineStates(retold).filter(([, state]) => state === 'open').length).toBeGreaterThan(0);
  });
});

describe("a monster's turn without the board", () => {
  test('[MONSTER-1] asks for the target at once, and the attack includes the move before it', () => {
    const start = guardsTurn(527, offTheBoard);
    expect(next(start)).toEqual({ kind: 'chooseTarget', attacker: GUARD });
    const begun = played(start, [
      {
        type: 'beginAttack',
        attacker: GUARD,
        base: null,
        ranged: null,
        range: null,
        targets: [{ figure: 'c1' }],
      },
    ]).game;
    expect(lineStates(begun).map(([, state]) => state)).toEqual(['done', 'done']);
    expect(next(begun)).toMatchObject({ kind: 'draw', command: { target: 'c1' } });
    const drawn = played(begun, [{ type: 'drawForAttack', target: 'c1' }]).game;
    const done = played(drawn, [{ type: 'applyAttack' }]).game;
    expect(next(done).kind).toBe('endTurn');
  });
});

/** The command of a press; at a choice, the first option. */
function commandOf(act: NextAct): Command {
  if ('command' in act) return act.command;
  const [first] = 'options' in act ? act.options : [];
  if (!first) throw new Error(`Nothing to press: ${act.kind}.`);
  return first.command;
}

/** The inputs of a table without preferences: initiatives, and the first possible target. */
function answerTo(act: NextAct, game: Game): PlainCommand {
  if (act.kind === 'enterInitiative') {
    const leading = 20 + Number(String(act.character).slice(1));
    return { type: 'setInitiative', character: act.character, leading, second: null };
  }
  if (act.kind === 'chooseTarget') {
    const targets = tableOf(game).figures.filter(
      (figure) => figure.kind === 'character' && !figure.exhausted,
    );
    const target = { figure: targets[0]?.id ?? GUARD };
    if (tableOf(game).attack) return { type: 'addTarget', target };
    return {
      type: 'beginAttack',
      attacker: act.attacker,
      base: null,
      ranged: null,
      range: null,
      targets: [target],
    };
  }
  return commandOf(act);
}

test.each([
  ['with the board', onTheBoard],
  ['without the board', offTheBoard],
])('the guide plays scenario 1 to its end %s without a refusal', (_, change) => {
  const random = seeded(11);
  let game = inScenario();
  const starts = CONTENT.scenario(tableOf(game).scenario)?.map?.starts ?? [];
  const [first, second] = starts;
  game = withTable(game, change(placed(tableOf(game), { c1: first ?? null, c2: second ?? null })));
  const seen = new Set<string>();
  let act = next(game);
  for (let press = 0; press < 3000 && act.kind !== 'leaveScenario'; press += 1) {
    seen.add(act.kind);
    const command = answerTo(act, game) as unknown as Command;
    const answer = apply(game, command, random, CONTENT);
    expect(answer.ok ? null : answer.refusal, JSON.stringify(command)).toBeNull();
    if (!answer.ok) return;
    game = answer.value.next;
    act = next(game);
  }
  // No character defends itself, so the guards win.
  expect(act).toEqual({ kind: 'leaveScenario', won: false });
  expect([...seen]).toEqual(
    expect.arrayContaining(['playLines', 'draw', 'applyAttack', 'endTurn']),
  );
});
