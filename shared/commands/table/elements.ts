import { andThen, ok, refuse } from '../../result';
import { elementsWanted, useUp } from '../../rules/monsters/abilityLines';
import * as elements from '../../rules/table/elements';
import { sleeveOf } from '../../rules/table/stats';
import type { Scenario } from '../../state';
import { phaseOf, type Answer, type Context } from '../parts';
import type { CommandOf } from '../shapes';

/** Made in a running turn, the element is strong at its end; between turns it is strong at once. */
export function infuse(scenario: Scenario, { element }: CommandOf<'infuse'>): Answer<Scenario> {
  const isTurnRunning = scenario.phase.name === 'turns' && scenario.phase.active !== null;
  const made = elements.infuse(scenario, element);
  const { next, events } = isTurnRunning ? made : andThen(made, elements.elementsAtTurnEnd);
  return ok({ next: withBoard(scenario, next), events });
}

export function consume(
  scenario: Scenario,
  { element, monster = null, wild = false }: CommandOf<'consume'>,
  { content }: Context,
): Answer<Scenario> {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase;
  if (monster !== null && !sleeveOf(scenario, monster)) {
    return refuse({ code: 'noSuchMonster', monster });
  }
  const asked = wild ? 'wild' : element;
  if (monster !== null && !elementsWanted(scenario, content, monster).includes(asked)) {
    return refuse({ code: 'elementNotWanted', element, monster });
  }
  if (!elements.canConsume(scenario, element)) return refuse({ code: 'elementIsInert', element });
  const { next, events } = elements.consume(scenario, element);
  const used = withBoard(scenario, next);
  if (monster === null) return ok({ next: used, events });
  const done = andThen({ next: used, events }, (after) => useUp(after, content, monster, asked));
  const isTurnRunning = phase.value.active !== null;
  return ok(isTurnRunning ? done : andThen(done, madeAtOnce));
}

export function correctElement(
  scenario: Scenario,
  { element, state }: CommandOf<'correctElement'>,
): Answer<Scenario> {
  return ok({
    next: {
      ...scenario,
      elements: { ...scenario.elements, [element]: state },
      infusing: scenario.infusing.filter((made) => made !== element),
    },
    events: [
      {
        type: 'corrected',
        what: element,
        figure: null,
        from: scenario.elements[element],
        to: state,
      },
    ],
  });
}

function madeAtOnce(scenario: Scenario) {
  const { next, events } = elements.elementsAtTurnEnd(scenario);
  return { next: withBoard(scenario, next), events };
}

function withBoard(scenario: Scenario, board: elements.ElementBoard): Scenario {
  return { ...scenario, elements: board.elements, infusing: board.infusing };
}
