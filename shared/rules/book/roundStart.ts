/** Start of a round: elements set by the scenario, and figures that become invisible. */
import type { Content } from '../../content/content';
import type { ScenarioContent } from '../../content/types';
import type { GameEvent } from '../../events';
import { forEach, putBack, unchanged, type Outcome } from '../../result';
import type { Scenario } from '../../state';
import { ELEMENTS } from '../../vocabulary';
import { allHold } from '../figures/bookConditions/bookConditions';
import { addCondition } from '../figures/conditions/conditions';
import { monstersOf, withFigure } from '../figures/figures';
import { statsOf } from '../figures/stats/stats';
import { isInRounds } from '../../content/rooms';

/** @rule SETUP-1 SOLO-3 */
export function roundStarts(scenario: Scenario, content: Content): Outcome<Scenario> {
  const set = elementsSet(scenario, content.scenario(scenario.scenario));
  const hiding = monstersOf(set.next).filter(
    (monster) => statsOf(set.next, content, monster)?.invisibleAtStartOfRound,
  );
  return forEach(set, hiding, (next, monster) =>
    putBack(addCondition(monster, 'invisible', false), (hidden) => withFigure(next, hidden)),
  );
}

function elementsSet(scenario: Scenario, printed: ScenarioContent | null): Outcome<Scenario> {
  const due = (printed?.elements ?? []).filter(
    (each) =>
      each.timing === 'start' &&
      isInRounds(each.rounds, scenario.round) &&
      printed !== null &&
      allHold(scenario, printed, each.when) === true,
  );
  if (due.length === 0) return unchanged(scenario);
  const elements = due.reduce((now, each) => ({ ...now, ...each.elements }), scenario.elements);
  const events = ELEMENTS.flatMap((element): readonly GameEvent[] => {
    const to = elements[element];
    if (to === scenario.elements[element]) return [];
    if (to === 'strong') return [{ type: 'elementStrengthened', element, rule: 'SETUP-1' }];
    return [{ type: 'elementWaned', element, to, rule: 'SETUP-1' }];
  });
  return { next: { ...scenario, elements }, events };
}
