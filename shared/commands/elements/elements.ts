/** Commands for the elements: infuse, consume, correct. */
import { andThen, type Outcome } from '../../result';
import { consumeForType } from '../../rules/monsters/abilityLines';
import { whyNotConsume } from '../../rules/monsters/whyNotConsume';
import * as elements from '../../rules/elements/elements';
import type { Scenario } from '../../state';

import { inScenario, type FieldSchemas } from '../commandRow';
import { ownersOf } from '../rights';
import { ELEMENTS, ELEMENT_STATES } from '../../vocabulary';

export const ELEMENT_COMMANDS = {
  /**
   * Infuses an element. During a turn it becomes strong at the end of that turn, otherwise
   * immediately.
   */
  infuse: inScenario(
    (f: FieldSchemas) => ({ element: f.z.enum(ELEMENTS) }),
    { whose: 'runningTurn', readBy: 'everyone' },
    {
      carryOut: ({ scenario }, { element }) => {
        const { next, events } = elements.infuse(scenario, element);
        return madeNow({ next: withElements(scenario, next), events });
      },
    },
  ),

  /**
   * Consumes an element. `monster` = the monster type that consumes it and gets the bonus of its
   * card until the end of the round. `wild` = the card lets the players choose the element.
   */
  consume: inScenario(
    (f: FieldSchemas) => ({
      element: f.z.enum(ELEMENTS),
      monster: f.monsterType.nullable().optional(),
      wild: f.z.boolean().optional(),
    }),
    {
      whose: (command, scenario) =>
        ownersOf({ whose: command.monster ? 'monsters' : 'runningTurn' }, command, scenario),
      readBy: 'everyone',
    },
    {
      whyNot: ({ scenario, content }, { element, monster = null, wild = false }) =>
        whyNotConsume(scenario, content, element, monster && { monster, wild }),
      carryOut: ({ scenario, content }, { element, monster = null, wild = false }) => {
        const { next, events } = elements.consume(scenario, element);
        const used = { next: withElements(scenario, next), events };
        if (monster === null) return used;
        return madeNow(
          andThen(used, (after) =>
            consumeForType(after, content, monster, wild ? 'wild' : element),
          ),
        );
      },
    },
  ),

  correctElement: inScenario(
    (f: FieldSchemas) => ({ element: f.z.enum(ELEMENTS), state: f.z.enum(ELEMENT_STATES) }),
    { whose: 'table', readBy: 'everyone' },
    {
      carryOut: ({ scenario }, { element, state }) => ({
        next: {
          ...scenario,
          elements: { ...scenario.elements, [element]: state },
          infusing: scenario.infusing.filter((made) => made !== element),
        },
        events: [
          {
            type: 'elementCorrected',
            element,
            from: scenario.elements[element],
            to: state,
          },
        ],
      }),
    },
  ),
};

/** Infuses elements immediately if no turn is running. */
function madeNow(outcome: Outcome<Scenario>): Outcome<Scenario> {
  const { phase } = outcome.next;
  if (phase.name === 'turns' && phase.active !== null) return outcome;
  return andThen(outcome, (scenario) => {
    const { next, events } = elements.elementsAtTurnEnd(scenario);
    return { next: withElements(scenario, next), events };
  });
}

function withElements(scenario: Scenario, board: elements.ElementBoard): Scenario {
  return { ...scenario, elements: board.elements, infusing: board.infusing };
}
