/** Lines of cards: played as one step with all they do, or marked by hand. */
import type { Random } from '../../random';
import type { Refusal } from '../../refusals';
import { andThen, ok, refuse, unchanged, type Outcome, type Result } from '../../result';
import { useCard, whyNotLetGo, whyNotUse } from '../../rules/cards/activeCards';
import { whyNotTellCard, withCardTold } from '../../rules/round/namedCard';
import { whyNotMarkLines, whyNotPlayLines } from '../../rules/round/whyNot';
import { findFigure, isInPlay, withFigure } from '../../rules/figures/figures';
import { withAttackOn, withLine, withWalk } from '../../rules/order/playedLines';
import type { FigureId } from '../../ids';
import type { LineRef, Scenario } from '../../state';
import { proven, refusalOf } from '../proven';
import { inScenario, type AskedAtTable, type ScenarioHandler } from '../handler';
import type { CommandOf } from '../shapes';
import { onCharacters } from '../lookups';

type Deed = CommandOf<'playLines'>['lines'][number]['deeds'][number];
type DeedHandlers = { readonly [T in Deed['type']]: ScenarioHandler<T> };

/** Cards that are shuffled while it is only asked whether it can be done. */
const NO_CHANCE: Random = () => 0;

const MARKING = inScenario(
  onCharacters({
    useActiveCard: {
      whyNot: ({ content, character }, { card }) => whyNotUse(content, character, card),
      carryOut: ({ scenario, content }, { figure, card }) =>
        useCard(scenario, content, figure, card),
    },
  }),
);

/** The commands of lines, which carry out those of other chapters. */
export function lineCommands(others: Omit<DeedHandlers, 'useActiveCard'>) {
  const deeds: DeedHandlers = { ...others, ...MARKING };
  return inScenario({
    playLines: {
      whyNot: (at, command) =>
        whyNotPlayLines(at.scenario, command.figure, command.lines) ??
        refusalOf(play(deeds, { ...at, random: NO_CHANCE }, command)),
      carryOut: (at, command) => proven(play(deeds, at, command)),
    },

    ...onCharacters({
      useActiveCard: {
        whyNot: (at, { figure, card, deeds: asked = [] }) => {
          if (asked.length === 0) return whyNotUse(at.content, at.character, card);
          const refusal = whyNotLetGo(at.character, card);
          const table = { ...at, random: NO_CHANCE };
          return refusal ?? refusalOf(withDeeds(deeds, table, figure, { deeds: asked }));
        },
        carryOut: (at, { figure, card, deeds: asked = [] }) => {
          const done = proven(withDeeds(deeds, at, figure, { deeds: asked }));
          return andThen(done, (next) => useCard(next, at.content, figure, card));
        },
      },
      tellCard: {
        whyNot: ({ scenario, content, character }, { card }) =>
          whyNotTellCard(scenario, content, character, card),
        carryOut: ({ scenario, content, character }, { card }) =>
          unchanged(withFigure(scenario, withCardTold(content, character, card))),
      },
    }),

    markLines: {
      whyNot: ({ scenario }, { figure }) => whyNotMarkLines(scenario, figure),
      carryOut: ({ scenario }, { figure, lines, state }) =>
        state === 'skipped'
          ? passOver(scenario, figure, lines)
          : unchanged(lines.reduce((now, line) => markedByHand(now, line, state), scenario)),
    },
  });
}

function markedByHand(scenario: Scenario, line: LineRef, state: 'open' | 'done'): Scenario {
  return state === 'done' ? withWalk(scenario, line, null) : withLine(scenario, line, state);
}

/** Lines of the running turn are left out, and the log says so. */
export function passOver(
  scenario: Scenario,
  figure: FigureId,
  lines: readonly LineRef[],
): Outcome<Scenario> {
  if (lines.length === 0) return unchanged(scenario);
  return {
    next: lines.reduce((now, line) => withLine(now, line, 'skipped'), scenario),
    events: [{ type: 'linesSkipped', figure, count: lines.length }],
  };
}

interface Table extends AskedAtTable {
  readonly random: Random;
}

/** One line after the other, each deed on the table that those before it left. */
function play(
  handlers: DeedHandlers,
  at: Table,
  { figure, lines }: CommandOf<'playLines'>,
): Result<Outcome<Scenario>> {
  let outcome: Outcome<Scenario> = unchanged(at.scenario);
  for (const { line, deeds, part } of lines) {
    const next = { ...at, scenario: outcome.next };
    const done = withDeeds(handlers, next, figure, { deeds, line }, at.scenario);
    if (!done.ok) return done;
    outcome = andThen(outcome, () => done.value);
    if (!isPresent(outcome.next, figure)) return ok(outcome);
    outcome = { ...outcome, next: noted(outcome.next, line, deeds, part) };
  }
  return ok(outcome);
}

/** A figure that is gone does no more of them. `before` = the table as the step found it. */
function withDeeds(
  handlers: DeedHandlers,
  at: Table,
  figure: FigureId,
  { deeds, line }: { readonly deeds: readonly Deed[]; readonly line?: LineRef },
  before: Scenario = at.scenario,
): Result<Outcome<Scenario>> {
  let outcome: Outcome<Scenario> = unchanged(at.scenario);
  for (const asked of deeds) {
    const deed = line ? ofLine(asked, line) : asked;
    if (!isPresent(outcome.next, figure)) return ok(outcome);
    const next = { ...at, scenario: outcome.next };
    const refusal = whyNotDeed(handlers, next, deed);
    if (refusal && isWithoutEffect(refusal, deed, before)) continue;
    if (refusal) return refuse(refusal);
    outcome = andThen(outcome, () => carryOut(handlers, next, deed));
  }
  return ok(outcome);
}

/** An attack says itself when its line is done. */
function noted(
  scenario: Scenario,
  line: LineRef,
  deeds: readonly Deed[],
  part: FigureId | undefined,
): Scenario {
  if (part) return withAttackOn(scenario, line, part);
  const isBegun = deeds.some(({ type }) => type === 'beginAttack');
  return isBegun ? scenario : withLine(scenario, line, 'done');
}

/**
 * The rest of the line is done all the same: who is immune or fell by the deed before, a card or
 * standee of which none is left, a monster for which there is no room.
 *
 * @rule BLESS-2 SUMMON-5
 */
function isWithoutEffect(refusal: Refusal, { type }: Deed, before: Scenario): boolean {
  switch (refusal.code) {
    case 'isImmune':
    case 'supplyIsUsedUp':
      return true;
    case 'noStandeeLeft':
    case 'noFreeHex':
      return type === 'addMonster';
    case 'figureIsDown':
    case 'noSuchFigure':
      return isPresent(before, refusal.figure);
    default:
      return false;
  }
}

function isPresent(scenario: Scenario, id: FigureId): boolean {
  const figure = findFigure(scenario, id);
  return figure !== undefined && isInPlay(figure);
}

/** Attacks and moves say themselves which line they belong to. */
function ofLine(deed: Deed, line: LineRef): Deed {
  return deed.type === 'beginAttack' || deed.type === 'moveFigure' ? { ...deed, line } : deed;
}

/** The compiler does not see that the handler found by a deed's type is the deed's own. */
function handlerOf(handlers: DeedHandlers, { type }: Deed): ScenarioHandler<Deed['type']> {
  return handlers[type] as ScenarioHandler<Deed['type']>;
}

function whyNotDeed(handlers: DeedHandlers, at: Table, deed: Deed): Refusal | null {
  return handlerOf(handlers, deed).whyNot(at, deed);
}

function carryOut(handlers: DeedHandlers, at: Table, deed: Deed): Outcome<Scenario> {
  return handlerOf(handlers, deed).carryOut(at, deed);
}
