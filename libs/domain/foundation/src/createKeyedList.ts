/** Items that are in a list while something exists, such as a part of the screen. */
export interface KeyedList<Item> {
  /** In the order in which their keys came; the same array until something changes. */
  readonly items: readonly Item[];
  /** Puts an item in the list, or in the place of the one with this key. */
  set(key: object, item: Item): void;
  remove(key: object): void;
  /** Calls the listener after each change. Returns how to stop that. */
  subscribe(listener: () => void): () => void;
}

/** An empty list. */
export function createKeyedList<Item>(): KeyedList<Item> {
  const byKey = new Map<object, Item>();
  const listeners = new Set<() => void>();
  let items: readonly Item[] | null = null;
  const change = (): void => {
    items = null;
    for (const listener of listeners) listener();
  };
  return {
    get items() {
      items ??= [...byKey.values()];
      return items;
    },
    set(key, item) {
      if (byKey.get(key) === item) return;
      byKey.set(key, item);
      change();
    },
    remove(key) {
      if (byKey.delete(key)) change();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
