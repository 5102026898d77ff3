/**
 * Measures the current speed of the machine. A shared machine is slow for some milliseconds after each
 * pause, because others have replaced its caches. Times of different days can only be compared with
 * this measurement.
 */
import { setTimeout } from 'node:timers/promises';
import { readableTimes, type Measured } from './rows';

/** Some megabytes of objects, spread over memory like those of a page. */
const OBJECTS = 20_000;
const WALKS = 10;
/** Milliseconds between two presses. */
const REST = 700;
/** At this factor the machine counts as slower. */
const OTHER = 1.25;

export const MACHINE = {
  atWork: 'this machine, at work',
  afterRest: 'this machine, after a rest',
} as const;

const objects = Array.from({ length: OBJECTS }, (_, index) => ({
  name: `object ${String(index)}`,
  inner: { places: [index, index + 1] },
}));

function timeOfWalk(): number {
  const start = performance.now();
  let sum = 0;
  for (let walk = 0; walk < WALKS; walk += 1) {
    for (const { inner } of objects) sum += inner.places[1] ?? 0;
  }
  return sum > 0 ? performance.now() - start : Number.NaN;
}

/** Durations in milliseconds of one walk, repeated after pauses. */
export class Machine {
  readonly #atWork: number[] = [];
  readonly #afterRest: number[] = [];

  async measure(samples: number): Promise<void> {
    for (let warming = 0; warming < 50; warming += 1) timeOfWalk();
    for (let sample = 0; sample < samples; sample += 1) this.#atWork.push(timeOfWalk());
    for (let sample = 0; sample < samples; sample += 1) {
      await setTimeout(REST);
      this.#afterRest.push(timeOfWalk());
    }
  }

  rows(): readonly Measured[] {
    return [
      readableTimes(MACHINE.atWork, this.#atWork, null),
      readableTimes(MACHINE.afterRest, this.#afterRest, null),
    ];
  }
}

/** Note on a comparison; null if both runs had an equally fast machine. */
export function machineChange(now: readonly Measured[], last: readonly Measured[]): string | null {
  const restedIn = (rows: readonly Measured[]) =>
    rows.find(({ what }) => what === MACHINE.afterRest)?.p50;
  const [rested, before] = [restedIn(now), restedIn(last)];
  if (rested === undefined || before === undefined) return null;
  const times = rested / before;
  if (times < OTHER && times > 1 / OTHER) return null;
  return `After a rest this machine takes ${times.toFixed(1)} times as long as in the last run, with no Standee in it.`;
}
