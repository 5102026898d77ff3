/** The commands of a class card ability, once its questions are answered. */
import { areaTargets } from '../../../rules/board/placedFigures';
import type { HalfLine, LineOffer } from '../../../rules/cards/lines/cardLines';
import { withOffers, type ChangedLine, type TakenOffer } from '../../../rules/cards/cardOffers';
import { evaluateCount, type Counting } from '../../../rules/cards/lines/lineCounts';
import { isHeld } from '../../../rules/attack/bonuses/heldBonuses';
import type { Element } from '../../../vocabulary';
import type { LineAction } from '../../../rules/cards/lines/lineActionShape';
import { linesInEffect } from '../../../rules/figures/cardsInEffect';
import { findFigure } from '../../../rules/figures/figures';
import { hasActedBy, turnOf } from '../../../rules/order/playedLines';
import type { FigureId } from '../../../ids';
import { targetsOf } from '../actionBasics';
import { commandsOfAction } from '../actionCommands';
import { lineTargets } from './lineTargets';
import { withOwnNumbers } from '../ownNumbers';
import type { LineAnswers, LineAsks, LineNeed, PlayedLine } from './lineAnswers';
import { commandsOfEffect, damageOf, type Subcommand } from '../../monsters/lineActions';

/** The commands in their order, or the first thing that is not known. */
export type LineCommands =
  | {
      readonly commands: readonly Subcommand[];
      readonly needs: null;
      /** The figure that acts now, if others act after it. */
      readonly part?: FigureId;
      /** The figure that the line stays on. */
      readonly on?: FigureId;
    }
  | LineAsks;

/**
 * The commands of playing an ability, in order: elements and costs, nested abilities, the ability
 * itself, its experience. Abilities that Standee does not know have only the others. Without a
 * board, moves, pushes and pulls have no command.
 *
 * @rule TURN-3 ELEMENT-3 ELEMENT-7
 */
export function commandsOfLine(line: HalfLine, played: PlayedLine): LineCommands {
  const { scenario, figure, answers } = played;
  if (line.action?.kind === 'grant') return granted(line, line.action, played);
  const changed = changedLine(line, played);
  const { elements, experience } = changed;
  const action = withOwnNumbers(changed.action, played);
  const asks = (needs: LineNeed, more: Partial<LineAsks> = {}): LineAsks => {
    return { ...asking(line, played), needs, action, ...more };
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
  const inner = changed.then.map((each, place) =>
    commandsOfLine(each, { ...played, answers: answers.within?.[place] ?? {}, aimedAt }),
  );
  const place = inner.findIndex(({ needs }) => needs !== null);
  const open = inner[place];
  if (open && open.needs !== null) return { ...open, within: [place, ...open.within] };
  const [spent, infused] = named([elements, made], answers);
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

/** The ability with chosen offers and those that the board confirms. */
function changedLine(line: HalfLine, played: PlayedLine): ChangedLine {
  const chosen = offersCounted(line, played);
  const value = played.answers.value ?? countOf(line, played);
  const plain = withOffers(line, chosen, value);
  const held = offersHeld(line, chosen, plain.action, played);
  if (held.length === 0) return plain;
  const offers = line.offers.map(
    (offer, place) => held.find((each) => each.place === place)?.offer ?? offer,
  );
  const taken = [...chosen, ...held.map(({ place }) => ({ offer: place }))];
  return withOffers({ ...line, offers }, taken, value);
}

/**
 * Offers that apply automatically: those of the card if the board confirms them, those of active
 * cards if they are unconditional. In an attack each is named by its card. An entered number
 * already includes them.
 *
 * @rule TURN-3
 */
function offersHeld(
  line: HalfLine,
  chosen: readonly TakenOffer[],
  action: LineAction | null,
  played: PlayedLine,
): readonly { readonly place: number; readonly offer: LineOffer }[] {
  const { scenario, content, figure: owner, actor, answers } = played;
  const figure = actor ?? owner;
  const { card } = line.ref;
  if (!action) return [];
  const named = 'affects' in action ? targetsOf(action, played) : null;
  const aimed = [...(targetsUnder(played) ?? []), ...(named ?? [])];
  // The next targets are unknown; a bonus of the card applies to all of them.
  const isOpen =
    action.kind === 'attack' && action.targets !== Infinity && action.targets > aimed.length;
  const targets = isOpen ? [] : aimed.flatMap((id) => findFigure(scenario, id) ?? []);
  const isByHand =
    action.kind === 'attack' && answers.base !== undefined && answers.base !== action.value;
  const name = content.classCards(owner.class).find(({ id }) => id === card)?.name ?? '';
  const own =
    card === 'default' ? null : { figure: owner.id, card, name, hasSlots: false, isSure: true };
  const isSure = ({ source }: LineOffer) => source?.isSure === true;
  const isReplaced = chosen.some(({ offer }) => line.offers[offer]?.replace === true);
  const counting = countingIn(line, { ...played, aimedAt: targets.map(({ id }) => id) });
  const isSeen = (offer: LineOffer) =>
    !offer.source && isHeld(offer, { scenario, content, figure, targets });
  return line.offers.flatMap((offer, place) => {
    if (chosen.some((taken) => taken.offer === place)) return [];
    const counted = isReplaced ? null : countedBonus(offer, counting);
    if (!counted && !isSure(offer) && !isSeen(offer)) return [];
    const source = offer.source ?? own;
    const { value, ...rest } = counted ?? offer;
    const added = isByHand || value === undefined ? rest : { ...rest, value };
    return [{ place, offer: action.kind === 'attack' && source ? { ...added, source } : added }];
  });
}

/**
 * A bonus of the ability itself that only counts something, with its number. Null = players choose
 * it, the count is unknown, or it is 0.
 *
 * @rule TURN-3
 */
function countedBonus(offer: LineOffer, counting: Counting): LineOffer | null {
  const { per, x, value, experience, ...rest } = offer;
  const isFree = !('elements' in offer) && !offer.cost && !offer.when && !offer.source;
  const what = per ?? x;
  const times = isFree && what !== undefined ? evaluateCount(what, counting) : null;
  if (!times || value === undefined) return null;
  const sum = x === undefined ? Number(value) * times : times;
  return {
    ...rest,
    value: `+${String(sum)}`,
    ...(experience === undefined ? {} : { experience: experience * times }),
  };
}

/** The number of the ability, if Standee can count it. */
function countOf(line: HalfLine, played: PlayedLine): number | undefined {
  const taken = (played.answers.offers ?? []).map(({ offer }) => line.offers[offer]);
  const instead = taken.find((offer) => offer?.replace && offer.x)?.x;
  const what = instead ?? line.counts;
  const known =
    what === null || what === 'upTo' ? null : evaluateCount(what, countingIn(line, played));
  return known ?? undefined;
}

function countingIn(
  { ref, action }: Pick<HalfLine, 'ref' | 'action'>,
  played: PlayedLine,
): Counting {
  const { scenario, content, figure, actor, answers, aimedAt } = played;
  const range = action && 'range' in action ? action.range : null;
  const targets = answers.targets ?? aimedAt ?? [];
  return { scenario, content, figure: actor ?? figure, line: ref, range, targets };
}

/** Offers with their counts, if known. Counts that depend on the target wait for the target. */
function offersCounted(line: HalfLine, played: PlayedLine): readonly TakenOffer[] {
  const { offers = [], targets } = played.answers;
  return offers.map((taken) => {
    const { per, x } = line.offers[taken.offer] ?? {};
    const what = per ?? x;
    if (taken.times !== undefined || what === undefined) return taken;
    const times = evaluateCount(what, countingIn(line, played)) ?? (targets ? null : 0);
    return times === null ? taken : { ...taken, times };
  });
}

function asking(line: HalfLine, { actor, figure }: PlayedLine): Omit<LineAsks, 'needs'> {
  const about = { line, action: line.action, actor: (actor ?? figure).id };
  return { ...about, within: [], mover: null, count: 1, isUsed: false };
}

/**
 * Asks for the acting figures unless the board determines them. Each performs the nested abilities.
 */
function granted(
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
  for (const [place, id] of acting.entries()) {
    const current = findFigure(scenario, id) ?? actor ?? figure;
    const own = { ...played, actor: current, answers: { ...answers.within?.[place], offers } };
    for (const each of line.then.map((inner) => withCommandBonus(inner, line, played))) {
      const done = commandsOfLine(each, own);
      if (done.needs !== null) return { ...done, within: [place, ...done.within] };
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

/** Figures that acted through the previous ability, one step each, and those that still can. */
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

function targetsUnder({ scenario, content, figure, answers }: PlayedLine) {
  return answers.hexes && areaTargets(scenario, content, figure.id, answers.hexes);
}

function wildsIn(elements: readonly (Element | 'wild')[]): number {
  return elements.filter((element) => element === 'wild').length;
}

/** Elements of choice take the answers in their order, first those that are used up. */
function named(
  [used, made]: readonly [readonly (Element | 'wild')[], readonly (Element | 'wild')[]],
  { elements: chosen = [] }: LineAnswers,
): readonly [readonly Element[], readonly Element[]] {
  const left = chosen.values();
  const name = (list: readonly (Element | 'wild')[]) =>
    list.flatMap((element) => (element === 'wild' ? (left.next().value ?? []) : element));
  return [name(used), name(made)];
}

/** The answers with more of them at the place of the question. */
export function answered(
  answers: LineAnswers,
  { within: [place, ...rest] }: Pick<LineAsks, 'within'>,
  more: LineAnswers,
): LineAnswers {
  if (place === undefined) return { ...answers, ...more };
  const inner = [...(answers.within ?? [])];
  while (inner.length <= place) inner.push({});
  inner[place] = answered(inner[place] ?? {}, { within: rest }, more);
  return { ...answers, within: inner };
}

/** The answers of the asking ability. */
export function answersAt(answers: LineAnswers, { within }: Pick<LineAsks, 'within'>): LineAnswers {
  return within.reduce<LineAnswers>((now, place) => now.within?.[place] ?? {}, answers);
}
