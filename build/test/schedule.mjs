/** Decides the order of the steps: parallel lanes, and the build before the steps that need it. */
import { BUILD } from './steps.mjs';

/** The step that others wait for comes first, then the long ones, so that no lane ends with a long one. */
export function inOrder(steps) {
  const rank = ({ isFirst, isLong }) => (isFirst ? 0 : isLong ? 1 : 2);
  return [...steps].sort((one, other) => rank(one) - rank(other));
}

/**
 * Runs all steps in `lanes` parallel lanes. `run` resolves with true if a step passed; `skip` is
 * called for a step that cannot run because the build failed. After an abort no step starts.
 */
export async function runAll(steps, { lanes, run, skip, signal }) {
  const queue = inOrder(steps);
  const needsBuild = steps.some(({ name }) => name === BUILD);
  let built = needsBuild ? null : true;
  const buildEnds = later();
  const takeNext = () => {
    const ready = queue.findIndex(({ drivesApp }) => !drivesApp || built !== null);
    return ready < 0 ? undefined : queue.splice(ready, 1)[0];
  };
  const lane = async () => {
    while (queue.length > 0 && !signal.aborted) {
      const step = takeNext();
      if (!step) {
        await buildEnds.promise;
      } else if (step.drivesApp && !built) {
        skip(step);
      } else {
        const passed = await run(step);
        if (step.name !== BUILD) continue;
        built = passed;
        buildEnds.resolve();
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

function later() {
  let resolve;
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}
