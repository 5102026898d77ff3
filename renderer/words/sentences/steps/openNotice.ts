/** Words the notices about an opened campaign: repairs, lost steps, changes by another program. */
import type { OpenNotice } from '#shared/api/api';
import { OPENED, WHERE } from '../first';
import { TABLE_WORDS } from '../play';

const { OWN_STEPS } = TABLE_WORDS.refusals;

export function openNotice(notice: OpenNotice): string {
  return `${OPENED[notice.kind]}${whereNow(notice)}`;
}

function whereNow(notice: OpenNotice): string {
  const backup = notice.kind === 'restoredFromBackup' ? WHERE.backup(notice.backup) : '';
  if (notice.kind === 'ownStepsLost') return ` ${OWN_STEPS.unkept(notice.reason)}`;
  if (notice.kind === 'playedElsewhere') {
    return notice.kept === null ? '' : WHERE.ownSide(notice.kept);
  }
  const setAside = 'setAside' in notice ? notice.setAside : null;
  return setAside === null ? backup : `${backup}${WHERE.kept(setAside)}`;
}
