/**
 * Checks that a state and lines belong to the same history. Two processes, or a sync program that restores
 * older files, can leave files of different histories side by side.
 */
import { isDeepStrictEqual } from 'node:util';
import { leadsTo, type Line } from '../../format/line';
import type { Save } from '../saving/checkpoint';
import type { JournalRemains } from './remains';

/** True if a state can follow a line, as far as the line shows. */
export function isAfter(line: Line, { seq, game }: Pick<Save, 'seq' | 'game'>): boolean {
  return line.seq === seq && (line.kind !== 'command' || leadsTo(line, game));
}

/** True if nothing in a journal contradicts the state of a save. */
export function isOnCourse({ heading, lines }: JournalRemains, save: Save): boolean {
  const found = lines.find(({ line }) => line.seq === save.seq);
  if (found) return (found.schema ?? save.schema) !== save.schema || isAfter(found.line, save);
  const isOfHeading = heading?.seq === save.seq && heading.schema === save.schema;
  return !isOfHeading || isDeepStrictEqual(heading.game, save.game);
}
