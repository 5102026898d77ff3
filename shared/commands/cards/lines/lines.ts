/** Commands that perform abilities of cards as one step, or mark them. */
import type { Random } from '../../../random';
import type { Refusal } from '../../../refusals';
import {
  andThen,
  ok,
  refuse,
  refusalOf,
  unchanged,
  type Outcome,
  type Result,
} from '../../../result';
import { useCard, whyNotRemoveActiveCard, whyNotUse } from '../../../rules/cards/activeCards';
import { whyNotChooseClassCard, withChosenCard } from '../../../rules/round/ambiguousInitiative';
import { whyNotMarkLines, whyNotPlayLines } from '../../../rules/round/whyNot';
import { findFigure, isInPlay, withFigure } from '../../../rules/figures/figures';
import {
  skipLines,
  withArea,
  withAttackOn,
  withDamageOf,
  withLine,
  withNotes,
  withWalk,
} from '../../../rules/order/playedLines';
import type { FigureId } from '../../../ids';
import type { LineRef, Scenario } from '../../../state';
import { assumeOk } from '../../assertions';
import {
  inScenario,
  type ScenarioCheckArgs,
  type CommandOfFields,
  type FieldSchemas,
} from '../../commandRow';
import { onCharacters } from '../../lookups';
import { markedHexes } from '../markedHexes';
import { refreshItems, withRefreshedItems } from '../refreshedItems';
import { ownersIn, rowOf, subcommand, useFields, type LineSubcommand } from '../subcommands';

/** Checks never use randomness. */
const NO_CHANCE: Random = () => 0;

const playLinesFields = (f: FieldSchemas) => ({
  figure: f.figure,
  lines: f.z
    .array(
      f.z.strictObject({
        line: f.lineRef,
        subcommands: f.z.array(subcommand(f)).max(40),
        /** The ability is done for this figure; other figures follow. */
        part: f.figure.optional(),
        /** The figure that the ability's card is attached to. */
        on: f.figure.optional(),
        /** Indexes of the chosen offers. */
        offers: f.z.array(f.small).max(12).optional(),
      }),
    )
    .min(1)
    .max(12),
  /** The reason from the board if the ability has no effect. */
  idle: f.z.enum(['stays', 'attacksNobody', 'noFocus']).optional(),
});

export const LINE_COMMANDS = {
  refreshItems,

  /**
   * Performs abilities of the active figure as one step. Without subcommands, players performed the
   * ability on the table.
   */
  playLines: inScenario(
    playLinesFields,
    {
      whose: ({ figure, lines }) =>
        ownersIn(
          figure,
          lines.flatMap(({ subcommands }) => subcommands),
        ),
      readBy: 'everyone',
    },
    {
      whyNot: (at, command) =>
        whyNotPlayLines(at.scenario, command.figure, command.lines) ??
        refusalOf(performLines({ ...at, random: NO_CHANCE }, command)),
      carryOut: (at, command) => assumeOk(performLines(at, command)),
      besides: ({ game, content }, { lines }) =>
        withRefreshedItems(game, refreshingIn(lines.flatMap((each) => each.subcommands)), content),
    },
  ),

  /** Marks a use slot of an active card, if it has any, and performs its effect. */
  useActiveCard: onCharacters(
    (f: FieldSchemas) => ({
      ...useFields(f),
      subcommands: f.z.array(subcommand(f)).min(1).max(40).optional(),
    }),
    { whose: ({ figure, subcommands = [] }) => ownersIn(figure, subcommands), readBy: 'everyone' },
    {
      whyNot: (at, { figure, card, subcommands }) => {
        const asked = subcommands ?? [];
        if (asked.length === 0) return whyNotUse(at.content, at.character, card);
        const refusal = whyNotRemoveActiveCard(at.character, card);
        const table = { ...at, random: NO_CHANCE };
        return refusal ?? refusalOf(withSubcommands(table, figure, { subcommands: asked }));
      },
      carryOut: (at, { figure, card, subcommands }) => {
        const asked = { subcommands: subcommands ?? [] };
        const done = assumeOk(withSubcommands(at, figure, asked));
        return andThen(done, (next) => useCard(next, at.content, figure, card));
      },
      besides: ({ game, content }, { subcommands = [] }) =>
        withRefreshedItems(game, refreshingIn(subcommands), content),
    },
  ),

  /** Chooses the class card of an initiative that several cards have. */
  tellCard: onCharacters(
    (f: FieldSchemas) => ({ figure: f.figure, card: f.number }),
    { whose: 'figure', readBy: 'everyone' },
    {
      whyNot: ({ scenario, content, character }, { card }) =>
        whyNotChooseClassCard(scenario, content, character, card),
      carryOut: ({ scenario, content, character }, { card }) =>
        unchanged(withFigure(scenario, withChosenCard(content, character, card))),
    },
  ),

  /** Marks lines of the current turn as skipped, done on the table, or open. */
  markLines: inScenario(
    (f: FieldSchemas) => ({
      figure: f.figure,
      lines: f.z.array(f.lineRef).min(1).max(40),
      state: f.z.enum(['open', 'done', 'skipped']),
    }),
    { whose: 'figure', readBy: 'everyone' },
    {
      whyNot: ({ scenario }, { figure }) => whyNotMarkLines(scenario, figure),
      carryOut: ({ scenario }, { figure, lines, state }) =>
        state === 'skipped'
          ? skipLines(scenario, figure, lines)
          : unchanged(lines.reduce((now, line) => markedAs(now, line, state), scenario)),
    },
  ),
};

function markedAs(scenario: Scenario, line: LineRef, state: 'open' | 'done'): Scenario {
  return state === 'done' ? withWalk(scenario, line, null) : withLine(scenario, line, state);
}

function refreshingIn(subcommands: readonly LineSubcommand[]) {
  return subcommands.flatMap((each) => (each.type === 'refreshItems' ? [each] : []));
}

interface Table extends ScenarioCheckArgs {
  readonly random: Random;
}

/** Applies the lines in order, each subcommand to the result of the previous one. */
function performLines(
  at: Table,
  { figure, lines }: CommandOfFields<typeof playLinesFields>,
): Result<Outcome<Scenario>> {
  let outcome: Outcome<Scenario> = unchanged(at.scenario);
  for (const played of lines) {
    const { line, subcommands } = played;
    const next = { ...at, scenario: outcome.next };
    const done = withSubcommands(next, figure, { subcommands, line }, at.scenario);
    if (!done.ok) return done;
    outcome = andThen(outcome, () => done.value);
    if (!isPresent(outcome.next, figure)) return ok(outcome);
    const hurt = withDamageOf(next.scenario, outcome.next, line);
    outcome = { ...outcome, next: markPerformed(next, hurt, played) };
  }
  return ok(outcome);
}

/**
 * Applies the subcommands of a line until the acting figure leaves play. `before` = the scenario
 * before the step.
 */
function withSubcommands(
  at: Table,
  figure: FigureId,
  {
    subcommands,
    line,
  }: { readonly subcommands: readonly LineSubcommand[]; readonly line?: LineRef },
  before: Scenario = at.scenario,
): Result<Outcome<Scenario>> {
  let outcome: Outcome<Scenario> = unchanged(at.scenario);
  for (const asked of subcommands) {
    const subcommand = line ? ofLine(asked, line) : asked;
    if (!isPresent(outcome.next, figure)) return ok(outcome);
    const next = { ...at, scenario: outcome.next };
    const refusal = rowOf(subcommand).whyNot(next, subcommand);
    if (refusal && isWithoutEffect(refusal, subcommand, before)) continue;
    if (refusal) return refuse(refusal);
    outcome = andThen(outcome, () => rowOf(subcommand).carryOut(next, subcommand));
  }
  return ok(outcome);
}

type PerformedLine = CommandOfFields<typeof playLinesFields>['lines'][number];

/**
 * Marks the line as done, or with `part` records that this figure has acted. A line that begins an
 * attack is marked when the attack ends.
 */
function markPerformed(
  before: Table,
  after: Scenario,
  { line, subcommands, part, on, offers }: PerformedLine,
): Scenario {
  const taken = offers && offers.length > 0 ? { offers } : {};
  const next = withNotes(after, line, { ...taken, ...(on !== undefined && { on }) });
  if (part) return withAttackOn(next, line, part);
  const isBegun = subcommands.some(({ type }) => type === 'beginAttack');
  if (isBegun) return next;
  const marked = markedHexes(before, after, subcommands);
  const done = withLine(next, line, 'done');
  return marked.length > 0 ? withArea(done, line, marked) : done;
}

/**
 * Refusals that do not stop the rest of an ability: an immune or dead target, no card or standee
 * left, no room for a monster.
 *
 * @rule BLESS-2 SUMMON-5
 */
function isWithoutEffect(refusal: Refusal, { type }: LineSubcommand, before: Scenario): boolean {
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

/** Adds the line to a subcommand, except to attacks and moves, which already name it. */
function ofLine(subcommand: LineSubcommand, line: LineRef): LineSubcommand {
  return subcommand.type === 'beginAttack' || subcommand.type === 'moveFigure'
    ? { ...subcommand, line }
    : subcommand;
}
