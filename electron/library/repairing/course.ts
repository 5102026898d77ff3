/**
 * Whether a state belongs to the course of the game that lines tell of. Two processes, or a program that
 * puts older files back, leave states and lines of different courses beside each other.
 */
import { isDeepStrictEqual } from 'node:util';
import { leadsTo, type Line } from '../../format/line';
import type { Save } from '../saving/checkpoint';
import type { JournalRemains } from './remains';

/** Whether a state can be the one after a line, as far as the line tells. */
export function isAfter(line: Line, { seq, game }: Pick<Save, 'seq' | 'game'>): boolean {
  return line.seq === seq && (line.kind !== 'command' || leadsTo(line, game));
}

/** Whether nothing of a journal tells of another state at the same moment. */
export function isOnCourse({ heading, lines }: JournalRemains, save: Save): boolean {
  const found = lines.find(({ line }) => line.seq === save.seq);
  if (found) return (found.schema ?? save.schema) !== save.schema || isAfter(found.line, save);
  const isOfHeading = heading?.seq === save.seq && heading.schema === save.schema;
  return !isOfHeading || isDeepStrictEqual(heading.game, save.game);
}
