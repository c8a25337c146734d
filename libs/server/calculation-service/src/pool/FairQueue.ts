/** Whoever waits, in turn by client: each client's oldest first, and after it the next client's. */
export class FairQueue<T> {
  readonly #perClient: number;
  readonly #inAll: number;
  /** In the order in which the clients have their turn; none is empty. */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  constructor({ perClient, inAll }: { readonly perClient: number; readonly inAll: number }) {
    this.#perClient = perClient;
    this.#inAll = inAll;
  }

  /** False when as many wait already as may. */
  add(client: string, item: T): boolean {
    const line = this.#lines.get(client) ?? [];
    if (line.length >= this.#perClient || this.#size >= this.#inAll) return false;
    line.push(item);
    this.#lines.set(client, line);
    this.#size += 1;
    return true;
  }

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  /** The next one; its client then waits for its turn behind all others. */
  take(): T | undefined {
    for (const [client, line] of this.#lines) {
      const item = line.shift();
      this.#lines.delete(client);
      if (line.length > 0) this.#lines.set(client, line);
      this.#size -= 1;
      return item;
    }
    return undefined;
  }

  takeAll(): T[] {
    const items = [...this.#lines.values()].flat();
    this.#lines.clear();
    this.#size = 0;
    return items;
  }
}
