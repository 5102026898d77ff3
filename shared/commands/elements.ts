import { andThen, ok, refuse } from '../result';
import * as elements from '../rules/elements';
import { sleeveOf } from '../rules/placement';
import { withConsumed } from '../rules/sleeves';
import type { Scenario } from '../state';
import { phaseOf, type Answer } from './parts';
import type { CommandOf } from './shapes';

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
): Answer<Scenario> {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase;
  if (monster !== null && !sleeveOf(scenario, monster)) {
    return refuse({ code: 'noSuchMonster', monster });
  }
  if (!elements.canConsume(scenario, element)) return refuse({ code: 'elementIsInert', element });
  const { next, events } = elements.consume(scenario, element);
  const used = withBoard(scenario, next);
  if (monster === null) return ok({ next: used, events });
  return ok({ next: withConsumed(used, monster, wild ? 'wild' : element), events });
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

function withBoard(scenario: Scenario, board: elements.ElementBoard): Scenario {
  return { ...scenario, elements: board.elements, infusing: board.infusing };
}
