/** What taking back the whole attack that runs means. */
import type { LogEntry } from '#shared/api/api';
import type { CommandType } from '#shared/commands/shapes';

type Entry = Pick<LogEntry, 'seq' | 'command' | 'events'>;

/** What players do with an attack before it is applied. */
const OF_ATTACK: readonly CommandType[] = [
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
 * The step before the attack of the players that runs, to which undo leads with all that came with it; null
 * where more was done since it began, or its beginning is not in the log.
 */
export function attackBack(log: readonly Entry[]): number | null {
  const begun = log.findLastIndex(({ events }) =>
    events.some(({ type }) => type === 'attackBegun'),
  );
  const before = log[begun - 1];
  const beginning = log[begun]?.command;
  // A monster comes to where it attacks from by the same step, and stays there.
  const isOfPlayers =
    beginning?.type === 'beginAttack' ||
    (beginning?.type === 'playLines' &&
      beginning.lines.some(({ line }) => line.kind === 'classCard'));
  const isAllOfIt = log.slice(begun + 1).every(({ command }) => OF_ATTACK.includes(command.type));
  return before && isOfPlayers && isAllOfIt ? before.seq : null;
}
