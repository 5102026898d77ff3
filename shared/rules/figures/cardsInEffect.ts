/** The printed lines of class cards that are in effect. */
import type { Content } from '../../content/content';
import type { CardLine } from '../../content/types';
import type { FigureId } from '../../ids';
import type { ActiveHalf, Character, Figure, Scenario, TurnLine } from '../../state';
import { areEnemies, charactersOf, isInPlay } from './figures';

/**
 * A half in effect. `on` = the figure to which the card is attached: the doomed enemy, the ally who
 * holds it, or a summon; null = none.
 */
export type HalfInEffect = Pick<ActiveHalf, 'card' | 'half'> & { readonly on: FigureId | null };

const CONTAINING = ['doom', 'song', 'attach'] as const satisfies readonly CardLine['type'][];
type Containing = (typeof CONTAINING)[number];

export interface LineInEffect extends HalfInEffect {
  readonly owner: Character;
  /** Index of the line in the half. */
  readonly place: number;
  readonly line: CardLine;
  /** The line that contains this one, such as a doom or song; null = none. */
  readonly within: Containing | null;
}

/** The recorded lines of a figure's turn in this round; empty outside turns. */
function linesOfTurn({ phase }: Scenario, figure: FigureId): readonly TurnLine[] {
  if (phase.name !== 'turns') return [];
  const turns = phase.order.flatMap((block) => block.turns);
  return turns.find((turn) => turn.figure === figure)?.lines ?? [];
}

/**
 * A figure's active halves, and during its turn also begun halves that will become active.
 *
 * @rule TURN-3
 */
export function halvesInEffect(
  scenario: Scenario,
  content: Content,
  owner: Character,
): readonly HalfInEffect[] {
  const printed = content.classCards(owner.class);
  const begun = linesOfTurn(scenario, owner.id).flatMap(({ line, state, on = null, left }) => {
    if (left || line.kind !== 'classCard' || line.card === 'default' || state !== 'done') return [];
    const { card, half } = line;
    return printed.find(({ id }) => id === card)?.[half].active ? [{ card, half, on }] : [];
  });
  const active = owner.activeHalves.map(({ card, half, on = null }) => ({ card, half, on }));
  const all = [...active, ...begun];
  return all
    .filter(({ card }, index) => all.findIndex((each) => each.card === card) === index)
    .map((each) => {
      const on = all.find(({ card, on: figure }) => card === each.card && figure !== null)?.on;
      return { ...each, on: on ?? null };
    });
}

/** Kinds of lines that are in effect only after players performed them. */
export const CHOSEN: readonly CardLine['type'][] = ['augment', ...CONTAINING];

/** True unless players skipped the line in the turn in which they played the half. */
export function isLineInEffect(
  scenario: Scenario,
  { id, activeHalves }: Character,
  { card, half }: HalfInEffect,
  { type, place }: Pick<CardLine, 'type'> & { readonly place: number },
): boolean {
  if (activeHalves.some((each) => each.card === card)) return true;
  const state = linesOfTurn(scenario, id).find(
    ({ line }) =>
      line.kind === 'classCard' && line.card === card && line.half === half && line.line === place,
  )?.state;
  return CHOSEN.includes(type) ? state === 'done' : state !== 'skipped';
}

const KNOWN = new WeakMap<Scenario, { readonly content: Content; readonly lines: Lines }>();
type Lines = readonly LineInEffect[];

/** All lines in effect, with those inside dooms, songs and attached cards. Memoised. @rule TURN-3 */
export function linesInEffect(scenario: Scenario, content: Content): Lines {
  const known = KNOWN.get(scenario);
  if (known?.content === content) return known.lines;
  const lines = charactersOf(scenario)
    .filter(isInPlay)
    .flatMap((owner) =>
      halvesInEffect(scenario, content, owner).flatMap((half) =>
        linesOfHalf(scenario, content, owner, half),
      ),
    );
  KNOWN.set(scenario, { content, lines });
  return lines;
}

function linesOfHalf(
  scenario: Scenario,
  content: Content,
  owner: Character,
  half: HalfInEffect,
): Lines {
  const cards = content.cardLines(owner.class)?.cards;
  const printed = cards?.find(({ id }) => id === half.card)?.[half.half] ?? [];
  const isGiven = printed.some(({ type, card }) => type === 'giveCard' && card === 'this');
  return printed.flatMap((outer, index): Lines => {
    const { type } = outer;
    if (!isLineInEffect(scenario, owner, half, { type, place: index })) return [];
    const within = CONTAINING.find((each) => each === type) ?? null;
    const lines = within ? (outer.actions ?? []) : [outer];
    return lines.map((line) => {
      const isHeld = isGiven && line.affects === undefined;
      const held: CardLine = isHeld ? { ...line, affects: 'target' } : line;
      return { ...half, owner, place: index, line: held, within };
    });
  });
}

/** Lines that are in effect for a figure, without checking distances. @rule TURN-3 */
export function activeLines(
  scenario: Scenario,
  content: Content,
  figure: Figure,
): readonly CardLine[] {
  return linesInEffect(scenario, content)
    .filter((each) => isForFigure(each, figure))
    .map(({ line }) => line);
}

/** Keywords for the figure to which the card is attached. */
const ON_ONE: readonly string[] = ['target', 'thisEnemy', 'thisSummon'];

/** True if the line affects the figure, without checking distances. */
export function isForFigure(
  { owner, on, line: { affects = 'self' } }: LineInEffect,
  figure: Figure,
): boolean {
  if (ON_ONE.includes(affects)) return figure.id === on;
  if (owner.id === figure.id) return affects.startsWith('self');
  if (affects === 'allEnemies') return areEnemies(owner, figure);
  if (affects === 'allSummonedAllies' || affects === 'selfAndAllSummonedAllies')
    return figure.kind === 'summon' && figure.owner === owner.id;
  return (affects === 'selfAndAllAllies' || affects === 'allAllies') && !areEnemies(owner, figure);
}

/** Lines of cards attached to a figure. @rule TURN-3 */
export function attachedLines(scenario: Scenario, content: Content, id: FigureId): Lines {
  return linesInEffect(scenario, content).filter(
    ({ within, on }) => within === 'attach' && on === id,
  );
}

/** Figures on which a doom is in effect. @rule TURN-3 */
export function doomedFigures(scenario: Scenario, content: Content): readonly FigureId[] {
  return linesInEffect(scenario, content).flatMap(({ within, on }) =>
    within === 'doom' && on !== null ? [on] : [],
  );
}

/** True if a card lets the figure target invisible enemies. @rule INVISIBLE-1 TURN-3 */
export function seesInvisible(scenario: Scenario, content: Content, figure: Figure): boolean {
  return (
    figure.kind === 'character' &&
    activeLines(scenario, content, figure).some(({ canTargetInvisible }) => canTargetInvisible)
  );
}

/**
 * The hit points up to which the figure can be healed: its maximum, or more because of a card.
 *
 * @rule HEAL-1
 */
export function healLimit(scenario: Scenario, content: Content, figure: Figure): number {
  if (figure.kind !== 'character') return figure.maxHitPoints;
  const limits = activeLines(scenario, content, figure).flatMap(({ type, max }) =>
    type === 'overheal' && max !== undefined ? [max] : [],
  );
  return Math.max(figure.maxHitPoints, ...limits);
}
