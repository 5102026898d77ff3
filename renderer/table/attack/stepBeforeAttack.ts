/** Finds the step to go back to when the whole running attack is undone. */
import type { LogEntry } from '#shared/api/api';
import type { CommandType } from '#shared/commands/shapes';

type Entry = Pick<LogEntry, 'seq' | 'command' | 'events'>;

/** The commands that belong to an attack until it is applied. */
const ATTACK_COMMANDS: readonly CommandType[] = [
  'addTarget',
  'removeTarget',
  'changeTarget',
  'changeAttack',
  'addAttackModifier',
  'removeAttackModifier',
  'orderAttackModifiers',
  'orderAttackCards',
  'drawForAttack',
  'enterForAttack',
  'chooseAttackCard',
];

/**
 * The `seq` of the step before the running attack. Null if the attack is a monster's, if it is
 * mixed with other steps, or if that step is not in the log.
 */
export function stepBeforeAttack(log: readonly Entry[]): number | null {
  const start = log.findLastIndex(({ events }) =>
    events.some(({ type }) => type === 'attackBegun'),
  );
  const before = log[start - 1];
  const command = log[start]?.command;
  // A monster moves and attacks in one step. Undoing the attack must not undo the move.
  const isOfPlayers =
    command?.type === 'beginAttack' ||
    (command?.type === 'playLines' && command.lines.some(({ line }) => line.kind === 'classCard'));
  const isOnlyAttack = log
    .slice(start + 1)
    .every(({ command }) => ATTACK_COMMANDS.includes(command.type));
  return before && isOfPlayers && isOnlyAttack ? before.seq : null;
}
