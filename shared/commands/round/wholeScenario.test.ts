/** A scenario played to its end by the next act, choices and initiatives alone. */
import { describe, expect, test } from 'vitest';
import type { FigureId } from '../../ids';
import { monsterLines } from '../../rules/monsters/turnLines';
import { charactersOf, findFigure, isInPlay } from '../../rules/figures/figures';
import type { Game } from '../../state';
import { CONTENT, inScenario, played, tableOf, type PlainCommand } from '../../testing/play';
import { Referee } from '../../testing/referee';
import { seeded } from '../../testing/seeded';
import { apply, whyNot } from '../apply';
import type { Command } from '../shapes';
import { nextAct } from './nextAct';
import type { NextAct } from './possibleActs';

/** More acts than any scenario needs; a longer one never ends. */
const MOST_ACTS = 3000;
const INITIATIVES: Readonly<Record<string, number>> = { c1: 28, c2: 52 };

/** The choice of a scripted player; null if the act needs none. */
function chosen(game: Game, act: NextAct, hasAttacked: boolean): Command | null {
  const scenario = tableOf(game);
  switch (act.kind) {
    case 'enterInitiative': {
      const { character } = act;
      const leading = INITIATIVES[character] ?? 99;
      return { type: 'setInitiative', character, leading, second: null };
    }
    case 'chooseWay':
    case 'chooseFigure':
    case 'chooseHex':
    case 'chooseElement':
      return act.options[0]?.command ?? null;
    case 'chooseTarget':
      return targeting(game, act.attacker);
    case 'endTurn':
      return findFigure(scenario, act.command.figure)?.kind === 'character' && !hasAttacked
        ? targeting(game, act.command.figure)
        : null;
    case 'endRound':
      return nextRoom(game);
    default:
      return null;
  }
}

/** The first enemy that may be attacked. */
function targeting(game: Game, attacker: FigureId): Command | null {
  const { attack, figures } = tableOf(game);
  const isMonster = findFigure(tableOf(game), attacker)?.kind === 'monster';
  const commands = figures
    .filter((each) => isInPlay(each) && (each.kind === 'character') === isMonster)
    .map(({ id: figure }): Command => {
      const target = { figure };
      return attack
        ? { type: 'addTarget', target }
        : {
            ...{ type: 'beginAttack', attacker, base: isMonster ? null : 4 },
            ...{ ranged: isMonster ? null : true, range: isMonster ? null : 5 },
            targets: [target],
          };
    });
  return commands.find((command) => whyNot(game, command, CONTENT) === null) ?? null;
}

/** A room is opened once the open ones are empty. */
function nextRoom(game: Game): Command | null {
  const { rooms, figures } = tableOf(game);
  const closed = rooms.find(({ revealed }) => !revealed);
  const isQuiet = !figures.some(({ kind }) => kind === 'monster');
  return closed && isQuiet
    ? { type: 'revealRoom', room: closed.room, by: null, anyway: true }
    : null;
}

type Instead = (game: Game, act: NextAct) => Command | null;

/** `instead` = a command that replaces an act. */
function playToTheEnd(
  begun: Game,
  instead: Instead = () => null,
): { game: Game; referee: Referee; won: boolean } {
  const referee = new Referee(tableOf(begun), CONTENT);
  const random = seeded(7);
  let game = begun;
  /** A character attacks once in its turn. */
  let hasAttacked = false;
  for (let count = 0; count < MOST_ACTS; count += 1) {
    const act = nextAct(tableOf(game), CONTENT);
    if (act.kind === 'leaveScenario') return { game, referee, won: act.won };
    const guided = chosen(game, act, hasAttacked) ?? ('command' in act ? act.command : null);
    const command = instead(game, act) ?? guided;
    if (!command) throw new Error(`Nobody chose: ${JSON.stringify(act)}`);
    if (command.type === 'beginAttack') hasAttacked = true;
    if (command.type === 'endTurn') hasAttacked = false;
    const done = apply(game, command, random, CONTENT);
    if (!done.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(done.refusal)}`);
    game = done.value.next;
    referee.judge({ command, events: done.value.events });
    referee.compare(tableOf(game));
  }
  throw new Error('The scenario did not end.');
}

/** Characters strong enough to reach all three rooms. */
function strong(game: Game, hitPoints: number): Game {
  const commands = charactersOf(tableOf(game)).flatMap(({ id: figure }): PlainCommand[] => [
    { type: 'correctMaxHitPoints', figure, maxHitPoints: hitPoints },
    { type: 'correctHitPoints', figure, hitPoints },
  ]);
  return played(game, commands).game;
}

const WITH_BOARD: readonly PlainCommand[] = [
  { type: 'placeFigure', figure: 'c1', at: { q: 1, r: 2 } },
  { type: 'placeFigure', figure: 'c2', at: { q: 1, r: 3 } },
  { type: 'useBoard', inUse: true },
];

describe('scenario 1 played with the amber button', () => {
  test.each([
    ['without the board', 'won', 90, []],
    ['without the board', 'lost', 8, []],
    ['with the board', 'won', 90, WITH_BOARD],
    ['with the board', 'lost', 8, WITH_BOARD],
  ] as const)('%s is %s, and every event matches the rules', (_, result, hitPoints, commands) => {
    const begun = strong(played(inScenario(), commands).game, hitPoints);
    const { referee, won } = playToTheEnd(begun);
    expect(referee.faults).toEqual([]);
    expect(won).toBe(result === 'won');
  });

  const first = (kind: NextAct['kind'], make: (act: NextAct, game: Game) => Command | null) => {
    let isOver = false;
    return (game: Game, act: NextAct): Command | null => {
      const command = !isOver && act.kind === kind ? make(act, game) : null;
      isOver ||= command !== null;
      return command;
    };
  };

  test.each([
    ['without the board', []],
    ['with the board', WITH_BOARD],
  ] as const)('an ability that is only marked done is detected %s', (_, commands) => {
    const begun = strong(played(inScenario(), commands).game, 90);
    const kind = commands.length > 0 ? 'playLines' : 'chooseTarget';
    const marked = first(kind, (act, game) => {
      const { phase } = tableOf(game);
      const figure = phase.name === 'turns' ? phase.active : null;
      const found = figure && findFigure(tableOf(game), figure);
      if (!found || found.kind !== 'monster') return null;
      const isStriking =
        act.kind !== 'playLines' ||
        act.command.lines.some(({ subcommands }) =>
          subcommands.some(({ type }) => type === 'beginAttack'),
        );
      const open = monsterLines(tableOf(game), CONTENT, found);
      const lines = open.filter(({ action }) => action.type === 'attack').map(({ line }) => line);
      return isStriking && lines.length > 0
        ? { type: 'markLines', figure: found.id, lines, state: 'done' }
        : null;
    });
    expect(playToTheEnd(begun, marked).referee.faults[0]).toContain('left out its attack');
  });

  test('an attack on another figure than the focus is detected', () => {
    const begun = strong(played(inScenario(), WITH_BOARD).game, 90);
    const other = first('playLines', (act) => {
      if (act.kind !== 'playLines') return null;
      const text = JSON.stringify(act.command);
      if (!text.includes('beginAttack')) return null;
      const to = text.includes('"targets":[{"figure":"c1"}]') ? 'c2' : 'c1';
      return JSON.parse(
        text.replace(/"targets":\[\{"figure":"c[12]"\}\]/, `"targets":[{"figure":"${to}"}]`),
      ) as Command;
    });
    const found = playToTheEnd(begun, (game, act) => {
      const command = other(game, act);
      return command && whyNot(game, command, CONTENT) === null ? command : null;
    });
    expect(found.referee.faults.some((fault) => / attacks c[12], not c[12]/.test(fault))).toBe(
      true,
    );
  });
});
