/** Rights of a command: its owners and who may read it. */
import type { FigureId, CharacterId } from '../ids';
import type { Scenario } from '../state';

/** A figure, a character between scenarios, or all monsters and objectives together. */
export type Owner = FigureId | CharacterId | 'monsters';

/** The owners of a command; the sender needs the right to all of them. 'table' = only the table. */
export type Whose = readonly Owner[] | 'table';

type OwnerField<C> = {
  [K in keyof C]-?: C[K] extends Owner ? K : never;
}[keyof C] &
  string;

type Claim<C> =
  | 'table'
  | 'monsters'
  /** The current attacker, and the active figure. */
  | 'runningAttack'
  | 'runningTurn'
  | OwnerField<C>
  | ((command: C, scenario: Scenario | null) => Whose);

/**
 * Readers of its line in the history besides the table; with `ownerNotTable` the table reads only
 * that something was chosen.
 */
export type ReadBy = 'everyone' | 'owner' | 'ownerNotTable' | 'table';

/**
 * Both are required, so that no new command is forgotten for devices.
 *
 * @rule SEAT-2 SEAT-7 SEAT-8
 */
export interface Rights<C> {
  readonly whose: Claim<C>;
  readonly readBy: ReadBy;
}

/** The owners of a command in a scenario, as its row claims. */
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
