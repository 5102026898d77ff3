/** Time the change is shown: long enough to read it from across the table. */
const SHOWN_MILLISECONDS = 900;

/**
 * The latest change of a number, for a moment. It must be created while a component is initialised,
 * because it has an effect.
 */
export class LastChange {
  /** `n` is the change; the id distinguishes two equal ones. */
  #now = $state.raw<{ readonly n: number; readonly id: number } | null>(null);
  #last: number | null = null;
  #id = 0;

  constructor(watched: () => number) {
    // A derived value, so that other changes of the figure do not restart the effect.
    const value = $derived(watched());
    $effect(() => {
      const before = this.#last ?? value;
      this.#last = value;
      if (before === value) return;
      this.#id += 1;
      this.#now = { n: value - before, id: this.#id };
      const timer = setTimeout(() => (this.#now = null), SHOWN_MILLISECONDS);
      return () => clearTimeout(timer);
    });
  }

  get now() {
    return this.#now;
  }
}
