import type { Content } from '../../content/content';
import type { MonsterTypeId } from '../../ids';
import type { Refusal } from '../../refusals';
import type { Scenario } from '../../state';
import type { Element } from '../../vocabulary';
import { canConsume } from '../elements/elements';
import { hindranceOf } from '../figures/conditions/conditions';
import { findFigure } from '../figures/figures';
import { phaseOf } from '../figures/lookups';
import { sleeveOf } from '../figures/stats/stats';
import { turnOf } from '../order/playedLines';
import { elementsWanted } from './abilityLines';

/** Refuses while the active monster of the type is stunned. @rule STUN-1 ELEMENT-3 */
function whyNotStunned(scenario: Scenario, type: MonsterTypeId): Refusal | null {
  const { phase } = scenario;
  const active = phase.name === 'turns' && phase.active ? findFigure(scenario, phase.active) : null;
  if (active?.kind !== 'monster' || active.type !== type) return null;
  const was = turnOf(phase, active.id)?.stunned === true ? 'stun' : null;
  const condition = hindranceOf(active, 'act') ?? was;
  return condition && { code: 'figureCannotAct', figure: active.id, condition };
}

/**
 * Refuses to consume an element. `by` = the monster type whose card consumes it, or any element
 * (`wild`); null = another figure.
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
    const refusal = whyNotStunned(scenario, monster);
    if (refusal) return refusal;
    if (!elementsWanted(scenario, content, monster).includes(wild ? 'wild' : element)) {
      return { code: 'elementNotWanted', element, monster };
    }
  }
  return canConsume(scenario, element) ? null : { code: 'elementIsInert', element };
}
