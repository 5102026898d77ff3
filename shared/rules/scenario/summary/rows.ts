/** Groups the characters' lines into table rows with a column per character. */
import type { CharacterId } from '../../../ids';
import type { ScenarioSummary, SummaryLine, SummarySource } from './lines';
import { linesOf } from './corrections';

export interface SummaryRow {
  readonly key: string;
  /** One per character in order; most have one line, some have none. */
  readonly cells: readonly (readonly SummaryLine[])[];
}

/** Equivalent lines of different characters form one row, in order of appearance. */
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

/** A battle goal counts as the same kind on a known card and on paper. */
const SAME: Partial<Record<SummarySource['kind'], SummarySource['kind']>> = { paper: 'battleGoal' };

function keyOf({ what, from }: SummaryLine): string {
  const shared = from.kind === 'reward' && !from.each ? ' shared' : '';
  return `${what} ${SAME[from.kind] ?? from.kind}${shared}`;
}
