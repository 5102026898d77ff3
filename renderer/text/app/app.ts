/** Words of the frame around all screens, in the language that was chosen. */
import type { OpenNotice } from '#shared/api';
import { FIRST } from './first';

export const { APP } = FIRST.app;
const { OPENED, WHERE } = FIRST.app;

/** What the player should know about how a file was opened. */
export function openNotice(notice: OpenNotice): string {
  return `${OPENED[notice.kind]}${whereNow(notice)}`;
}

function whereNow(notice: OpenNotice): string {
  const backup = notice.kind === 'restoredFromBackup' ? WHERE.backup(notice.backup) : '';
  if (notice.kind === 'playedElsewhere') {
    return notice.kept === null ? '' : WHERE.ownSide(notice.kept);
  }
  const setAside = 'setAside' in notice ? notice.setAside : null;
  return setAside === null ? backup : `${backup}${WHERE.kept(setAside)}`;
}
