/** What a monster or summon does next in its turn: the commands of its next open line. */
import type { Content } from '../../content/content';
import type { MonsterOption } from '../../map/monsterTurn';
import type { FigureId } from '../../ids';
import type { FinalAction } from '../../rules/monsters/actionNumbers';
import {
  monsterPlan,
  type ActStep,
  type OtherStep,
  type PlanStep,
} from '../../rules/monsters/plan';
import { monsterLines, type MonsterLine } from '../../rules/monsters/turnLines';
import { canConsume } from '../../rules/table/elements';
import { areEnemies, isInPlay } from '../../rules/table/figures';
import { isSameLine } from '../../rules/table/playedLines';
import type { Hex, Monster, Scenario, Summon } from '../../state';
import { ELEMENTS, type Element } from '../../vocabulary';
import type { CommandOf } from '../shapes';
import { deedsAt, deedsOn, pickingOf, type Acting, type Deed } from './lineDeeds';

export type PlayLines = CommandOf<'playLines'>;

/** The next act of a turn: one command, or the options that players choose among. */
export type NextLine =
  | {
      readonly kind: 'playLines';
      readonly command: PlayLines;
      readonly lines: readonly FinalAction[];
      /** Whom it moves towards or attacks, where the board says so. */
      readonly option: MonsterOption | null;
    }
  | { readonly kind: 'useElement'; readonly command: CommandOf<'consume'> }
  /** All equally legal: the way it goes and whom it attacks. */
  | {
      readonly kind: 'chooseWay';
      readonly figure: FigureId;
      readonly step: ActStep;
      readonly options: readonly { readonly option: MonsterOption; readonly command: PlayLines }[];
    }
  | {
      readonly kind: 'chooseFigure';
      readonly figure: FigureId;
      readonly line: FinalAction;
      /** Several may be taken: `onAll` makes one command of theirs. */
      readonly isOne: boolean;
      readonly options: readonly { readonly figure: FigureId; readonly command: PlayLines }[];
    }
  | {
      readonly kind: 'chooseHex';
      readonly figure: FigureId;
      readonly line: FinalAction;
      readonly options: readonly { readonly hex: Hex; readonly command: PlayLines }[];
    }
  | {
      readonly kind: 'chooseElement';
      readonly figure: FigureId;
      readonly options: readonly {
        readonly element: Element;
        readonly command: CommandOf<'consume'>;
      }[];
    }
  /** Whom it attacks is not known: without the board players say. */
  | { readonly kind: 'chooseTarget'; readonly attacker: FigureId };

/**
 * The next open line of a figure that acts by the rules for monsters; null where none is open. With
 * the board as the plan says, without it as players say.
 *
 * @rule MONSTER-1 MONSTER-5 MONSTER-7 SUMMON-3 ELEMENT-3
 */
export function nextLine(
  scenario: Scenario,
  content: Content,
  figure: Monster | Summon,
): NextLine | null {
  const lines = monsterLines(scenario, content, figure);
  const open = lines.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  const element = nextElement(scenario, figure, open);
  if (element) return element;
  const plan = scenario.board?.inUse ? monsterPlan(scenario, content, figure.id) : null;
  if (!plan?.ok) return withoutBoard({ scenario, content, figure }, open);
  const isOpen = (line: number | null) => line !== null && lines[line]?.state === 'open';
  const step = plan.value.steps.find((each) => placesOf(each).some(isOpen));
  const at = { scenario, content, figure };
  // What is left of an attack that was broken off is in no plan: players say.
  if (!step) return withoutBoard(at, open);
  return step.kind === 'act' ? acted(at, lines, step) : played(at, lines, step);
}

function placesOf(step: PlanStep): readonly (number | null)[] {
  return step.kind === 'act' ? [step.move, step.attack] : [step.line];
}

/** A monster uses elements up whenever it can, the first of its type for all. @rule ELEMENT-3 */
function nextElement(
  scenario: Scenario,
  figure: Monster | Summon,
  open: readonly MonsterLine[],
): NextLine | null {
  if (figure.kind !== 'monster') return null;
  const wanted = open.flatMap(({ action }) => action.waits);
  const there = ELEMENTS.filter((element) => canConsume(scenario, element));
  const use = (element: Element): CommandOf<'consume'> => {
    return { type: 'consume', element, monster: figure.type };
  };
  const named = there.find((element) => wanted.includes(element));
  if (named) return { kind: 'useElement', command: use(named) };
  if (!wanted.includes('wild') || there.length === 0) return null;
  const options = there.map((element) => ({ element, command: { ...use(element), wild: true } }));
  return { kind: 'chooseElement', figure: figure.id, options };
}

/** A move and the attack with it, in all the ways that are equally legal. */
function acted(at: Acting, lines: readonly MonsterLine[], step: ActStep): NextLine {
  const { figure } = at;
  const commands = step.turn.options.map((option) => ({
    option,
    command: actCommand(at, lines, step, option),
  }));
  const [first, ...others] = commands;
  if (!first) throw new Error('A plan has at least one option.');
  const unknown = step.attack === null ? null : lines[step.attack]?.action;
  const isUnknown = unknown?.type === 'attack' && unknown.value === null;
  if (isUnknown && first.option.attack.length > 0 && first.option.path.length === 0) {
    return { kind: 'chooseTarget', attacker: figure.id };
  }
  if (others.length > 0 && step.turn.focus.length > 0) {
    return { kind: 'chooseWay', figure: figure.id, step, options: commands };
  }
  const played = first.command.lines.flatMap(
    ({ line }) => lines.find((each) => isSameLine(each.line, line))?.action ?? [],
  );
  return { kind: 'playLines', ...first, lines: played };
}

function actCommand(
  { figure }: Acting,
  lines: readonly MonsterLine[],
  { move, attack, actor }: ActStep,
  option: MonsterOption,
): PlayLines {
  const moved: readonly Deed[] =
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
  const isKnown = line?.action.type !== 'attack' || line.action.value !== null;
  const struck: readonly Deed[] = option.attack.length === 0 ? [] : [begin(figure.id, option)];
  return {
    type: 'playLines',
    figure: figure.id,
    lines: [
      ...ofLine(move === null ? undefined : lines[move], moved),
      ...(isKnown || struck.length === 0 ? ofLine(line, struck) : []),
    ],
  };
}

/** A line that is over already is not played again: only what stands in for it. */
function ofLine(line: MonsterLine | undefined, deeds: readonly Deed[]): PlayLines['lines'] {
  return line && (line.state === 'open' || deeds.length > 0)
    ? [{ line: line.line, deeds: [...deeds] }]
    : [];
}

/** With the numbers of the card; an area says itself whom it is on. */
function begin(attacker: FigureId, { attack, areaHexes }: MonsterOption): Deed {
  return {
    type: 'beginAttack',
    attacker,
    base: null,
    ranged: null,
    range: null,
    targets: attack.map((figure) => ({ figure: figure as FigureId })),
    ...(areaHexes.length > 0 ? { area: { hexes: [...areaHexes] } } : {}),
  };
}

/** A line that is no move and no attack, on whom the board says. */
function played(at: Acting, lines: readonly MonsterLine[], step: OtherStep): NextLine {
  const line = lines[step.line];
  if (!line) throw new Error('A plan is made of the lines of the turn.');
  const { action } = line;
  if (action.type === 'summon' || action.type === 'trap') return brought(at, line, step.hexes);
  if (action.type === 'loot') {
    const tokens = [...step.tokens];
    const figure = at.figure.id;
    return whole(at, line, tokens.length === 0 ? [] : [{ type: 'lootTokens', figure, tokens }]);
  }
  if (step.choose !== null && step.figures.length > step.choose) {
    return chosen(at, line, step.figures, step.choose === 1);
  }
  return whole(
    at,
    line,
    step.figures.flatMap((id) => deedsOn(at, action, id)),
  );
}

/** What it brings comes to one of the hexes, which are equally good. @rule SUMMON-5 */
function brought(at: Acting, line: MonsterLine, hexes: readonly Hex[]): NextLine {
  const { action } = line;
  const options = hexes.flatMap((hex) => {
    const deeds = deedsAt(at, action, hex);
    return deeds ? [{ hex, command: one(at, line, deeds) }] : [];
  });
  const [first, ...others] = options;
  if (!first) return whole(at, line, []);
  if (others.length > 0) return { kind: 'chooseHex', figure: at.figure.id, line: action, options };
  return whole(
    at,
    line,
    first.command.lines.flatMap(({ deeds }) => deeds),
  );
}

/** The same lines where nobody knows who stands where: targets are tapped, moves are made. */
function withoutBoard(at: Acting, open: readonly MonsterLine[]): NextLine | null {
  const [line] = open;
  if (!line) return null;
  const { scenario, figure } = at;
  const { action } = line;
  if (action.type === 'attack') return { kind: 'chooseTarget', attacker: figure.id };
  if (action.type === 'summon') return whole(at, line, deedsAt(at, action, null) ?? []);
  const picking = pickingOf(action);
  if (picking === 'itself') return whole(at, line, deedsOn(at, action, figure.id));
  if (picking === 'atTable') return whole(at, line, []);
  const figures = scenario.figures.filter(
    (other) => isInPlay(other) && areEnemies(figure, other) === (picking.side === 'enemies'),
  );
  if (figures.length === 0) return whole(at, line, []);
  return chosen(
    at,
    line,
    figures.map(({ id }) => id),
    picking.isOne,
  );
}

/** Players say on whom. */
function chosen(
  at: Acting,
  line: MonsterLine,
  figures: readonly FigureId[],
  isOne: boolean,
): NextLine {
  const options = figures.map((id) => ({
    figure: id,
    command: one(at, line, deedsOn(at, line.action, id)),
  }));
  return { kind: 'chooseFigure', figure: at.figure.id, line: line.action, isOne, options };
}

/** The command of a line on all who were chosen; with nobody it is done without effect. */
export function onAll(chosen: readonly PlayLines[], any: PlayLines): PlayLines {
  const deeds = chosen.flatMap(({ lines }) => lines.flatMap((line) => line.deeds));
  return { ...any, lines: any.lines.slice(0, 1).map((line) => ({ ...line, deeds })) };
}

function one({ figure }: Acting, { line }: MonsterLine, deeds: readonly Deed[]): PlayLines {
  return { type: 'playLines', figure: figure.id, lines: [{ line, deeds: [...deeds] }] };
}

function whole(at: Acting, line: MonsterLine, deeds: readonly Deed[]): NextLine {
  return { kind: 'playLines', command: one(at, line, deeds), lines: [line.action], option: null };
}
