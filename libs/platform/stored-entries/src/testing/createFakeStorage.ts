/** A browser's storage in memory, with another tab that changes it. While `isFull`, it refuses new entries. */
export function createFakeStorage(stored: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(stored));
  const events = new EventTarget();
  let listenerCount = 0;
  return {
    isFull: false,
    getItem: (key: string): string | null => kept.get(key) ?? null,
    setItem(key: string, value: string): void {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string): void => void kept.delete(key),
    window: {
      addEventListener: ((type: string, listener: EventListener) => {
        listenerCount += 1;
        events.addEventListener(type, listener);
      }) as Window['addEventListener'],
      removeEventListener: ((type: string, listener: EventListener) => {
        listenerCount -= 1;
        events.removeEventListener(type, listener);
      }) as Window['removeEventListener'],
    },
    listenerCount: () => listenerCount,
    /** Another tab stores the text; with `null` as the key it clears the storage. */
    storeElsewhere: (key: string | null, value = ''): void => {
      if (key === null) kept.clear();
      else kept.set(key, value);
      events.dispatchEvent(new StorageEvent('storage', { key }));
    },
  };
}
