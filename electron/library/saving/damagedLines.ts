/** Lines of a journal that were damaged in place, and what is kept of them. */
import { copyFile } from 'node:fs/promises';
import { quarantineName } from '../disk/files';
import type { Journal } from './journal';

/** `setAside` is a copy of the journal as it was found; null = none could be made. */
interface HarmedLines {
  readonly setAside: string | null;
}

interface HarmOptions {
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
}

/** Good lines go on into the history; the whole of it stays as it was found. Null = all lines are good. */
export async function harmOf(
  journal: Journal,
  { now, report }: HarmOptions,
): Promise<HarmedLines | null> {
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
