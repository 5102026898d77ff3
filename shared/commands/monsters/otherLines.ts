/** Targets of abilities other than move and attack, and of all abilities without a board. */
import type { FigureId } from '../../ids';
import { combinations } from '../../map/focus/monsterAttack';
import { forceOf, forcedWays, type Force } from '../../rules/board/forcedDistance';
import type { FinalAction } from '../../rules/monsters/finalActions';
import type { OtherStep } from '../../rules/monsters/plan/plan';
import { canBeFocus } from '../../rules/monsters/enemies';
import { summonedBy } from '../../rules/monsters/plan/affectedByLine';
import { focusOfTurn, isMoveByPlayers, type MonsterLine } from '../../rules/monsters/turnLines';
import { byList, areEnemies, findFigure, isInPlay } from '../../rules/figures/figures';
import { canBeHealed } from '../../rules/figures/stats/printedObjective';
import { lineIn, turnOf } from '../../rules/order/playedLines';
import { immunitiesOf } from '../../rules/figures/stats/stats';
import type { Hex } from '../../state';
import { bossLine } from './bossLines';
import { commandForLine, lineWithoutChoice, type NextLine, type PlayLines } from './nextChoice';
import {
  commandsAt,
  commandsOn,
  targetSourceOf,
  type ActingFigure,
  type Subcommand,
} from './lineActions';

/** An ability other than move or attack, with the targets on the board. */
export function playOtherLine(
  at: ActingFigure,
  lines: readonly MonsterLine[],
  step: OtherStep,
): NextLine {
  const line = lines[step.line];
  if (!line) throw new Error('A plan is made of the lines of the turn.');
  const { action } = line;
  const special = bossLine(at, line);
  if (special) return special;
  if (action.type === 'summon' || action.type === 'trap') return brought(at, line, step);
  if (action.type === 'loot') {
    const tokens = [...step.tokens];
    const figure = at.figure.id;
    return lineWithoutChoice(
      at,
      line,
      tokens.length === 0 ? [] : [{ type: 'lootTokens', figure, tokens }],
    );
  }
  const force = forceOfLine(action);
  if (force) return playForce(at, line, force, step.figures);
  if (step.choose !== null && step.figures.length > step.choose) {
    return chooseFigure(at, line, step.figures, step.choose === 1);
  }
  return lineWithoutChoice(
    at,
    line,
    step.figures.flatMap((id) => commandsOn(at, action, id)),
  );
}

/** The push or pull of an ability without an attack; null = none. */
function forceOfLine(action: FinalAction): Force | null {
  if (action.type === 'condition') return forceOf(action.effects);
  const { type } = action;
  return type === 'push' || type === 'pull' ? { kind: type, hexes: action.value } : null;
}

/**
 * Pushes or pulls figures one after the other, because each changes the free hexes for the next.
 * Figures that cannot move still get the other effects.
 *
 * @rule MOVE-7 MONSTER-7
 */
function playForce(
  at: ActingFigure,
  line: MonsterLine,
  force: Force,
  figures: readonly FigureId[],
): NextLine {
  const { scenario, content, figure } = at;
  const turn = turnOf(scenario.phase, figure.id);
  const over = new Set(lineIn(turn, line.line)?.attacked.map((each) => each.figure));
  const [id, ...others] = figures.filter((each) => !over.has(each));
  const target = id && findFigure(scenario, id);
  if (!target) return lineWithoutChoice(at, line, []);
  const isImmune = immunitiesOf(scenario, content, target).includes(force.kind);
  const ways = isImmune ? [] : forcedWays(scenario, content, { attacker: figure, target }, force);
  const command = (path: readonly Hex[]): PlayLines => {
    const { line: ref } = line;
    const push: readonly Subcommand[] =
      path.length === 0 || !figure.at
        ? []
        : [
            {
              ...{ type: 'pushFigure', figure: target.id, from: figure.at, kind: force.kind },
              ...{ distance: force.hexes, path: [...path] },
            },
          ];
    const subcommands = [...commandsOn(at, line.action, target.id), ...push];
    const part = others.length > 0 ? { part: target.id } : {};
    return { type: 'playLines', figure: figure.id, lines: [{ line: ref, subcommands, ...part }] };
  };
  if (ways.length > 1) {
    const options = ways.map(({ path }) => ({ path, command: command(path) }));
    return { kind: 'choosePush', figure: figure.id, target: target.id, force, options };
  }
  const only = command(ways[0]?.path ?? []);
  return { kind: 'playLines', command: only, lines: [line.action], option: null };
}

/** Summons arrive on the nearest hexes. Players choose between equally near ones. @rule SUMMON-5 */
function brought(at: ActingFigure, line: MonsterLine, { hexes, fixedCount }: OtherStep): NextLine {
  const { action } = line;
  const needed = action.type === 'summon' ? summonedBy(action, at.scenario.players) : 1;
  const certain = hexes.slice(0, fixedCount);
  const options = combinations(
    hexes.slice(fixedCount),
    Math.min(needed, hexes.length) - fixedCount,
  ).flatMap((others) => {
    const subcommands = commandsAt(at, action, [...certain, ...others]);
    return subcommands ? [{ hexes: others, command: commandForLine(at, line, subcommands) }] : [];
  });
  const [first, ...others] = options;
  if (!first || hexes.length === 0) return lineWithoutChoice(at, line, []);
  if (others.length > 0) return { kind: 'chooseHex', figure: at.figure.id, line: action, options };
  return lineWithoutChoice(
    at,
    line,
    first.command.lines.flatMap(({ subcommands }) => subcommands),
  );
}

/**
 * A move to a marked hex of the scenario book, which Standee does not know. Players move the figure
 * and confirm.
 */
export function walkToPlace(at: ActingFigure, open: readonly MonsterLine[]): NextLine | null {
  const [line] = open;
  const toward = line?.action.type === 'move' ? line.action.toward : null;
  return line && toward && 'marker' in toward ? lineWithoutChoice(at, line, []) : null;
}

/**
 * Abilities without a board: players tap targets and move figures. A move is not a separate step;
 * the next ability includes it.
 */
export function withoutBoard(at: ActingFigure, open: readonly MonsterLine[]): NextLine | null {
  const end = open.findIndex(({ action }) => !isMoveByPlayers(at.scenario, action));
  const moves = open.slice(0, end < 0 ? undefined : end);
  if (moves.length === 0 || !hasFoe(at)) return ability(at, open);
  const next = ability(at, open.slice(moves.length));
  return (next ? withMoves(moves, next) : allOf(at, moves)) ?? ability(at, open);
}

/** The next ability including the moves before it; null = the moves are a separate step. */
function withMoves(moves: readonly MonsterLine[], next: NextLine): NextLine | null {
  const made = moves.map(({ line }) => ({ line, subcommands: [] }));
  const withMade = (command: PlayLines): PlayLines => {
    return { ...command, lines: [...made, ...command.lines] };
  };
  switch (next.kind) {
    case 'chooseTarget':
      return next;
    case 'playLines': {
      const lines = [...moves.map(({ action }) => action), ...next.lines];
      return { ...next, command: withMade(next.command), lines };
    }
    case 'chooseFigure': {
      const options = next.options.map((each) => ({ ...each, command: withMade(each.command) }));
      return { ...next, options };
    }
    default:
      return null;
  }
}

/** Abilities that the players carry out, in one command. */
function allOf({ figure }: ActingFigure, done: readonly MonsterLine[]): NextLine {
  const lines = done.map(({ line }) => ({ line, subcommands: [] }));
  const command: PlayLines = { type: 'playLines', figure: figure.id, lines };
  return { kind: 'playLines', command, lines: done.map(({ action }) => action), option: null };
}

function ability(at: ActingFigure, open: readonly MonsterLine[]): NextLine | null {
  const [line] = open;
  if (!line) return null;
  const { scenario, figure } = at;
  const { action } = line;
  const isFocusing = (each: FinalAction) => each.type === 'attack' || each.type === 'move';
  if (isFocusing(action) && !hasFoe(at)) {
    const end = open.findIndex((each) => !isFocusing(each.action));
    return playWithoutFocus(at, open.slice(0, end < 0 ? undefined : end));
  }
  if (action.type === 'attack') {
    return again(at, line) ?? { kind: 'chooseTarget', attacker: figure.id };
  }
  const special = bossLine(at, line);
  if (special) return special;
  if (action.type === 'summon')
    return lineWithoutChoice(at, line, commandsAt(at, action, null) ?? []);
  const picking = targetSourceOf(action);
  if (picking === 'itself') return lineWithoutChoice(at, line, commandsOn(at, action, figure.id));
  if (picking === 'atTable') return lineWithoutChoice(at, line, []);
  const figures = scenario.figures.filter((other) => {
    if (!isInPlay(other)) return false;
    if (action.type === 'heal' && !canBeHealed(scenario, at.content, other)) return false;
    if (picking.side === 'both') return other.id !== figure.id;
    return areEnemies(figure, other) === (picking.side === 'enemies');
  });
  if (figures.length === 0) return lineWithoutChoice(at, line, []);
  return chooseFigure(
    at,
    line,
    figures.map(({ id }) => id),
    picking.isOne,
  );
}

/**
 * A further attack of the turn on a single enemy keeps the focus of the previous attack.
 *
 * @rule MONSTER-5
 */
function again(at: ActingFigure, line: MonsterLine): NextLine | null {
  const { scenario, content, figure } = at;
  const { action } = line;
  if (action.type !== 'attack' || action.area || action.affects !== null) return null;
  if (action.targets > 1 && !action.singleFocus) return null;
  const focus = focusOfTurn(scenario, content, figure.id);
  if (!focus || !canBeFocus(scenario, content, figure, focus)) return null;
  const numbers = { base: null, ranged: null, range: null };
  const targets = [{ figure: focus.id }];
  return lineWithoutChoice(at, line, [
    { type: 'beginAttack', attacker: figure.id, ...numbers, targets },
  ]);
}

/** True if it can focus on a figure. @rule FOCUS-1 INVISIBLE-1 */
function hasFoe({ scenario, content, figure }: ActingFigure): boolean {
  return scenario.figures.some((other) => canBeFocus(scenario, content, figure, other));
}

/** Skips move and attack of a figure without a focus. @rule FOCUS-4 */
export function playWithoutFocus({ figure }: ActingFigure, open: readonly MonsterLine[]): NextLine {
  const lines = open.map(({ line }) => ({ line, subcommands: [] }));
  const command: PlayLines = { type: 'playLines', figure: figure.id, lines, idle: 'noFocus' };
  return { kind: 'playLines', command, lines: open.map(({ action }) => action), option: 'noFocus' };
}

/** Players choose the target. */
function chooseFigure(
  at: ActingFigure,
  line: MonsterLine,
  figures: readonly FigureId[],
  isOne: boolean,
): NextLine {
  const listed = at.scenario.figures.filter(({ id }) => figures.includes(id)).toSorted(byList);
  const options = listed.map(({ id }) => ({
    figure: id,
    command: commandForLine(at, line, commandsOn(at, line.action, id)),
  }));
  return { kind: 'chooseFigure', figure: at.figure.id, line: line.action, isOne, options };
}

/** The command of an ability on all chosen figures; without one the ability has no effect. */
export function commandForChosen(chosen: readonly PlayLines[], any: PlayLines): PlayLines {
  const subcommands = chosen.flatMap(({ lines }) => lines.flatMap((line) => line.subcommands));
  const [last] = any.lines.slice(-1);
  return last ? { ...any, lines: [...any.lines.slice(0, -1), { ...last, subcommands }] } : any;
}
