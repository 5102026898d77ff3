/** Conditions that act at the beginning or end of a turn, for players who want to be asked. */
import type { Command, CommandOf } from '../shapes';
import { findFigure } from '../../rules/figures/figures';
import type { Figure, Scenario } from '../../state';
import type { Condition } from '../../vocabulary';

/** A turn that begins or ends, and the conditions that act on the figure then. */
export interface ConditionsDue {
  readonly command: CommandOf<'startTurn'> | CommandOf<'endTurn'>;
  readonly figure: Figure;
  readonly due: readonly Condition[];
}

/** What is to be asked where players want to be asked; null where nothing acts. */
export function conditionsDue(scenario: Scenario, command: Command): ConditionsDue | null {
  if (command.type !== 'startTurn' && command.type !== 'endTurn') return null;
  const figure = findFigure(scenario, command.figure);
  if (!figure) return null;
  const due = figure.conditions
    .filter(({ name, turnEnds }) =>
      command.type === 'startTurn' ? name === 'wound' && !command.negate : turnEnds === 1,
    )
    .map(({ name }) => name);
  return due.length > 0 ? { command, figure, due } : null;
}

/** The same step with some of the conditions left out. */
export function leavingOut(
  { command }: ConditionsDue,
  conditions: readonly Condition[],
): ConditionsDue['command'] {
  if (command.type === 'endTurn') return { ...command, keep: [...conditions] };
  return conditions.includes('wound') ? { ...command, spare: true } : command;
}
