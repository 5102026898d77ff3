/** Looks for a line in the files of a campaign that is not open. */
import type { Line, LinePlace } from '../../format/line';
import type { Paths } from '../disk/paths';
import { openHistory } from '../saving/history';
import { Journal } from '../saving/journal';
import { isDeepStrictEqual } from 'node:util';

/** True if the journal belongs to campaign `id` and contains the line. Without a line, the id decides. */
export async function containsLine(
  paths: Paths,
  id: string,
  newest: { readonly place: LinePlace; readonly line: Line } | null,
): Promise<boolean> {
  const journal = await Journal.open(paths.journal);
  try {
    if (journal?.heading.id !== id) return false;
    if (!newest) return true;
    const { place, line } = newest;
    if (place.at >= journal.heading.base) return isDeepStrictEqual(await journal.read(place), line);
    const history = await openHistory(paths.history, journal);
    try {
      return isDeepStrictEqual((await history?.read(place)) ?? null, line);
    } finally {
      await history?.close();
    }
  } finally {
    await journal?.close();
  }
}
