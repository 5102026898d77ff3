/** The action of the key `n` on screens other than the table: that of the screen's primary button. */

type Step = () => void;

let registered: readonly Step[] = [];

/** Registers an action until the returned function is called. The last registered action is used. */
export function lendNextStep(step: Step): () => void {
  registered = [...registered, step];
  return () => (registered = registered.filter((each) => each !== step));
}

export function takeNextStep(): void {
  registered.at(-1)?.();
}
