/**
 * Checks that a state and lines belong to the same history. Two processes, or a sync program that restores
 * older files, can leave files of different histories side by side.
 */
import { isDeepStrictEqual } from 'node:util';
import { canLeadTo, type Line } from '../../format/line';
import type { Save } from '../saving/checkpoint';
import type { JournalRemains } from './remains';

/** True if a state can follow a line, as far as the line shows. */
export function canFollow(line: Line, { seq, game }: Pick<Save, 'seq' | 'game'>): boolean {
  return line.seq === seq && (line.kind !== 'command' || canLeadTo(line, game));
}

/** True if nothing in a journal contradicts the state of a save. */
export function isConsistent({ heading, lines }: JournalRemains, save: Save): boolean {
  const found = lines.find(({ line }) => line.seq === save.seq);
  if (found) return (found.schema ?? save.schema) !== save.schema || canFollow(found.line, save);
  const isOfHeading = heading?.seq === save.seq && heading.schema === save.schema;
  return !isOfHeading || isDeepStrictEqual(heading.game, save.game);
}
