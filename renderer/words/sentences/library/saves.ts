import type { BackupEntry } from '#shared/api/campaignFiles';
import { loadWords } from '../../language';

const words = await loadWords('saves');
export const { SAVES } = words;
const { BACKUP_REASONS, BACKUP_PLACES } = words;

/** A backup in words: the state of the campaign, the reason for the backup, and the play time. */
export function backupWords(entry: BackupEntry): string {
  return SAVES.backup(placeOf(entry), BACKUP_REASONS[entry.reason], entry.seq);
}

function placeOf({ scenario, round }: BackupEntry): string {
  if (scenario === null) return BACKUP_PLACES.between;
  return round === null ? scenario : BACKUP_PLACES.round(scenario, round);
}
