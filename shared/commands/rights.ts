/** Types for the rights of a command: the seats that may send it and those that may read it. */
import type { FigureId, CharacterId } from '../ids';
import type { Scenario } from '../state';

/** A figure, a character between scenarios, or all monsters and objectives together. */
export type Owner = FigureId | CharacterId | 'monsters';

/**
 * The owners of a command. The sender must control all of them. 'table' = only the table may send
 * it.
 */
export type Whose = readonly Owner[] | 'table';

type OwnerField<C> = {
  [K in keyof C]-?: C[K] extends Owner ? K : never;
}[keyof C] &
  string;

type Claim<C> =
  | 'table'
  | 'monsters'
  /** The attacker of the current attack and the active figure. */
  | 'runningAttack'
  | 'runningTurn'
  | OwnerField<C>
  | ((command: C, scenario: Scenario | null) => Whose);

/**
 * Seats that may read the command in the history, besides the table. With `ownerNotTable` the table
 * sees only that something was chosen.
 */
export type ReadBy = 'everyone' | 'owner' | 'ownerNotTable' | 'table';

/**
 * Both fields are required, so that every new command states its rights.
 *
 * @rule SEAT-2 SEAT-7 SEAT-8
 */
export interface Rights<C> {
  readonly whose: Claim<C>;
  readonly readBy: ReadBy;
}

/** The owners of a command, read from its row. */
export function ownersOf<C extends object>(
  { whose }: Pick<Rights<C>, 'whose'>,
  command: C,
  scenario: Scenario | null,
): Whose {
  if (typeof whose === 'function') return whose(command, scenario);
  switch (whose) {
    case 'table':
      return whose;
    case 'monsters':
      return ['monsters'];
    case 'runningAttack':
      return scenario?.attack ? [scenario.attack.attacker] : 'table';
    case 'runningTurn': {
      const phase = scenario?.phase;
      return phase?.name === 'turns' && phase.active !== null ? [phase.active] : 'table';
    }
    default:
      return [command[whose] as Owner];
  }
}
