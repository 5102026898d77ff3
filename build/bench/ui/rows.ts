/** Rows of `npm run bench:ui`: saved to a file, compared with the last run's, and printed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Shares } from './workShares';

/** One measurement. Values are milliseconds, megabytes, cores or a count; `worst` is the maximum. */
export interface Measured {
  readonly what: string;
  readonly unit: 'ms' | 'MB' | 'core' | '';
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
  /** Budget for `p95`; null = none. */
  readonly budget: number | null;
}

export interface Timed extends Measured {
  readonly shares: Shares | null;
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

export function readableTimes(
  what: string,
  times: readonly number[],
  budget: number | null,
): Measured {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    ...{ what, unit: 'ms', budget },
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    worst: percentile(sorted, 1),
  };
}

export function singleValue(
  what: string,
  unit: Measured['unit'],
  figure: number,
  budget: number | null = null,
): Measured {
  return { what, unit, p50: figure, p95: figure, worst: figure, budget };
}

/** Differences to the last run that are more than noise, by unit. */
const NOISE = { share: 1.2, least: { ms: 4, MB: 0.5, core: 0.003, '': 2 } } as const;

function isWorse(now: Measured, last: Measured): boolean {
  const grown = now.p50 - last.p50;
  return grown > NOISE.least[now.unit] && now.p50 > last.p50 * NOISE.share;
}

/** Rows of the last run; empty if there is none. */
export function readLastRun(file: string): readonly Measured[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly Measured[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

export function saveRun(file: string, rows: readonly Measured[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(rows, null, 1)}\n`);
}

function formatValue(value: number, unit: Measured['unit']): string {
  const digits = unit === '' ? 0 : unit === 'core' ? 4 : 1;
  return value.toFixed(digits);
}

const COLUMNS = [7, 7, 7, 7, 6, 7, 6, 7, 6, 6] as const;

function formatLine(
  what: string,
  width: number,
  cells: readonly string[],
  verdict: string,
): string {
  const aligned = cells.map((cell, index) => cell.padStart(COLUMNS[index] ?? 0));
  return `${what.padEnd(width)} ${aligned.join(' ')}  ${verdict}`.trimEnd();
}

/** Prints one line per row, with the last run's median beside it. Returns the rows that got slower. */
export function printRows(
  rows: readonly (Measured | Timed)[],
  last: readonly Measured[],
): readonly string[] {
  const width = Math.max(...rows.map(({ what, unit }) => what.length + unit.length + 2));
  const worse: string[] = [];
  const heads = ['p50', 'p95', 'worst', 'budget', 'script', 'style', 'layout', 'paint', 'other'];
  console.log(formatLine('', width, [...heads, 'last'], ''));
  for (const row of rows) {
    const { what, unit, p50, p95, worst, budget } = row;
    const before = last.find((each) => each.what === what);
    const shares = 'shares' in row ? row.shares : null;
    const verdict = [
      ...(budget === null ? [] : [p95 <= budget ? 'within' : 'OVER']),
      ...(before && isWorse(row, before) ? ['WORSE'] : []),
    ];
    if (verdict.includes('WORSE')) worse.push(what);
    const of = (kind: keyof Shares) => (shares ? shares[kind].toFixed(0) : '');
    const cells = [
      ...[p50, p95, worst].map((value) => formatValue(value, unit)),
      budget === null ? '' : String(budget),
      ...(['script', 'style', 'layout', 'paint', 'other'] as const).map(of),
      before ? formatValue(before.p50, unit) : '',
    ];
    console.log(formatLine(unit ? `${what} (${unit})` : what, width, cells, verdict.join(', ')));
  }
  return worse;
}
