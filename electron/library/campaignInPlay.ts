/** An open campaign (its session and its files): export of its steps, and closing. */
import { ok, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import { SCHEMA } from '#shared/vocabulary';
import type { Session } from '../session/session';
import { saveFailure } from './disk/failures';
import { FIRST_FENCE } from '../format/line';
import type { Identity } from './disk/swap';
import type { CampaignFile } from './saving/campaignFile';
import type { PortableCampaign } from './transfer/exportFile';
import type { StoredCampaign } from './transfer/jobs';

export interface CampaignInPlay {
  readonly session: Session;
  readonly file: CampaignFile;
}

export async function portableOf({
  session,
  file,
}: CampaignInPlay): Promise<Result<PortableCampaign>> {
  try {
    return ok({
      name: session.game.campaign.name,
      ...(await file.allLines()),
      scenarios: [],
      packs: [],
    });
  } catch (error) {
    return saveFailure(error, file.paths.journal);
  }
}

/** The stored bytes of a campaign, which another thread exports. */
export async function exportSourceOf({
  session,
  file,
}: CampaignInPlay): Promise<Result<StoredCampaign>> {
  try {
    return ok({ name: session.game.campaign.name, ...(await file.copyBytes()) });
  } catch (error) {
    return saveFailure(error, file.paths.journal);
  }
}

/**
 * Our version of a campaign that another process changed: with all steps, or with only the state if the steps
 * were overwritten.
 */
export async function ownVersionOf(
  lost: CampaignInPlay,
  game: Game,
  seq: number,
): Promise<PortableCampaign> {
  const steps = await portableOf(lost);
  if (steps.ok && steps.value.lines.at(-1)?.seq === seq) return steps.value;
  const { id } = lost.file;
  const state = { seq, game, head: null, redo: null, base: 0, fence: FIRST_FENCE } as const;
  const heading = { journal: 1, schema: SCHEMA, id, ...state } as const;
  return { name: game.campaign.name, heading, lines: [], scenarios: [], packs: [] };
}

/** Waits for pending requests and writes the save. Resolves with the identity of the closed journal. */
export async function closeCampaign({ session, file }: CampaignInPlay): Promise<Identity> {
  await session.whenSettled();
  session.clock('beat');
  return file.close();
}
