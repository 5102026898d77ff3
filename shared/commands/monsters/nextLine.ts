/** The next open ability of a monster, a summon or an escort as commands. */
import type { Content } from '../../content/content';
import { effectText } from '../../content/notation/effects';
import type { MonsterOption } from '../../map/focus/monsterTurn';
import type { FigureId } from '../../ids';
import { dueElements } from '../../rules/monsters/consumedElements';
import { valueWith } from '../../rules/monsters/actionNumbers';
import type { FinalAction } from '../../rules/monsters/finalActions';
import { monsterPlan, type ActStep, type PlanStep } from '../../rules/monsters/plan/plan';
import { monsterLines, type MonsterLine } from '../../rules/monsters/turnLines';
import { isSameLine } from '../../rules/order/playedLines';
import type { Guided } from '../../rules/figures/figures';
import type { Scenario } from '../../state';
import type { Element } from '../../vocabulary';
import type { CommandOf } from '../shapes';
import type { NextLine, PlayLines } from './nextChoice';
import type { ActingFigure, Subcommand } from './lineActions';
import { playOtherLine, playWithoutFocus, walkToPlace, withoutBoard } from './otherLines';

/**
 * The next open ability of a figure that acts by the monster rules; null = none. With a board, the
 * plan determines targets and paths; without one, players choose them.
 *
 * @rule MONSTER-1 MONSTER-5 MONSTER-7 SUMMON-3 ELEMENT-3
 */
export function nextLine(scenario: Scenario, content: Content, figure: Guided): NextLine | null {
  const lines = monsterLines(scenario, content, figure);
  const element = nextElement(scenario, content, figure);
  if (element) return element;
  const open = lines.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  const at = { scenario, content, figure };
  const walk = walkToPlace(at, open);
  if (walk) return walk;
  const plan = scenario.board?.inUse ? monsterPlan(scenario, content, figure.id) : null;
  if (!plan?.ok) return withoutBoard(at, open);
  const isOpen = (line: number | null) => line !== null && lines[line]?.state === 'open';
  const step = plan.value.steps.find((each) => placesOf(each).some(isOpen));
  // Plans do not include the rest of a cancelled attack; players decide.
  if (!step) return withoutBoard(at, open);
  return step.kind === 'act' ? playPlan(at, lines, step) : playOtherLine(at, lines, step);
}

function placesOf(step: PlanStep): readonly (number | null)[] {
  return step.kind === 'act' ? [step.move, step.attack] : [step.line];
}

/**
 * The next element to consume that was not consumed at the start of the turn, because players must
 * choose one, an item could prevent it, or it became strong later.
 *
 * @rule ELEMENT-3
 */
function nextElement(scenario: Scenario, content: Content, figure: Guided): NextLine | null {
  if (figure.kind !== 'monster') return null;
  const { named, wild } = dueElements(scenario, content, figure);
  const use = (element: Element): CommandOf<'consume'> => {
    return { type: 'consume', element, monster: figure.type };
  };
  if (named) return { kind: 'useElement', command: use(named) };
  if (wild.length === 0) return null;
  const options = wild.map((element) => ({ element, command: { ...use(element), wild: true } }));
  const [only, ...others] = options;
  // A single element needs no choice.
  if (only && others.length === 0) return { kind: 'useElement', command: only.command };
  return { kind: 'chooseElement', figure: figure.id, options };
}

/** A move with its attack, as one command or as a choice between equally legal options. */
function playPlan(at: ActingFigure, lines: readonly MonsterLine[], step: ActStep): NextLine {
  const { figure } = at;
  const open = [step.move, step.attack].flatMap((index) => lines[index ?? -1] ?? []);
  if (step.turn.focus.length === 0) {
    return playWithoutFocus(
      at,
      open.filter(({ state }) => state === 'open'),
    );
  }
  const commands = distinct(
    step.turn.options.map((option) => ({ option, command: actCommand(at, lines, step, option) })),
  );
  const [first, ...others] = commands;
  if (!first) throw new Error('A plan has at least one option.');
  if (first.command.lines.length === 0) return { kind: 'chooseTarget', attacker: figure.id };
  if (others.length > 0) return { kind: 'chooseWay', figure: figure.id, step, options: commands };
  const played = first.command.lines.flatMap(
    ({ line }) => lines.find((each) => isSameLine(each.line, line))?.action ?? [],
  );
  return { kind: 'playLines', ...first, lines: played };
}

/** Options that differ before the next ability; differences in later ones do not matter yet. */
function distinct<T extends { readonly command: PlayLines }>(all: readonly T[]): readonly T[] {
  const texts = all.map(({ command }) => JSON.stringify(command));
  return all.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

/** The attack waits if another ability of the card comes first, or if its value is unknown. */
function actCommand(
  { figure }: ActingFigure,
  lines: readonly MonsterLine[],
  { move, attack, actor }: ActStep,
  option: MonsterOption,
): PlayLines {
  const moved: readonly Subcommand[] =
    option.path.length === 0
      ? []
      : [
          {
            type: 'moveFigure',
            figure: figure.id,
            path: [...option.path],
            movement: actor.movement,
            points: actor.move,
          },
        ];
  const line = attack === null ? undefined : lines[attack];
  const between = move === null || attack === null ? [] : lines.slice(move + 1, attack);
  const isLater = between.some(({ state }) => state === 'open');
  const strikes = attack !== null && !isLater;
  // X on a summon's card does not count hexes moved.
  const isCounting = move !== null && figure.kind === 'monster';
  const struck = line ? strokeOf(figure.id, line.action, option, isCounting) : [];
  const played = [
    ...ofLine(move === null ? undefined : lines[move], moved),
    ...(struck && strikes ? ofLine(line, struck) : []),
  ];
  const isIdle = played.length > 0 && played.every(({ subcommands }) => subcommands.length === 0);
  const idle = strikes && struck ? 'attacksNobody' : 'stays';
  return {
    ...{ type: 'playLines', figure: figure.id, lines: played },
    ...(isIdle ? { idle } : {}),
  };
}

/** The attack of an option; null if players must enter its value. */
function strokeOf(
  attacker: FigureId,
  action: FinalAction,
  option: MonsterOption,
  isCounting: boolean,
): readonly Subcommand[] | null {
  if (option.attack.length === 0) return [];
  if (action.type !== 'attack' || action.value !== null) return [begin(attacker, option)];
  const { formula, ranged, range, pierce, effects } = action;
  const known = isCounting ? { X: option.path.length } : {};
  const base = formula === null ? null : valueWith(formula, known);
  if (base === null) return null;
  const values = {
    base: Math.max(0, base),
    ranged,
    range,
    pierce,
    effects: effects.map(effectText),
  };
  return [{ ...begin(attacker, option), ...values }];
}

/**
 * Assigns a command to its ability. A finished ability is not performed again, only its
 * replacement.
 */
function ofLine(
  line: MonsterLine | undefined,
  subcommands: readonly Subcommand[],
): PlayLines['lines'] {
  return line && (line.state === 'open' || subcommands.length > 0)
    ? [{ line: line.line, subcommands: [...subcommands] }]
    : [];
}

/**
 * The command that begins the attack with the card's numbers, the focus as first target. With an
 * area, the area determines the targets.
 */
function begin(
  attacker: FigureId,
  { attack, areaHexes, focus }: MonsterOption,
): CommandOf<'beginAttack'> {
  const ordered = [focus, ...attack.filter((figure) => figure !== focus)];
  return {
    type: 'beginAttack',
    attacker,
    base: null,
    ranged: null,
    range: null,
    targets: ordered.map((figure) => ({ figure: figure as FigureId })),
    ...(areaHexes.length > 0 ? { area: { hexes: [...areaHexes] } } : {}),
  };
}
