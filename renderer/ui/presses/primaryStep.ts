/**
 * The action of the key `n` on screens other than the table, usually that of the primary button. On
 * the table `n` presses the Next button.
 */

type Step = () => void;

let registered: readonly Step[] = [];

/** Registers an action until the returned function is called. The last registered action is used. */
export function registerPrimaryStep(step: Step): () => void {
  registered = [...registered, step];
  return () => (registered = registered.filter((each) => each !== step));
}

/** Runs the action that was registered last, if any. */
export function runPrimaryStep(): void {
  registered.at(-1)?.();
}
