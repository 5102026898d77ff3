/** Rounds and turns: initiative is chosen, told, put in order; turns begin and end. */
import type { FigureId } from '../../ids';
import { andThen, unchanged, type Outcome, type Result } from '../../result';
import { actAgain, whyNotActAgain } from '../../rules/round/arrivals';
import * as rounds from '../../rules/round/rounds';
import * as turns from '../../rules/round/turns';
import type { TurnsPhase } from '../../rules/round/turns';
import * as questions from '../../rules/round/whyNot';
import { charactersOf, withFigure } from '../../rules/table/figures';
import { sortedBlocks } from '../../rules/table/initiative';
import { passOver } from '../lines/lines';
import type { Initiative, Scenario } from '../../state';
import { characterInPlay, figureOf, phaseOf, present, proven, refusalOf } from '../findings';
import { finding, inScenario, unless, type AskedAtTable } from '../handler';

export const ROUND_COMMANDS = inScenario({
  setInitiative: {
    whyNot: (at, { character, leading, second }) =>
      whyNotChoose(at, character, { longRest: false, leading, second }),
    carryOut: ({ scenario }, { character, leading, second }) =>
      choose(scenario, character, { longRest: false, leading, second }),
  },

  declareLongRest: {
    whyNot: (at, { character }) => whyNotChoose(at, character, { longRest: true, taken: false }),
    carryOut: ({ scenario }, { character }) =>
      choose(scenario, character, { longRest: true, taken: false }),
  },

  clearInitiative: {
    whyNot: (at, { character }) => whyNotChoose(at, character, null),
    carryOut: ({ scenario }, { character }) => choose(scenario, character, null),
  },

  revealInitiatives: {
    whyNot: ({ scenario }) =>
      refusalOf(phaseOf(scenario, 'selectCards')) ?? questions.whyNotReveal(scenario),
    carryOut: ({ scenario, content, random }) =>
      rounds.revealInitiatives(scenario, content, random),
  },

  orderTied: finding(
    ({ scenario }, { blocks }) =>
      unless(turnsOf(scenario), (phase) => questions.whyNotOrder(phase, blocks)),
    ({ scenario }, { blocks: ids }, phase) => {
      const wanted = ids.map((id) => present(phase.order.find((block) => block.id === id)));
      const inTurn = wanted.values();
      const order = phase.order.map((block) =>
        wanted.includes(block) ? (inTurn.next().value ?? block) : block,
      );
      return {
        next: withPhase(scenario, { ...phase, order }),
        events: [{ type: 'tieOrdered', blocks: ids, rule: 'INIT-2' }],
      };
    },
  ),

  actAgain: {
    whyNot: ({ scenario }, { monster }) => whyNotActAgain(scenario, monster),
    carryOut: ({ scenario }, { monster }) => actAgain(scenario, monster),
  },

  correctInitiative: finding(
    ({ scenario }, { block, initiative, second }) =>
      unless(turnsOf(scenario), ({ order }) => {
        const found = order.find((each) => each.id === block);
        // The second card alone is told whenever it is played.
        const isOfNow = found?.initiative === initiative && second !== undefined;
        // Who acts may have told another card; it keeps its place.
        const isCharacter = charactersOf(scenario).some(({ id }) => (id as string) === block);
        const acts = isCharacter && found?.turns.some(({ state }) => state === 'acting') === true;
        return isOfNow || acts ? null : questions.whyNotWaiting(order, block);
      }),
    ({ scenario }, { block: id, initiative, second: wanted }, phase) => {
      const isWaiting = questions.whyNotWaiting(phase.order, id) === null;
      const block = present(phase.order.find((each) => each.id === id));
      const character = charactersOf(scenario).find((each) => (each.id as string) === id);
      const second = character && wanted !== undefined ? wanted : block.second;
      const corrected = { ...block, initiative, second, longRest: false };
      const now = phase.order.map((each) => (each === block ? corrected : each));
      const order = isWaiting ? sortedBlocks(now) : now;
      const told = { longRest: false, leading: initiative, second } as const;
      const next = character ? withFigure(scenario, { ...character, initiative: told }) : scenario;
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
  ),

  startTurn: {
    whyNot: ({ scenario }, { figure, negate = null }) => {
      const phase = phaseOf(scenario, 'turns');
      if (!phase.ok) return phase.refusal;
      const found = figureOf(scenario, figure);
      return found.ok ? questions.whyNotStartTurn(phase.value, found.value, negate) : found.refusal;
    },
    carryOut: ({ scenario, content }, { figure, negate = null, spare = false }) =>
      turns.startTurn(scenario, content, figure, { negate, isSpared: spare }),
  },

  endTurn: {
    whyNot: ({ scenario }, { figure }) => {
      const phase = phaseOf(scenario, 'turns');
      if (!phase.ok) return phase.refusal;
      return (
        refusalOf(figureOf(scenario, figure)) ??
        questions.whyNotEndTurn(scenario, phase.value, figure)
      );
    },
    carryOut: ({ scenario, content }, { figure, keep = [], wait = false, leaving = [] }) =>
      andThen(passOver(scenario, figure, leaving), (next) =>
        turns.endTurn(next, content, figure, { keep, waits: wait }),
      ),
  },

  /** Stops where somebody outside of the block has to act or decide first. */
  endBlock: finding(
    ({ scenario }, { block }) =>
      unless(turnsOf(scenario), (phase) => questions.whyNotEndBlock(scenario, phase, block)),
    ({ scenario, content }, { block: id }, phase) => {
      const figures = present(phase.order.find((each) => each.id === id)).turns.map(
        (turn) => turn.figure,
      );
      let outcome: Outcome<Scenario> =
        phase.active === null
          ? turns.startTurn(scenario, content, present(turns.nextFigure(phase)))
          : unchanged(scenario);
      for (let left = figures.length; left > 0; left -= 1) {
        outcome = andThen(outcome, (next) => {
          const active = next.phase.name === 'turns' ? next.phase.active : null;
          if (active === null || !figures.includes(active)) return unchanged(next);
          return turns.endTurn(next, content, active);
        });
      }
      return outcome;
    },
  ),

  endRound: finding(
    ({ scenario }) =>
      unless(turnsOf(scenario), (phase) => questions.whyNotEndRound(scenario, phase)),
    ({ scenario, content, random }) => rounds.endRound(scenario, content, random),
  ),
});

/** Why a character cannot choose this, or take back what it chose (null). */
export function whyNotChoose(
  { scenario, content }: Pick<AskedAtTable, 'scenario' | 'content'>,
  id: FigureId,
  wanted: Initiative | null,
) {
  const phase = phaseOf(scenario, 'selectCards');
  if (!phase.ok) return phase.refusal;
  const found = characterInPlay(scenario, id);
  if (!found.ok) return found.refusal;
  return wanted && questions.whyNotChoose(found.value, wanted, content);
}

/** Nothing is told: what was chosen stays hidden until all are in. */
export function choose(
  scenario: Scenario,
  id: FigureId,
  initiative: Initiative | null,
): Outcome<Scenario> {
  const character = proven(characterInPlay(scenario, id));
  return unchanged(withFigure(scenario, { ...character, initiative }));
}

function turnsOf(scenario: Scenario): Result<TurnsPhase> {
  return phaseOf(scenario, 'turns');
}

function withPhase(scenario: Scenario, phase: TurnsPhase): Scenario {
  return { ...scenario, phase };
}
