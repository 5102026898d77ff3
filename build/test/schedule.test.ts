import { describe, expect, test } from 'vitest';
import { runAll } from './schedule.mjs';

const build = { name: 'build', isFirst: true };
const driven = { name: 'end-to-end', drivesApp: true, isLong: true };
const long = { name: 'disk', isLong: true };
const short = { name: 'lint' };
interface Step {
  readonly name: string;
}

/** Runs the steps; `outcome` decides which of them pass. Returns the steps that were started and skipped. */
async function began(
  steps: readonly Step[],
  { lanes = 1, fails = '', stop = new AbortController(), stopAt = '' } = {},
) {
  const names: string[] = [];
  const skipped: string[] = [];
  let running = 0;
  let most = 0;
  await runAll(steps, {
    lanes,
    signal: stop.signal,
    skip: ({ name }: Step) => skipped.push(name),
    run: async ({ name }: Step) => {
      names.push(name);
      most = Math.max(most, ++running);
      await Promise.resolve();
      if (name === stopAt) stop.abort('SIGINT');
      running -= 1;
      return name !== fails;
    },
  });
  return { names, skipped, most };
}

describe('runAll', () => {
  test('starts with the build, then with the longest steps', async () => {
    const { names } = await began([short, driven, long, build]);
    expect(names).toEqual(['build', 'end-to-end', 'disk', 'lint']);
  });

  test('does not start steps that need the app before the build is over', async () => {
    const { names, most } = await began([short, driven, build], { lanes: 2 });
    expect(names).toEqual(['build', 'lint', 'end-to-end']);
    expect(most).toBe(2);
  });

  test('waits for the build if nothing else is left', async () => {
    const { names, most } = await began([driven, build], { lanes: 2 });
    expect(names).toEqual(['build', 'end-to-end']);
    expect(most).toBe(1);
  });

  test('continues after a failure and skips steps that need a failed build', async () => {
    const { names, skipped } = await began([short, driven, long, build], { fails: 'build' });
    expect(names).toEqual(['build', 'disk', 'lint']);
    expect(skipped).toEqual(['end-to-end']);
  });

  test.each(['build', 'disk'])('begins nothing after a stop during %s', async (stopAt) => {
    const { names } = await began([short, driven, long, build], { lanes: 2, stopAt });
    expect(names).toEqual(['build', 'disk']);
  });
});
