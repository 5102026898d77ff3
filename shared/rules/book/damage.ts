/** Damage that the scenario book deals at certain times. */
import { evaluateFormula } from '../../content/notation/formula';
import type { ScenarioContent } from '../../content/types';
import type { Scenario } from '../../state';

type BookDamage = NonNullable<ScenarioContent['damage']>[number];

/** The amount of damage; null if its condition is not met. */
export function bookDamage(scenario: Scenario, damage: BookDamage): number | null {
  const { whileObjectivePresent: name } = damage;
  const isThere = scenario.figures.some((each) => each.kind === 'objective' && each.name === name);
  if (name !== undefined && !isThere) return null;
  const variables = { C: scenario.players, L: scenario.monsterLevel, R: scenario.round };
  return Math.max(0, Math.ceil(evaluateFormula(damage.amount, variables)));
}
