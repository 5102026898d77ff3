/** A map with at most `max` entries. Adding one more removes the oldest. */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #max: number;

  constructor(max: number) {
    super();
    this.#max = max;
  }

  override set(key: K, value: V): this {
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.#max && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
