/** The order of steps: a fixed number at a time, and the build before what drives the app. */
import { BUILD } from './steps.mjs';

/** The steps that others wait for first, then the long ones, so that no lane ends with one of them. */
export function inOrder(steps) {
  const rank = ({ isFirst, isLong }) => (isFirst ? 0 : isLong ? 1 : 2);
  return [...steps].sort((one, other) => rank(one) - rank(other));
}

/**
 * Runs all steps, `lanes` at a time. `run` resolves with whether a step passed; `skip` is called for a
 * step that cannot run because the build failed. After an abort no step begins.
 */
export async function runAll(steps, { lanes, run, skip, signal }) {
  const queue = inOrder(steps);
  const needsBuild = steps.some(({ name }) => name === BUILD);
  let built = needsBuild ? null : true;
  const buildEnds = later();
  const next = () => {
    const ready = queue.findIndex(({ drivesApp }) => !drivesApp || built !== null);
    return ready < 0 ? undefined : queue.splice(ready, 1)[0];
  };
  const lane = async () => {
    while (queue.length > 0 && !signal.aborted) {
      const step = next();
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
