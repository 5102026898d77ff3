/** Preserves a journal with damaged lines before it is compacted. */
import { copyFile } from 'node:fs/promises';
import { quarantineName } from '../disk/files';
import type { Journal } from './journal';

/** `setAside` is a copy of the damaged journal; null = copying failed. */
interface DamagedLines {
  readonly setAside: string | null;
}

interface DamageOptions {
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
}

/** Copies a journal that has damaged lines; null = all lines are valid. */
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
