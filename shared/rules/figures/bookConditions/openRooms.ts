/** Checks for revealed rooms, and evaluates formulas for this party. */
import { evaluateFormula } from '../../../content/notation/formula';
import type { Scenario } from '../../../state';

/** True if all the rooms are revealed. */
export function areRevealed(scenario: Scenario, rooms: readonly number[] = []): boolean {
  return rooms.every((room) => scenario.rooms.some((each) => each.room === room && each.revealed));
}

/** A formula in C, L and R for this party, rounded up. */
export function amountFor(scenario: Scenario, amount: number | string): number {
  if (typeof amount === 'number') return amount;
  const variables = { C: scenario.players, L: scenario.monsterLevel, R: scenario.round };
  return Math.ceil(evaluateFormula(amount, variables));
}
