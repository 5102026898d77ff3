/** Conditions with an effect at the start or end of a turn, for players who confirm them. */
import type { Command, CommandOf } from '../shapes';
import { turnStartDamage } from '../../rules/figures/conditions/conditionsInTurn';
import { findFigure } from '../../rules/figures/figures';
import type { Figure, Scenario } from '../../state';
import type { Condition } from '../../vocabulary';

/**
 * The start or end of a turn, and the conditions that deal damage to the figure at the start or
 * expire at the end.
 */
export interface ConditionsDue {
  readonly command: CommandOf<'startTurn'> | CommandOf<'endTurn'>;
  readonly figure: Figure;
  readonly due: readonly Condition[];
}

/** The conditions to confirm before the command; null = none. */
export function conditionsDue(scenario: Scenario, command: Command): ConditionsDue | null {
  if (command.type !== 'startTurn' && command.type !== 'endTurn') return null;
  const figure = findFigure(scenario, command.figure);
  if (!figure) return null;
  const due = figure.conditions
    .filter((condition) =>
      command.type === 'startTurn'
        ? turnStartDamage(condition) > 0 && !command.negate
        : condition.turnEnds === 1,
    )
    .map(({ name }) => name);
  return due.length > 0 ? { command, figure, due } : null;
}

/** The command without the effect of some conditions: they deal no damage, or do not expire. */
export function leavingOut(
  { command }: ConditionsDue,
  conditions: readonly Condition[],
): ConditionsDue['command'] {
  if (command.type === 'endTurn') return { ...command, keep: [...conditions] };
  return conditions.length > 0 ? { ...command, spare: [...conditions] } : command;
}
