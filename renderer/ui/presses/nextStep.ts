/** What `n` does on a screen that is no table: the one act its amber button names. */

type Step = () => void;

let lent: readonly Step[] = [];

/** Lends the act until the returned function is called; the last one lent is the one that is done. */
export function lendNextStep(step: Step): () => void {
  lent = [...lent, step];
  return () => (lent = lent.filter((each) => each !== step));
}

export function takeNextStep(): void {
  lent.at(-1)?.();
}
