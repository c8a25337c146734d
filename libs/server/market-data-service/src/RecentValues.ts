/** Keeps the most recently used values, up to a number; concurrent requests for one key create it once. */
export class RecentValues<T> {
  readonly #capacity: number;
  readonly #values = new Map<string, Promise<T>>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The value of `key`, created by `make` when missing. A failure is not kept. */
  get(key: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#values.get(key);
    const value = kept ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    if (!kept)
      value.catch(() => {
        if (this.#values.get(key) === value) this.#values.delete(key);
      });
    const oldest = this.#values.keys().next();
    if (this.#values.size > this.#capacity && !oldest.done) this.#values.delete(oldest.value);
    return value;
  }
}
