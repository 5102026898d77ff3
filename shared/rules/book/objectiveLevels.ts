/** Hit points of objectives and escorts after the scenario level was corrected. */
import type { Content } from '../../content/content';
import type { ObjectiveContent } from '../../content/types';
import type { FigureId, MonsterTypeId } from '../../ids';
import { objectivesOf } from '../figures/figures';
import { printedObjective } from '../figures/stats/printedObjective';
import type { Objective, Scenario } from '../../state';
import { amountFor } from '../figures/bookConditions/openRooms';

/**
 * Adapts the hit points of the scenario's objectives to a new level; the damage they suffered
 * stays. An objective whose hit points players corrected stays as it is.
 *
 * @rule LEVEL-2 OBJECTIVE-1
 */
export function withObjectivesOfLevel(
  before: Scenario,
  after: Scenario,
  content: Content,
): Scenario {
  const listed = content.scenario(after.scenario)?.objectives ?? [];
  if (before.monsterLevel === after.monsterLevel || listed.length === 0) return after;
  const figures = after.figures.map((figure) => {
    const printed =
      figure.kind === 'objective' ? listed.find(({ index }) => index === figure.listed) : undefined;
    return figure.kind === 'objective' && printed
      ? ofLevel(figure, printed, before, after)
      : figure;
  });
  return { ...after, figures };
}

/** Figures whose numbers players set, so a new level does not change them. */
export interface KeptNumbers {
  readonly monsters: readonly MonsterTypeId[];
  readonly figures: readonly FigureId[];
}

/** Monster types with a corrected level, and objectives with corrected hit points. @rule LEVEL-2 */
export function keptNumbers(scenario: Scenario, content: Content): KeptNumbers {
  const { sleeves, monsterLevel } = scenario;
  const isKept = (objective: Objective) => {
    const printed = printedObjective(scenario, content, objective)?.hitPoints ?? null;
    return printed !== null && objective.maxHitPoints !== Math.max(1, amountFor(scenario, printed));
  };
  return {
    monsters: sleeves.filter(({ level }) => level !== monsterLevel).map(({ type }) => type),
    figures: objectivesOf(scenario)
      .filter(isKept)
      .map(({ id }) => id),
  };
}

function ofLevel(
  objective: Objective,
  { hitPoints: printed }: ObjectiveContent,
  before: Scenario,
  after: Scenario,
): Objective {
  if (printed === null) return objective;
  const maxOf = (scenario: Scenario) => Math.max(1, amountFor(scenario, printed));
  const max = maxOf(after);
  if (objective.maxHitPoints !== maxOf(before) || max === objective.maxHitPoints) return objective;
  const lost = objective.maxHitPoints - objective.hitPoints;
  return { ...objective, maxHitPoints: max, hitPoints: Math.max(1, max - lost) };
}
