/** The step that moves a party of another program's export into a campaign that begins. */
import { faultOfCommand, readCommand, type Command } from '#shared/commands/shapes';
import type { MovedIn } from '#shared/movingIn/secretariat';
import { ok, refuse, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import type { Play } from '../../session/session';

export type NewCampaign = Command & { readonly type: 'newCampaign' };

/** The game's side of it. */
export interface MoveInRules {
  readonly empty: Game;
  readonly play: Play;
  /** The parties in the export of another program, as campaigns of ours. */
  readonly readMoveIn: (text: string) => Result<readonly MovedIn[]>;
}

/** The party at a place among those of the export; refused where a campaign that `begin`s could not take it. */
export function moveInOf(
  { empty, play }: MoveInRules,
  parties: readonly MovedIn[],
  place: number,
  begin: NewCampaign,
): Result<Command> {
  const found = parties[place];
  if (!found) return refuse({ code: 'malformedCommand' });
  const move = { type: 'moveIn', program: 'gloomhavenSecretariat', ...contentsOf(found) } as const;
  const moving = readCommand(move);
  if (!moving) return refuse({ code: 'malformedCommand', field: faultOfCommand(move) });
  const begun = play(empty, begin);
  if (!begun.ok) return begun;
  const tried = play(begun.value.next, moving);
  return tried.ok ? ok(moving) : tried;
}

/** All but the name: the campaign gets that as it begins. */
function contentsOf({ campaign, scenario, lines }: MovedIn) {
  return { campaign, scenario, lines };
}
