export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly budget: string;
  /** Null = no budget. */
  readonly isWithin: boolean | null;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(milliseconds < 1 ? 3 : 1)} ms`;
}

/** Durations of `samples` runs in milliseconds, shortest first, without `prepare`. */
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

/** Median and 95th percentile; the percentile is compared with the budget. */
export function rowsOf(what: string, times: readonly number[], budget: number): readonly Row[] {
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

/** The median of values that are measured only a few times. */
export function middleRow(what: string, times: readonly number[], budget: number): Row {
  const middle = percentile(times, 0.5);
  return { what, figure: ms(middle), budget: `${String(budget)} ms`, isWithin: middle < budget };
}

/** The table as lines. */
export function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, figure, budget, isWithin } of rows) {
    const verdict = isWithin === null ? '' : isWithin ? 'within' : 'OVER';
    console.log(`${what.padEnd(width)}  ${figure.padStart(10)}  ${budget.padStart(8)}  ${verdict}`);
  }
}
