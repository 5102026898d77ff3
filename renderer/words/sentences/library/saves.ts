/** Words for what is done with whole campaigns. */
import type { BackupEntry } from '#shared/api/api';
import { spoken } from '../../language';

const words = await spoken('saves');
export const { SAVES } = words;
const { BACKUP_REASONS, BACKUP_PLACES } = words;

/** Where the campaign was, why the backup was kept and how much had been played. */
export function backupWords(entry: BackupEntry): string {
  return SAVES.backup(place(entry), BACKUP_REASONS[entry.reason], entry.seq);
}

function place({ scenario, round }: BackupEntry): string {
  if (scenario === null) return BACKUP_PLACES.between;
  return round === null ? scenario : BACKUP_PLACES.round(scenario, round);
}
