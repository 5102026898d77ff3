/** Long enough to read the change from across the table. */
const SHOWN_MILLISECONDS = 900;

/** The last change of a number. Created during component setup, because it has an effect. */
export class LastChange {
  /** The id distinguishes two equal changes. */
  #now = $state.raw<{ readonly n: number; readonly id: number } | null>(null);
  #last: number | null = null;
  #id = 0;

  constructor(watched: () => number) {
    // Derived first, so that other changes of the figure do not restart it.
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
