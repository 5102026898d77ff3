/** Compaction: moves the lines of a journal to the history, and starts the next journal. */
import type { Game } from '#shared/state';
import { SCHEMA } from '#shared/vocabulary';
import { encodeHeading, nextFence, playedField } from '../../format/line';
import type { Save } from './checkpoint';
import { copyIfDamaged } from './damagedLines';
import type { FileOptions } from './fileOptions';
import type { MayRestore } from './fileOwnership';
import { appendToHistory } from './history';
import type { Journal } from './journal';

interface Compaction {
  /** Path of the history file. */
  readonly path: string;
  readonly journal: Journal;
  /** The open history; null = there is none before the first compaction. */
  readonly older: Journal | null;
  readonly mayRestore: MayRestore;
  /** True if the player already knows about damaged lines. */
  readonly isReported: boolean;
}

interface Compacted {
  readonly history: Journal;
  /** Not null if steps were lost; `setAside` is the path of the quarantined file. */
  readonly lost: { readonly setAside: string | null } | null;
}

export async function moveToHistory(
  { path, journal, older, mayRestore, isReported }: Compaction,
  options: FileOptions,
): Promise<Compacted> {
  const damage = isReported ? null : await copyIfDamaged(journal, options);
  const { history, lost } = await appendToHistory(path, journal, {
    now: options.now(),
    older,
    writer: options.writer,
    mayRestore,
  });
  const setAside = lost?.setAside ?? damage?.setAside ?? null;
  return { history, lost: lost || damage ? { setAside } : null };
}

/** The first line of the journal that will continue after `journal`. */
export function headingAfter({ heading, end }: Journal, save: Save<Game>): Buffer {
  const { seq, head, redo, game, played } = save;
  const state = { seq, head, redo, game, ...playedField(played) };
  const { id, fence } = heading;
  return encodeHeading({
    journal: 1,
    schema: SCHEMA,
    id,
    base: end,
    ...state,
    fence: nextFence(fence),
  });
}
