/** What was held of a campaign that another process went on with becomes one of its own, or the player is told. */
import type { CampaignEntry, OpenNotice } from '#shared/api/api';
import type { Result } from '#shared/result';
import type { Session } from '../../session/session';
import { saveFailure } from '../disk/failures';

/** How often a name is looked for that others take at the same time. */
const MOST_TRIES = 20;

interface KeepingOptions {
  readonly folder: string;
  readonly report: (error: unknown) => void;
}

/** `add` makes the campaign under a free name; null where it is none that could be played. */
type Add = () => Promise<Result<CampaignEntry> | null>;

/** Never fails: the screens of the campaign are told either way. */
export async function keepSide(
  session: Session,
  add: Add,
  { folder, report }: KeepingOptions,
): Promise<void> {
  let notice: OpenNotice = { kind: 'ownStepsLost', reason: null };
  try {
    notice = noticeOf(await added(add, folder));
  } catch (error) {
    report(error);
  }
  if (notice.kind === 'ownStepsLost') {
    report(new Error(`steps of ${session.key} could not be kept`));
  }
  session.startOver(notice);
}

interface DeletedOptions extends KeepingOptions {
  readonly open: (kept: CampaignEntry) => Promise<Session | null>;
}

/** The same for one that another process deleted: whoever opens what is kept of it is told. Never fails. */
export async function keepDeleted(
  add: Add,
  { folder, report, open }: DeletedOptions,
): Promise<void> {
  try {
    const kept = await added(add, folder);
    const session = kept?.ok ? await open(kept.value) : null;
    if (session) session.startOver({ kind: 'deletedElsewhere' });
    else report(new Error('steps of a campaign that was deleted elsewhere could not be kept'));
  } catch (error) {
    report(error);
  }
}

async function added(add: Add, folder: string): Promise<Result<CampaignEntry> | null> {
  const tried = () => add().catch((error: unknown) => saveFailure(error, folder));
  let last = await tried();
  // Another process may take the very name that was free for its own side.
  for (let tries = 1; isNameLost(last) && tries < MOST_TRIES; tries += 1) last = await tried();
  return last;
}

function isNameLost(added: Result<CampaignEntry> | null): boolean {
  return added?.ok === false && added.refusal.code === 'libraryIsLocked';
}

function noticeOf(added: Result<CampaignEntry> | null): OpenNotice {
  if (added?.ok) return { kind: 'playedElsewhere', kept: added.value.name };
  const reason = added?.refusal.code === 'saveFailed' ? added.refusal.reason : null;
  return { kind: 'ownStepsLost', reason };
}
