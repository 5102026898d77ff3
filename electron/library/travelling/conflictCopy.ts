/**
 * Saves our version of a campaign that another process changed as a conflict copy, and notifies the
 * players.
 */
import type { CampaignEntry, OpenNotice } from '#shared/api/api';
import type { Result } from '#shared/result';
import type { Session } from '../../session/session';
import { saveFailure } from '../disk/failures';

/** Maximum attempts to find a free name while others take names too. */
const MAX_TRIES = 20;

interface CopyOptions {
  readonly folder: string;
  readonly report: (error: unknown) => void;
}

/** Adds the campaign under a free name; null if it cannot be played. */
type Add = () => Promise<Result<CampaignEntry> | null>;

/** Never fails: the screens are notified in either case. */
export async function saveConflictCopy(
  session: Session,
  add: Add,
  { folder, report }: CopyOptions,
): Promise<void> {
  let notice: OpenNotice = { kind: 'ownStepsLost', reason: null };
  try {
    notice = noticeOf(await tryToAdd(add, folder));
  } catch (error) {
    report(error);
  }
  if (notice.kind === 'ownStepsLost') {
    report(new Error(`steps of ${session.key} could not be saved`));
  }
  session.startOver(notice);
}

interface DeletedOptions extends CopyOptions {
  readonly open: (copy: CampaignEntry) => Promise<Session | null>;
}

/** The same for a campaign that another process deleted; the copy shows the notice. Never fails. */
export async function saveDeletedCopy(
  add: Add,
  { folder, report, open }: DeletedOptions,
): Promise<void> {
  try {
    const copy = await tryToAdd(add, folder);
    const session = copy?.ok ? await open(copy.value) : null;
    if (session) session.startOver({ kind: 'deletedElsewhere' });
    else report(new Error('steps of a campaign that was deleted elsewhere could not be saved'));
  } catch (error) {
    report(error);
  }
}

async function tryToAdd(add: Add, folder: string): Promise<Result<CampaignEntry> | null> {
  const tryOnce = () => add().catch((error: unknown) => saveFailure(error, folder));
  let last = await tryOnce();
  // Another process may take the free name at the same time.
  for (let tries = 1; isNameLost(last) && tries < MAX_TRIES; tries += 1) last = await tryOnce();
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
