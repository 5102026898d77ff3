/** Abilities of cards: played as one step, or marked. */
import type { z } from 'zod';
import type { Random } from '../../random';
import type { Refusal } from '../../refusals';
import { andThen, ok, refuse, unchanged, type Outcome, type Result } from '../../result';
import { useCard, whyNotLetGo, whyNotUse } from '../../rules/cards/activeCards';
import { whyNotTellCard, withChosenCard } from '../../rules/round/namedCard';
import { whyNotMarkLines, whyNotPlayLines } from '../../rules/round/whyNot';
import { findFigure, isInPlay, withFigure } from '../../rules/figures/figures';
import {
  passOverLines,
  withAttackOn,
  withDamageOf,
  withLine,
  withWalk,
} from '../../rules/order/playedLines';
import type { FigureId } from '../../ids';
import type { LineRef, Scenario } from '../../state';
import { present, proven, refusalOf } from '../proven';
import {
  inScenario,
  type AskedAtTable,
  type CommandOfFields,
  type ShapeFields,
  type Kit,
  type ScenarioRow,
  type Typed,
  type ValuesOf,
  type Whose,
} from '../row';
import { onCharacters } from '../lookups';
import { ATTACK_COMMANDS } from '../attack/attack';
import { ATTACK_CARD_COMMANDS } from '../attack/modifierCards';
import { TARGET_COMMANDS } from '../attack/targets';
import { BOARD_COMMANDS } from '../board/board';
import { MOVE_COMMANDS } from '../board/moves';
import { DECK_COMMANDS } from '../decks/decks';
import { ELEMENT_COMMANDS } from '../elements/elements';
import { CHARACTER_COMMANDS } from '../figures/characters';
import { FIGURE_COMMANDS } from '../figures/figures';
import { MONSTER_COMMANDS } from '../monsters/monsters';
import { ROUND_COMMANDS } from '../round/rounds';
import { SCENARIO_COMMANDS } from '../scenario/scenario';
import { CARD_COMMANDS } from './piles';

/** The use of a card in effect is marked. */
const useFields = (f: Kit) => ({ figure: f.figure, card: f.number });
const useActiveCard = onCharacters(
  useFields,
  { whose: 'figure', readBy: 'everyone' },
  {
    whyNot: ({ content, character }, { card }) => whyNotUse(content, character, card),
    carryOut: ({ scenario, content }, { figure, card }) => useCard(scenario, content, figure, card),
  },
);

/** An active card prevents the damage of the current attack, or the damage suffered last. */
const changeTarget = {
  ...TARGET_COMMANDS.changeTarget,
  shape: (f: Kit) => ({ figure: f.figure, negate: f.z.literal('cardInEffect') }),
};

/** Commands that leave the sheets alone: lines can give them. */
const SUBCOMMANDS = {
  beginAttack: ATTACK_COMMANDS.beginAttack,
  drawForAttack: ATTACK_CARD_COMMANDS.drawForAttack,
  moveFigure: MOVE_COMMANDS.moveFigure,
  placeFigure: BOARD_COMMANDS.placeFigure,
  openDoor: BOARD_COMMANDS.openDoor,
  pushFigure: MOVE_COMMANDS.pushFigure,
  layOverlay: BOARD_COMMANDS.layOverlay,
  removeOverlay: BOARD_COMMANDS.removeOverlay,
  addModifierCards: DECK_COMMANDS.addModifierCards,
  removeModifierCards: DECK_COMMANDS.removeModifierCards,
  shuffleModifierDeck: DECK_COMMANDS.shuffleModifierDeck,
  moveCard: CARD_COMMANDS.moveCard,
  countCards: CHARACTER_COMMANDS.countCards,
  revealRoom: SCENARIO_COMMANDS.revealRoom,
  actAgain: ROUND_COMMANDS.actAgain,
  addMonster: MONSTER_COMMANDS.addMonster,
  addSummon: MONSTER_COMMANDS.addSummon,
  sufferDamage: FIGURE_COMMANDS.sufferDamage,
  negateDamage: FIGURE_COMMANDS.negateDamage,
  changeTarget,
  healFigure: FIGURE_COMMANDS.healFigure,
  addCondition: FIGURE_COMMANDS.addCondition,
  removeCondition: FIGURE_COMMANDS.removeCondition,
  addBonus: FIGURE_COMMANDS.addBonus,
  lootTokens: CHARACTER_COMMANDS.lootTokens,
  gainExperience: CHARACTER_COMMANDS.gainExperience,
  infuse: ELEMENT_COMMANDS.infuse,
  consume: ELEMENT_COMMANDS.consume,
  useActiveCard,
};

type SubcommandType = keyof typeof SUBCOMMANDS;
type Subcommand = {
  [T in SubcommandType]: ValuesOf<Typed<T, (typeof SUBCOMMANDS)[T]['shape']>>;
}[SubcommandType];

/** A subcommand, distinguished by its type. */
function subcommand(f: Kit): z.ZodType<Subcommand> {
  const rows = Object.entries<{ readonly shape: (kit: Kit) => ShapeFields }>(SUBCOMMANDS);
  const [first, ...others] = rows.map(([type, { shape }]) =>
    f.z.strictObject({ type: f.z.literal(type), ...shape(f) }),
  );
  const all = [present(first), ...others] as const;
  return f.z.discriminatedUnion('type', all) as unknown as z.ZodType<Subcommand>;
}

/** Checks need no chance. */
const NO_CHANCE: Random = () => 0;

const playLinesFields = (f: Kit) => ({
  figure: f.figure,
  lines: f.z
    .array(
      f.z.strictObject({
        line: f.lineRef,
        subcommands: f.z.array(subcommand(f)).max(40),
        /** Done for this figure; others follow. */
        part: f.figure.optional(),
      }),
    )
    .min(1)
    .max(12),
  /** The board's reason why the ability has no effect. */
  idle: f.z.enum(['stays', 'attacksNobody', 'noFocus']).optional(),
});

export const LINE_COMMANDS = {
  /**
   * Plays abilities of the active figure as one step. Without subcommands the ability was performed
   * on the table.
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
        refusalOf(play({ ...at, random: NO_CHANCE }, command)),
      carryOut: (at, command) => proven(play(at, command)),
    },
  ),

  /** Marks a use slot of an active card, if it has any, and performs its effect. */
  useActiveCard: onCharacters(
    (f: Kit) => ({
      ...useFields(f),
      subcommands: f.z.array(subcommand(f)).min(1).max(40).optional(),
    }),
    { whose: ({ figure, subcommands = [] }) => ownersIn(figure, subcommands), readBy: 'everyone' },
    {
      whyNot: (at, { figure, card, subcommands }) => {
        const asked = subcommands ?? [];
        if (asked.length === 0) return whyNotUse(at.content, at.character, card);
        const refusal = whyNotLetGo(at.character, card);
        const table = { ...at, random: NO_CHANCE };
        return refusal ?? refusalOf(withSubcommands(table, figure, { subcommands: asked }));
      },
      carryOut: (at, { figure, card, subcommands }) => {
        const asked = { subcommands: subcommands ?? [] };
        const done = proven(withSubcommands(at, figure, asked));
        return andThen(done, (next) => useCard(next, at.content, figure, card));
      },
    },
  ),

  /** Chooses the class card of an initiative that several cards have. */
  tellCard: onCharacters(
    (f: Kit) => ({ figure: f.figure, card: f.number }),
    { whose: 'figure', readBy: 'everyone' },
    {
      whyNot: ({ scenario, content, character }, { card }) =>
        whyNotTellCard(scenario, content, character, card),
      carryOut: ({ scenario, content, character }, { card }) =>
        unchanged(withFigure(scenario, withChosenCard(content, character, card))),
    },
  ),

  /** Passes lines of the running turn over, calls them done, or opens them again. */
  markLines: inScenario(
    (f: Kit) => ({
      figure: f.figure,
      lines: f.z.array(f.lineRef).min(1).max(40),
      state: f.z.enum(['open', 'done', 'skipped']),
    }),
    { whose: 'figure', readBy: 'everyone' },
    {
      whyNot: ({ scenario }, { figure }) => whyNotMarkLines(scenario, figure),
      carryOut: ({ scenario }, { figure, lines, state }) =>
        state === 'skipped'
          ? passOverLines(scenario, figure, lines)
          : unchanged(lines.reduce((now, line) => markedAs(now, line, state), scenario)),
    },
  ),
};

/** Players own the abilities they play and all their effects. No other seat is involved. */
function ownersIn(actor: FigureId, subcommands: readonly Subcommand[]): Whose {
  const others = subcommands.map(actorsOf);
  return others.includes('table')
    ? 'table'
    : [actor, ...others.flatMap((each) => (each === 'table' ? [] : each))];
}

/** The acting figures. Effects on other figures belong to the ability. */
function actorsOf(subcommand: Subcommand): Whose {
  switch (subcommand.type) {
    case 'beginAttack':
      return [subcommand.attacker];
    case 'moveFigure':
    case 'lootTokens':
    case 'gainExperience':
    case 'moveCard':
    case 'countCards':
    case 'useActiveCard':
      return [subcommand.figure];
    case 'addSummon':
      return [subcommand.owner];
    case 'addMonster':
    case 'actAgain':
      return ['monsters'];
    case 'revealRoom':
    case 'openDoor':
      return 'table';
    case 'consume':
      return subcommand.monster === undefined || subcommand.monster === null ? [] : ['monsters'];
    default:
      return [];
  }
}

function markedAs(scenario: Scenario, line: LineRef, state: 'open' | 'done'): Scenario {
  return state === 'done' ? withWalk(scenario, line, null) : withLine(scenario, line, state);
}

interface Table extends AskedAtTable {
  readonly random: Random;
}

/** One line after the other, each subcommand on the table left by the one before. */
function play(
  at: Table,
  { figure, lines }: CommandOfFields<typeof playLinesFields>,
): Result<Outcome<Scenario>> {
  let outcome: Outcome<Scenario> = unchanged(at.scenario);
  for (const { line, subcommands, part } of lines) {
    const next = { ...at, scenario: outcome.next };
    const done = withSubcommands(next, figure, { subcommands, line }, at.scenario);
    if (!done.ok) return done;
    outcome = andThen(outcome, () => done.value);
    if (!isPresent(outcome.next, figure)) return ok(outcome);
    const hurt = withDamageOf(next.scenario, outcome.next, line);
    outcome = { ...outcome, next: noted(hurt, line, subcommands, part) };
  }
  return ok(outcome);
}

/** A figure that is gone does no more of them. `before` = the table as the step found it. */
function withSubcommands(
  at: Table,
  figure: FigureId,
  { subcommands, line }: { readonly subcommands: readonly Subcommand[]; readonly line?: LineRef },
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

/** Attacks mark their ability as done themselves. */
function noted(
  scenario: Scenario,
  line: LineRef,
  subcommands: readonly Subcommand[],
  part: FigureId | undefined,
): Scenario {
  if (part) return withAttackOn(scenario, line, part);
  const isBegun = subcommands.some(({ type }) => type === 'beginAttack');
  return isBegun ? scenario : withLine(scenario, line, 'done');
}

/**
 * Refusals that do not stop the rest of an ability: an immune or dead target, no card or standee
 * left, no room for a monster.
 *
 * @rule BLESS-2 SUMMON-5
 */
function isWithoutEffect(refusal: Refusal, { type }: Subcommand, before: Scenario): boolean {
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

/** Attacks and moves name their ability themselves. */
function ofLine(subcommand: Subcommand, line: LineRef): Subcommand {
  return subcommand.type === 'beginAttack' || subcommand.type === 'moveFigure'
    ? { ...subcommand, line }
    : subcommand;
}

/** The compiler does not see that the row found by a subcommand's type is its own. */
function rowOf({ type }: Subcommand): ScenarioRow<ShapeFields> {
  return SUBCOMMANDS[type] as unknown as ScenarioRow<ShapeFields>;
}
