/**
 * Finds the state (save, journal heading or backup) that leads to the newest state when the lines are
 * applied. An older state is migrated to the lines' schema version first.
 */
import { isDeepStrictEqual } from 'node:util';
import { applyPatch } from '#shared/patch';
import { SCHEMA } from '#shared/vocabulary';
import { goodBackups } from '../saving/backups';
import type { Heading, Line } from '../../format/line';
import { migrate } from '../../format/migrations';
import type { FoundLine, Remains } from './remains';
import type { Save } from '../saving/checkpoint';

/** True if the game in a save can be continued. */
export type IsUsable = (save: Save) => boolean;

/** A candidate state and its origin. */
export interface Start {
  readonly from: 'save' | 'journal' | { readonly backup: string };
  readonly save: Save;
}

/** A start, and the state after all lines that follow it without a gap. */
export interface ReplayResult {
  readonly start: Start;
  readonly save: Save;
}

/**
 * All starts: the save first, then by newest schema and state, so that of two starts with the same result the
 * one with fewer lines wins. At the same moment the journal comes before backups.
 */
export async function startsFrom(
  { paths, save }: Remains,
  headings: readonly Heading[],
): Promise<readonly Start[]> {
  const others: Start[] = [];
  for (const { schema, id, seq, head, redo, game } of headings) {
    if (schema > SCHEMA) continue;
    const at = { changedAt: new Date(0).toISOString(), end: 0 };
    others.push({ from: 'journal', save: { schema, id, seq, head, redo, game, ...at } });
  }
  const [first] = headings;
  for (const backup of await goodBackups(paths.backups)) {
    if (first && backup.save.id !== first.id) continue;
    others.push({ from: { backup: backup.path }, save: backup.save });
  }
  others.sort((a, b) => b.save.schema - a.save.schema || b.save.seq - a.save.seq);
  return save ? [{ from: 'save', save }, ...others] : others;
}

export function furthestStart(
  starts: readonly Start[],
  lines: readonly FoundLine[],
  isGood: IsUsable,
): ReplayResult | null {
  let best: ReplayResult | null = null;
  for (const start of starts) {
    // Lines without a heading are of this version (nearly always) or of the version of the start.
    for (const unknown of new Set([SCHEMA, start.save.schema])) {
      const reached = { start, save: applyLines(start.save, lines, unknown) };
      if (best && !isFurther(reached.save, best.save)) continue;
      if (isGood(reached.save)) best = reached;
    }
  }
  return best;
}

function isFurther(one: Save, other: Save): boolean {
  return one.seq === other.seq ? one.schema > other.schema : one.seq > other.seq;
}

function applyLines(start: Save, lines: readonly FoundLine[], unknown: number): Save {
  let save = start;
  for (const { line, schema } of lines) {
    if (line.seq <= save.seq) continue;
    if (line.seq !== save.seq + 1) break;
    const next = saveAfter(save, line, schema ?? unknown, save === start);
    if (!next) break;
    save = next;
  }
  return save;
}

/** The state after a line; null if the line belongs to another history or to an older version. */
function saveAfter(save: Save, line: Line, schema: number, isFirst: boolean): Save | null {
  if (schema < save.schema) return null;
  try {
    const game = migrate(save.game, save.schema, schema);
    const next = applyPatch(game, line.patch);
    // The inverse patch of the first line must lead back to exactly this state.
    if (isFirst && line.kind === 'command') {
      if (!isDeepStrictEqual(applyPatch(next, line.inverse), game)) return null;
    }
    return { ...save, schema, game: next, seq: line.seq, changedAt: line.at };
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}
