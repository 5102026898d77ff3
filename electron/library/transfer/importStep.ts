/** Makes the command that imports a party from another app's export into a new campaign. */
import { faultOfCommand, readCommand, type Command } from '#shared/commands/shapes';
import type { ImportedParty } from '#shared/importing/secretariat';
import { ok, refuse, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import type { PlayCommand } from '../../session/session';

export type NewCampaign = Command & { readonly type: 'newCampaign' };

/** Rules that an import needs. */
export interface ImportRules {
  readonly empty: Game;
  readonly play: PlayCommand;
  /** Converts the parties in another app's export. */
  readonly readForeignExport: (text: string) => Result<readonly ImportedParty[]>;
}

/**
 * The command for party number `party`, counted from 0. Refused if the new campaign could not accept
 * it.
 */
export function importStepOf(
  { empty, play }: ImportRules,
  parties: readonly ImportedParty[],
  party: number,
  begin: NewCampaign,
): Result<Command> {
  const found = parties[party];
  if (!found) return refuse({ code: 'malformedCommand' });
  const command = {
    type: 'moveIn',
    program: 'gloomhavenSecretariat',
    ...contentsOf(found),
  } as const;
  const imported = readCommand(command);
  if (!imported) return refuse({ code: 'malformedCommand', field: faultOfCommand(command) });
  const begun = play(empty, begin);
  if (!begun.ok) return begun;
  const trial = play(begun.value.next, imported);
  return trial.ok ? ok(imported) : trial;
}

/** Everything but the name, which the new campaign already has. */
function contentsOf({ campaign, scenario, lines }: ImportedParty) {
  return { campaign, scenario, lines };
}
