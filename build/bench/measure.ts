export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly budget: string;
  /** True if the value is within its budget; null = it has no budget. */
  readonly isWithin: boolean | null;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(milliseconds < 1 ? 3 : 1)} ms`;
}

/**
 * Durations of `samples` runs in milliseconds, shortest first. `prepare` runs before each and is not
 * measured.
 */
export async function timesOf<T>(
  samples: number,
  prepare: (sample: number) => T | Promise<T>,
  run: (prepared: T) => unknown,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const prepared = await prepare(sample);
    const start = performance.now();
    const result = run(prepared);
    if (result instanceof Promise) await result;
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

/** Rows for the median and the 95th percentile. The budget applies to the percentile. */
export function latencyRows(
  what: string,
  times: readonly number[],
  budget: number,
): readonly Row[] {
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  return [
    { what: `${what}, p50`, figure: ms(p50), budget: '', isWithin: null },
    {
      what: `${what}, p95`,
      figure: ms(p95),
      budget: `${String(budget)} ms`,
      isWithin: p95 < budget,
    },
  ];
}

/** A row for the median, for values of which there are only a few. */
export function medianRow(what: string, times: readonly number[], budget: number): Row {
  const middle = percentile(times, 0.5);
  return { what, figure: ms(middle), budget: `${String(budget)} ms`, isWithin: middle < budget };
}

/** The table as lines. */
export function printRows(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, figure, budget, isWithin } of rows) {
    const verdict = isWithin === null ? '' : isWithin ? 'within' : 'OVER';
    console.log(`${what.padEnd(width)}  ${figure.padStart(10)}  ${budget.padStart(8)}  ${verdict}`);
  }
}
