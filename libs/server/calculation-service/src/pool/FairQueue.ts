/** A queue in which clients take turns; each client's own entries are served oldest first. */
export class FairQueue<T> {
  readonly #perClient: number;
  readonly #inAll: number;
  /** By client, in turn order; no list is empty. */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  constructor({ perClient, inAll }: { readonly perClient: number; readonly inAll: number }) {
    this.#perClient = perClient;
    this.#inAll = inAll;
  }

  /** False when the queue is full. */
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

  /** The next entry; its client then goes to the back of the line. */
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
