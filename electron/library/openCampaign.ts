/** A campaign that is played: how it is closed, and all steps of it for a journey. */
import { ok, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import { SCHEMA } from '#shared/vocabulary';
import type { Session } from '../session/session';
import { saveFailed } from './disk/failures';
import { FIRST_FENCE } from '../format/line';
import type { Identity } from './disk/swap';
import type { CampaignFile } from './saving/campaignFile';
import type { Travelling } from './travelling/exportFile';
import type { WrittenCampaign } from './travelling/work';

/** A campaign that is played. */
export interface CampaignInPlay {
  readonly session: Session;
  readonly file: CampaignFile;
}

export async function travellingOf({ session, file }: CampaignInPlay): Promise<Result<Travelling>> {
  try {
    return ok({
      name: session.game.campaign.name,
      ...(await file.past()),
      scenarios: [],
      packs: [],
    });
  } catch (error) {
    return saveFailed(error, file.paths.journal);
  }
}

/** All that is written of a campaign, to be read by another thread. */
export async function writtenOf({
  session,
  file,
}: CampaignInPlay): Promise<Result<WrittenCampaign>> {
  try {
    return ok({ name: session.game.campaign.name, ...(await file.written()) });
  } catch (error) {
    return saveFailed(error, file.paths.journal);
  }
}

/** All steps of a campaign that others went on with; its newest state alone where they overwrote those. */
export async function sideOf(lost: CampaignInPlay, game: Game, seq: number): Promise<Travelling> {
  const steps = await travellingOf(lost);
  if (steps.ok && steps.value.lines.at(-1)?.seq === seq) return steps.value;
  const { id } = lost.file;
  const state = { seq, game, head: null, redo: null, base: 0, fence: FIRST_FENCE } as const;
  const heading = { journal: 1, schema: SCHEMA, id, ...state } as const;
  return { name: game.campaign.name, heading, lines: [], scenarios: [], packs: [] };
}

/** What was asked for is answered, the save is written; resolves with the journal as it was closed. */
export async function closeInOrder({ session, file }: CampaignInPlay): Promise<Identity> {
  await session.settled();
  session.clock('beat');
  return file.close();
}
