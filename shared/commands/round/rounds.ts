/** Commands for rounds and turns: initiatives, turn order, starts and ends of turns. */
import { andThen, forEach, unchanged, refusalOf, type Outcome } from '../../result';
import { actAgain, whyNotActAgain } from '../../rules/round/arrivals';
import { withSleeveOrder } from '../../rules/round/sharedDecks';
import * as rounds from '../../rules/round/rounds';
import * as turns from '../../rules/round/turns';
import { nextFigure, type TurnsPhase } from '../../rules/round/turnStates';
import * as questions from '../../rules/round/whyNot';
import { whyNotNegate } from '../../rules/figures/hitPoints/damage';
import { charactersOf, withFigure } from '../../rules/figures/figures';
import { withCorrectedInitiative } from '../../rules/figures/hand/heldCards';
import { sortedWaiting } from '../../rules/order/initiative';
import { skipLines } from '../../rules/order/playedLines';
import type { Character, Initiative, Scenario } from '../../state';
import { phaseOf } from '../../rules/figures/lookups';
import { assumePresent } from '../assertions';
import { inScenario, type FieldSchemas } from '../commandRow';
import type { Whose } from '../rights';
import type { BlockId } from '../../ids';
import { inTurns, onChoosers, onFiguresInTurns } from '../lookups';

export const ROUND_COMMANDS = {
  setInitiative: onChoosers(
    (f: FieldSchemas) => ({
      character: f.figure,
      leading: f.initiativeNumber,
      second: f.initiativeNumber.nullable(),
    }),
    { whose: 'character', readBy: 'ownerNotTable' },
    {
      whyNot: ({ content, chooser }, { leading, second }) =>
        questions.whyNotChoose(chooser, { longRest: false, leading, second }, content),
      carryOut: ({ scenario, chooser }, { leading, second }) =>
        choose(scenario, chooser, { longRest: false, leading, second }),
    },
  ),

  declareLongRest: onChoosers(
    (f: FieldSchemas) => ({ character: f.figure }),
    { whose: 'character', readBy: 'ownerNotTable' },
    {
      whyNot: ({ content, chooser }) => questions.whyNotChoose(chooser, LONG_REST, content),
      carryOut: ({ scenario, chooser }) => choose(scenario, chooser, LONG_REST),
    },
  ),

  clearInitiative: onChoosers(
    (f: FieldSchemas) => ({ character: f.figure }),
    { whose: 'character', readBy: 'owner' },
    {
      carryOut: ({ scenario, chooser }) => choose(scenario, chooser, null),
    },
  ),

  revealInitiatives: inScenario(
    () => ({}),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario }) =>
        refusalOf(phaseOf(scenario, 'selectCards')) ?? questions.whyNotReveal(scenario),
      carryOut: ({ scenario, content, random }) =>
        rounds.revealInitiatives(scenario, content, random),
    },
  ),

  /** Gives all monsters of a type another turn after the current one. */
  actAgain: inScenario(
    (f: FieldSchemas) => ({ monster: f.monsterType }),
    { whose: 'monsters', readBy: 'everyone' },
    {
      whyNot: ({ scenario }, { monster }) => whyNotActAgain(scenario, monster),
      carryOut: ({ scenario }, { monster }) => actAgain(scenario, monster),
    },
  ),

  /** Sets the order of tied blocks. */
  orderTied: inTurns(
    (f: FieldSchemas) => ({ blocks: f.z.array(f.block).min(2).max(30) }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ phase }, { blocks }) => questions.whyNotOrder(phase, blocks),
      carryOut: ({ scenario, phase }, { blocks: ids }) => {
        const wanted = ids.map((id) => assumePresent(phase.order.find((block) => block.id === id)));
        const inTurn = wanted.values();
        const order = phase.order.map((block) =>
          wanted.includes(block) ? (inTurn.next().value ?? block) : block,
        );
        return {
          next: withSleeveOrder(withPhase(scenario, { ...phase, order }), ids),
          events: [{ type: 'tieOrdered', blocks: ids, rule: 'INIT-2' }],
        };
      },
    },
  ),

  /** Corrects the initiative of a block after the reveal and moves it to its place in the order. */
  correctInitiative: inTurns(
    (f: FieldSchemas) => ({
      block: f.block,
      initiative: f.initiativeNumber,
      /** Initiative of a character's second card; null = unknown, missing = unchanged. */
      second: f.initiativeNumber.nullable().optional(),
    }),
    { whose: ofSecondCard, readBy: 'everyone' },
    {
      whyNot: ({ scenario, phase: { order } }, { block, initiative, second }) => {
        const found = order.find((each) => each.id === block);
        // True if only the second card changes, which is possible at any time.
        const isOfNow = found?.initiative === initiative && second !== undefined;
        // The active figure keeps its place in the order.
        const isCharacter = charactersOf(scenario).some(({ id }) => (id as string) === block);
        const acts = isCharacter && found?.turns.some(({ state }) => state === 'acting') === true;
        return isOfNow || acts ? null : questions.whyNotWaiting(order, block);
      },
      carryOut: ({ scenario, content, phase }, { block: id, initiative, second: wanted }) => {
        const isWaiting = questions.whyNotWaiting(phase.order, id) === null;
        const block = assumePresent(phase.order.find((each) => each.id === id));
        const character = charactersOf(scenario).find((each) => (each.id as string) === id);
        const second = character && wanted !== undefined ? wanted : block.second;
        const corrected = { ...block, initiative, second, longRest: false };
        const now = phase.order.map((each) => (each === block ? corrected : each));
        const order = isWaiting ? sortedWaiting(now) : now;
        const entered = { longRest: false, leading: initiative, second } as const;
        const printed = character ? content.classCards(character.class) : [];
        const next = character
          ? withFigure(scenario, withCorrectedInitiative(character, entered, printed))
          : scenario;
        const figure = character?.id ?? null;
        const from = block.initiative;
        return {
          next: withPhase(next, { ...phase, order }),
          events:
            from === initiative
              ? []
              : [{ type: 'initiativeCorrected', block: id, figure, from, to: initiative }],
        };
      },
    },
  ),

  /**
   * Ends the turns of all figures left in the active block, one after the other. Stops if a figure
   * outside the block must act or decide first.
   */
  endBlock: inTurns(
    (f: FieldSchemas) => ({ block: f.block }),
    { whose: 'monsters', readBy: 'everyone' },
    {
      whyNot: ({ scenario, phase }, { block }) => questions.whyNotEndBlock(scenario, phase, block),
      carryOut: ({ scenario, content, phase }, { block: id }) => {
        const block = assumePresent(phase.order.find((each) => each.id === id));
        const figures = block.turns.map((turn) => turn.figure);
        const begun =
          phase.active === null
            ? turns.startTurn(scenario, content, assumePresent(nextFigure(phase)))
            : unchanged(scenario);
        return forEach(begun, figures, (next) => {
          const active = next.phase.name === 'turns' ? next.phase.active : null;
          if (active === null || !figures.includes(active)) return unchanged(next);
          return turns.endTurn(next, content, active);
        });
      },
    },
  ),

  endRound: inTurns(
    () => ({}),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario, phase }) => questions.whyNotEndRound(scenario, phase),
      carryOut: ({ scenario, content, random }) => rounds.endRound(scenario, content, random),
    },
  ),

  /**
   * Starts a turn. `negate` = cards a character loses instead of the first damage from its
   * conditions.
   */
  startTurn: onFiguresInTurns(
    (f: FieldSchemas) => ({
      figure: f.figure,
      negate: f.negation.nullable().optional(),
      /** Conditions that have no effect this time. */
      spare: f.keptConditions,
    }),
    { whose: 'figure', readBy: 'everyone' },
    {
      whyNot: ({ phase, figure }, { negate = null }) =>
        questions.whyNotStartTurn(phase, figure, negate),
      carryOut: ({ scenario, content }, { figure, negate = null, spare = [] }) =>
        turns.startTurn(scenario, content, figure, { negate, spare }),
    },
  ),

  /**
   * Ends the current turn and starts the next one. With `wait`, it does not start the turn of a
   * figure that would suffer damage from conditions. Conditions in `keep` do not expire. `negate` =
   * cards a character loses instead of the first damage of a treasure that it loots or a condition.
   */
  endTurn: onFiguresInTurns(
    (f: FieldSchemas) => ({
      figure: f.figure,
      keep: f.keptConditions,
      wait: f.z.boolean().optional(),
      /** Abilities that the players skip. */
      leaving: f.z.array(f.lineRef).max(40).optional(),
      negate: f.negation.nullable().optional(),
    }),
    { whose: 'figure', readBy: 'everyone' },
    {
      whyNot: ({ scenario, phase, figure: whose }, { figure, negate }) =>
        questions.whyNotEndTurn(scenario, phase, figure) ?? whyNotNegate(whose, [negate]),
      carryOut: (
        { scenario, content },
        { figure, keep = [], wait = false, leaving = [], negate = null },
      ) =>
        andThen(skipLines(scenario, figure, leaving), (next) =>
          turns.endTurn(next, content, figure, { keep, waits: wait, negate }),
        ),
    },
  ),
};

const LONG_REST = { longRest: true, taken: false } as const;

/** Sets a character's choice. No event, because choices stay hidden until all are revealed. */
function choose(
  scenario: Scenario,
  character: Character,
  initiative: Initiative | null,
): Outcome<Scenario> {
  return unchanged(withFigure(scenario, { ...character, initiative }));
}

function withPhase(scenario: Scenario, phase: TurnsPhase): Scenario {
  return { ...scenario, phase };
}

interface CorrectedInitiative {
  readonly block: BlockId;
  readonly initiative: number;
  readonly second?: number | null | undefined;
}

/** The owners of a correction: the player for their second card, the table for a leading card. */
function ofSecondCard(
  { block, initiative, second }: CorrectedInitiative,
  scenario: Scenario | null,
): Whose {
  const order = scenario?.phase.name === 'turns' ? scenario.phase.order : [];
  const own = order.find(({ id, kind }) => id === block && kind === 'character');
  const isSecond = own?.initiative === initiative && second !== undefined;
  return isSecond ? own.turns.map(({ figure: id }) => id) : 'table';
}
