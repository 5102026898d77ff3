/** Rounds and turns: initiative is chosen, told, put in order; turns begin and end. */
import { andThen, forEach, unchanged, type Outcome } from '../../result';
import { actAgain, whyNotActAgain } from '../../rules/round/arrivals';
import * as rounds from '../../rules/round/rounds';
import * as turns from '../../rules/round/turns';
import type { TurnsPhase } from '../../rules/round/turns';
import * as questions from '../../rules/round/whyNot';
import { charactersOf, withFigure } from '../../rules/figures/figures';
import { withInitiativeTold } from '../../rules/figures/hand/heldCards';
import { sortedWaiting } from '../../rules/order/initiative';
import { passOver } from '../cards/lines';
import type { Character, Initiative, Scenario } from '../../state';
import { phaseOf, present, refusalOf } from '../proven';
import { inScenario } from '../handler';
import { inTurns, onChoosers, onFiguresInTurns } from '../lookups';

export const ROUND_COMMANDS = inScenario({
  ...onChoosers({
    setInitiative: {
      whyNot: ({ content, chooser }, { leading, second }) =>
        questions.whyNotChoose(chooser, { longRest: false, leading, second }, content),
      carryOut: ({ scenario, chooser }, { leading, second }) =>
        choose(scenario, chooser, { longRest: false, leading, second }),
    },

    declareLongRest: {
      whyNot: ({ content, chooser }) => questions.whyNotChoose(chooser, LONG_REST, content),
      carryOut: ({ scenario, chooser }) => choose(scenario, chooser, LONG_REST),
    },

    clearInitiative: {
      carryOut: ({ scenario, chooser }) => choose(scenario, chooser, null),
    },
  }),

  revealInitiatives: {
    whyNot: ({ scenario }) =>
      refusalOf(phaseOf(scenario, 'selectCards')) ?? questions.whyNotReveal(scenario),
    carryOut: ({ scenario, content, random }) =>
      rounds.revealInitiatives(scenario, content, random),
  },

  actAgain: {
    whyNot: ({ scenario }, { monster }) => whyNotActAgain(scenario, monster),
    carryOut: ({ scenario }, { monster }) => actAgain(scenario, monster),
  },

  ...inTurns({
    orderTied: {
      whyNot: ({ phase }, { blocks }) => questions.whyNotOrder(phase, blocks),
      carryOut: ({ scenario, phase }, { blocks: ids }) => {
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
    },

    correctInitiative: {
      whyNot: ({ scenario, phase: { order } }, { block, initiative, second }) => {
        const found = order.find((each) => each.id === block);
        // The second card alone is told whenever it is played.
        const isOfNow = found?.initiative === initiative && second !== undefined;
        // Who acts may have told another card; it keeps its place.
        const isCharacter = charactersOf(scenario).some(({ id }) => (id as string) === block);
        const acts = isCharacter && found?.turns.some(({ state }) => state === 'acting') === true;
        return isOfNow || acts ? null : questions.whyNotWaiting(order, block);
      },
      carryOut: ({ scenario, content, phase }, { block: id, initiative, second: wanted }) => {
        const isWaiting = questions.whyNotWaiting(phase.order, id) === null;
        const block = present(phase.order.find((each) => each.id === id));
        const character = charactersOf(scenario).find((each) => (each.id as string) === id);
        const second = character && wanted !== undefined ? wanted : block.second;
        const corrected = { ...block, initiative, second, longRest: false };
        const now = phase.order.map((each) => (each === block ? corrected : each));
        const order = isWaiting ? sortedWaiting(now) : now;
        const told = { longRest: false, leading: initiative, second } as const;
        const printed = character ? content.classCards(character.class) : [];
        const next = character
          ? withFigure(scenario, withInitiativeTold(character, told, printed))
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

    /** Stops where somebody outside of the block has to act or decide first. */
    endBlock: {
      whyNot: ({ scenario, phase }, { block }) => questions.whyNotEndBlock(scenario, phase, block),
      carryOut: ({ scenario, content, phase }, { block: id }) => {
        const block = present(phase.order.find((each) => each.id === id));
        const figures = block.turns.map((turn) => turn.figure);
        const begun =
          phase.active === null
            ? turns.startTurn(scenario, content, present(turns.nextFigure(phase)))
            : unchanged(scenario);
        return forEach(begun, figures, (next) => {
          const active = next.phase.name === 'turns' ? next.phase.active : null;
          if (active === null || !figures.includes(active)) return unchanged(next);
          return turns.endTurn(next, content, active);
        });
      },
    },

    endRound: {
      whyNot: ({ scenario, phase }) => questions.whyNotEndRound(scenario, phase),
      carryOut: ({ scenario, content, random }) => rounds.endRound(scenario, content, random),
    },
  }),

  ...onFiguresInTurns({
    startTurn: {
      whyNot: ({ phase, figure }, { negate = null }) =>
        questions.whyNotStartTurn(phase, figure, negate),
      carryOut: ({ scenario, content }, { figure, negate = null, spare = false }) =>
        turns.startTurn(scenario, content, figure, { negate, isSpared: spare }),
    },

    endTurn: {
      whyNot: ({ scenario, phase }, { figure }) => questions.whyNotEndTurn(scenario, phase, figure),
      carryOut: ({ scenario, content }, { figure, keep = [], wait = false, leaving = [] }) =>
        andThen(passOver(scenario, figure, leaving), (next) =>
          turns.endTurn(next, content, figure, { keep, waits: wait }),
        ),
    },
  }),
});

const LONG_REST = { longRest: true, taken: false } as const;

/** Nothing is told: what was chosen stays hidden until all are in. */
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
