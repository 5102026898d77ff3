/** The action of `n` on a screen that is no table: that of its primary button. */

type Step = () => void;

let lent: readonly Step[] = [];

/** Offers the action until the returned function is called; the last one offered is used. */
export function lendNextStep(step: Step): () => void {
  lent = [...lent, step];
  return () => (lent = lent.filter((each) => each !== step));
}

export function takeNextStep(): void {
  lent.at(-1)?.();
}
