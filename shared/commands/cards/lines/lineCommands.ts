/** The commands of a class card ability, once its questions are answered. */
import type { HalfLine } from '../../../rules/cards/lines/cardLines';
import type { Element } from '../../../vocabulary';
import type { LineAction } from '../../../rules/cards/lines/lineActionShape';
import { linesInEffect } from '../../../rules/figures/cardsInEffect';
import { findFigure } from '../../../rules/figures/figures';
import { hasActedBy, turnOf } from '../../../rules/order/playedLines';
import type { FigureId } from '../../../ids';
import { targetsOf } from '../performedAbility';
import { commandsOfAction } from '../actionCommands';
import { lineTargets, targetsUnder } from './lineTargets';
import { withOwnNumbers } from '../printedValues';
import type { LineAnswers, LineAsks, LineNeed, PlayedLine } from './lineAnswers';
import { commandsOfEffect, damageOf, type Subcommand } from '../../monsters/lineActions';
import { changedLine } from './lineOffers';

/** The commands in order, or the first open question. */
export type LineCommands =
  | {
      readonly commands: readonly Subcommand[];
      readonly needs: null;
      /** The figure that acts in this step, if other figures act in later steps. */
      readonly part?: FigureId;
      /** The figure that the ability's card is attached to. */
      readonly on?: FigureId;
    }
  | LineAsks;

/**
 * The commands of an ability, in order: consumed elements and costs, nested abilities, the ability
 * itself, uses of active cards, infused elements, experience. If Standee cannot perform the ability
 * itself, that command is omitted. Without a board, moves, pushes and pulls have no command.
 *
 * @rule TURN-3 ELEMENT-3 ELEMENT-7
 */
export function commandsOfLine(line: HalfLine, played: PlayedLine): LineCommands {
  const { scenario, figure, answers } = played;
  if (line.action?.kind === 'grant') return grantCommands(line, line.action, played);
  const changed = changedLine(line, played);
  const { elements, experience } = changed;
  const action = withOwnNumbers(changed.action, played);
  const asks = (needs: LineNeed, options: Partial<LineAsks> = {}): LineAsks => {
    return { ...asking(line, played), needs, action, ...options };
  };
  if (changed.uncounted) return asks('times');
  const made = [...changed.infuse, ...(action?.kind === 'infuse' ? [action.element] : [])];
  const [used, all] = [elements, [...elements, ...made]].map(wildsIn);
  const chosen = answers.elements?.length ?? 0;
  if (chosen < (all ?? 0)) return asks('element', { isUsed: chosen < (used ?? 0) });
  const { modifiers } = changed;
  const core = action
    ? commandsOfAction(action, { ...played, card: cardOf(line), line: line.ref, modifiers })
    : NOTHING;
  if (core.needs !== null) return asks(core.needs, core);
  const aimedAt = answers.targets ?? targetsUnder(played) ?? played.aimedAt;
  const inner = changed.then.map((each, index) =>
    commandsOfLine(each, { ...played, answers: answers.within?.[index] ?? {}, aimedAt }),
  );
  const openIndex = inner.findIndex(({ needs }) => needs !== null);
  const open = inner[openIndex];
  if (open && open.needs !== null) return { ...open, within: [openIndex, ...open.within] };
  const [spent, infused] = withNamedElements([elements, made], answers);
  const gained = action?.kind === 'experience' ? 0 : experience;
  return {
    needs: null,
    ...('on' in core && core.on !== undefined && { on: core.on }),
    commands: [
      ...spent.map((element): Subcommand => ({ type: 'consume', element })),
      ...(changed.damage > 0 ? [damageOf(figure.id, changed.damage, figure.id)] : []),
      ...changed.effects.flatMap((effect) => commandsOfEffect(scenario, effect, figure.id)),
      ...inner.flatMap((each) => (each.needs === null ? each.commands : [])),
      ...core.commands,
      ...changed.uses.map(({ figure: of, card }): Subcommand => {
        return { type: 'useActiveCard', figure: of, card };
      }),
      ...infused.map((element): Subcommand => ({ type: 'infuse', element })),
      ...(gained > 0
        ? [{ type: 'gainExperience', figure: figure.id, amount: gained } as const]
        : []),
    ],
  };
}

function asking(line: HalfLine, { actor, figure }: PlayedLine): Omit<LineAsks, 'needs'> {
  const about = { line, action: line.action, actor: (actor ?? figure).id };
  return { ...about, within: [], mover: null, count: 1, isUsed: false };
}

/**
 * Asks for the acting figures unless the board determines them. Each performs the nested abilities.
 */
function grantCommands(
  line: HalfLine,
  action: Extract<LineAction, { readonly kind: 'grant' }>,
  played: PlayedLine,
): LineCommands {
  const { scenario, figure, answers, actor } = played;
  const { acted, left } = actingBy(line, action, played);
  const known = targetsOf(action, played)?.filter((each) => !acted.includes(each)) ?? null;
  const acting = known ?? (acted.length > 0 && left.length < 2 ? left : null);
  const isOpen = acting === null || (!answers.targets && acting.length > action.targets);
  if (isOpen) return { ...asking(line, played), needs: 'targets' };
  const commands: Subcommand[] = [];
  const { offers = [] } = answers;
  for (const [index, id] of acting.entries()) {
    const current = findFigure(scenario, id) ?? actor ?? figure;
    const own = { ...played, actor: current, answers: { ...answers.within?.[index], offers } };
    for (const each of line.then.map((inner) => withCommandBonus(inner, line, played))) {
      const done = commandsOfLine(each, own);
      if (done.needs !== null) return { ...done, within: [index, ...done.within] };
      commands.push(...done.commands);
    }
  }
  const amount = acted.length === 0 ? line.experience : 0;
  const gained = amount > 0 ? [{ type: 'gainExperience', figure: figure.id, amount } as const] : [];
  const [part, ...together] = acting;
  const isPart =
    action.targets === 1 && together.length === 0 && left.some((each) => each !== part);
  const isLast = acted.length + 1 >= action.most;
  return {
    needs: null,
    commands: [...commands, ...gained],
    ...(part && isPart && !isLast ? { part } : {}),
  };
}

/** Bonuses of cards in effect to attacks that a command grants. @rule TURN-3 */
function withCommandBonus(
  inner: HalfLine,
  { printed: { type } }: HalfLine,
  { scenario, content, figure }: PlayedLine,
): HalfLine {
  const { action } = inner;
  if (type !== 'command' || action?.kind !== 'attack' || action.value === null) return inner;
  const added = linesInEffect(scenario, content)
    .filter(({ owner, line }) => owner.id === figure.id && line.affects === 'commands')
    .reduce((sum, { line: { attack = 0 } }) => sum + Number(attack), 0);
  return added === 0 ? inner : { ...inner, action: { ...action, value: action.value + added } };
}

/**
 * Figures that already acted through a granted ability, one step each, and those that still can.
 */
function actingBy(
  { ref }: HalfLine,
  action: Extract<LineAction, { readonly kind: 'grant' }>,
  { scenario, content, figure }: PlayedLine,
): { readonly acted: readonly FigureId[]; readonly left: readonly FigureId[] } {
  const turn = turnOf(scenario.phase, figure.id);
  const own = lineTargets(scenario, content, figure, action, ref);
  const acted = own.flatMap(({ figure: each }) => (hasActedBy(turn, ref, each) ? each : []));
  const left = own.flatMap(({ figure: each, why }) =>
    why === null && !acted.includes(each) ? each : [],
  );
  return { acted, left };
}

const NOTHING = { needs: null, commands: [] } as const;

function cardOf({ ref }: HalfLine): number | null {
  return ref.card === 'default' ? null : ref.card;
}

function wildsIn(elements: readonly (Element | 'wild')[]): number {
  return elements.filter((element) => element === 'wild').length;
}

/**
 * Assigns the chosen elements in order: first to the elements to consume, then to those to infuse.
 */
function withNamedElements(
  [used, made]: readonly [readonly (Element | 'wild')[], readonly (Element | 'wild')[]],
  { elements: chosen = [] }: LineAnswers,
): readonly [readonly Element[], readonly Element[]] {
  const left = chosen.values();
  const name = (list: readonly (Element | 'wild')[]) =>
    list.flatMap((element) => (element === 'wild' ? (left.next().value ?? []) : element));
  return [name(used), name(made)];
}
