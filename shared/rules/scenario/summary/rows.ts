/** The lines of the characters as rows of one table with a column for each of them. */
import type { CharacterId } from '../../../ids';
import type { ScenarioSummary, SummaryLine, SummarySource } from './lines';
import { linesOf } from './corrections';

export interface SummaryRow {
  readonly key: string;
  /** One for each character, in their order; most have one line, some have none. */
  readonly cells: readonly (readonly SummaryLine[])[];
}

/** Lines that say the same of different characters are one row, in the order in which they come. */
export function rowsOf(
  summary: Pick<ScenarioSummary, 'lines'>,
  characters: readonly CharacterId[],
): readonly SummaryRow[] {
  const columns = characters.map((to) => linesOf(summary, to));
  const keys = new Set(columns.flat().map(keyOf));
  return [...keys].map((key) => ({
    key,
    cells: columns.map((lines) => lines.filter((line) => keyOf(line) === key)),
  }));
}

/** A battle goal is one, on a card that Standee knows or on paper. */
const SAME: Partial<Record<SummarySource['kind'], SummarySource['kind']>> = { paper: 'battleGoal' };

function keyOf({ what, from }: SummaryLine): string {
  const shared = from.kind === 'reward' && !from.each ? ' shared' : '';
  return `${what} ${SAME[from.kind] ?? from.kind}${shared}`;
}
