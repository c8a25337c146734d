/** Numbers for keys, in the order of their first use. */
export interface Slots<T> {
  /** The number of a key; `describe` is called the first time. */
  readonly slotOf: (key: string, describe: () => T) => number;
  /** What each number stands for. */
  readonly entries: readonly T[];
}

/** Numbers keys densely from 0. Numbers are never reused, so that states of before an edit remain valid. */
export function createSlots<T>(): Slots<T> {
  const slots = new Map<string, number>();
  const entries: T[] = [];
  return {
    entries,
    slotOf(key, describe) {
      let slot = slots.get(key);
      if (slot === undefined) {
        slot = entries.length;
        slots.set(key, slot);
        entries.push(describe());
      }
      return slot;
    },
  };
}
