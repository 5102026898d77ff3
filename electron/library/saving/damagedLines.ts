/** Copies a journal with damaged lines before compaction removes them. */
import { copyFile } from 'node:fs/promises';
import { quarantineName } from '../disk/files';
import type { Journal } from './journal';

/** `setAside` is the path of the copy; null = copying failed. */
interface DamagedLines {
  readonly setAside: string | null;
}

interface DamageOptions {
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
}

/** Copies the journal if it has damaged lines; null = all lines are valid. */
export async function copyIfDamaged(
  journal: Journal,
  { now, report }: DamageOptions,
): Promise<DamagedLines | null> {
  if (await journal.isSound()) return null;
  const aside = quarantineName(journal.path, 'damaged', now());
  try {
    await copyFile(journal.path, aside);
    return { setAside: aside };
  } catch (error) {
    report(error);
    return { setAside: null };
  }
}
