import type { Content } from '../../content/content';
import type { MonsterTypeId } from '../../ids';
import type { Refusal } from '../../refusals';
import type { Scenario } from '../../state';
import type { Element } from '../../vocabulary';
import { canConsume } from '../elements/elements';
import { phaseOf } from '../figures/lookups';
import { sleeveOf } from '../figures/stats';
import { elementsWanted } from './abilityLines';

/**
 * `by` = the monsters whose card consumes the element, or any element (`wild`); null = another
 * figure.
 */
export function whyNotConsume(
  scenario: Scenario,
  content: Content,
  element: Element,
  by: { readonly monster: MonsterTypeId; readonly wild: boolean } | null,
): Refusal | null {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase.refusal;
  if (by) {
    const { monster, wild } = by;
    if (!sleeveOf(scenario, monster)) return { code: 'noSuchMonster', monster };
    if (!elementsWanted(scenario, content, monster).includes(wild ? 'wild' : element)) {
      return { code: 'elementNotWanted', element, monster };
    }
  }
  return canConsume(scenario, element) ? null : { code: 'elementIsInert', element };
}
