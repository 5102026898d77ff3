/** The command that moves a party from another app's export into a new campaign. */
import { faultOfCommand, readCommand, type Command } from '#shared/commands/shapes';
import type { MovedIn } from '#shared/movingIn/secretariat';
import { ok, refuse, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import type { Play } from '../../session/session';

export type NewCampaign = Command & { readonly type: 'newCampaign' };

/** The rules it needs. */
export interface MoveInRules {
  readonly empty: Game;
  readonly play: Play;
  /** Converts the parties in another app's export. */
  readonly readMoveIn: (text: string) => Result<readonly MovedIn[]>;
}

/** The command for the party at index `place`; refused if the new campaign could not accept it. */
export function moveInOf(
  { empty, play }: MoveInRules,
  parties: readonly MovedIn[],
  party: number,
  begin: NewCampaign,
): Result<Command> {
  const found = parties[party];
  if (!found) return refuse({ code: 'malformedCommand' });
  const move = { type: 'moveIn', program: 'gloomhavenSecretariat', ...contentsOf(found) } as const;
  const moving = readCommand(move);
  if (!moving) return refuse({ code: 'malformedCommand', field: faultOfCommand(move) });
  const begun = play(empty, begin);
  if (!begun.ok) return begun;
  const trial = play(begun.value.next, moving);
  return trial.ok ? ok(moving) : trial;
}

/** Everything but the name, which the new campaign already has. */
function contentsOf({ campaign, scenario, lines }: MovedIn) {
  return { campaign, scenario, lines };
}
