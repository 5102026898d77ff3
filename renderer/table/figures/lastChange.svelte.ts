/** How a number has just changed, for as long as it takes to be read from across the table. */
const SHOWN_MILLISECONDS = 900;

/** Null while nothing has changed; the id tells two equal changes apart. Made by a component. */
export class LastChange {
  #now = $state.raw<{ readonly n: number; readonly id: number } | null>(null);
  #last: number | null = null;
  #id = 0;

  constructor(of: () => number) {
    // Other changes of the figure neither begin nor prolong it.
    const value = $derived(of());
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
