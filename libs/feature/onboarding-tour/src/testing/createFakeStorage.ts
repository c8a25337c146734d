/** A browser's storage in memory. While `isFull`, it rejects new values. */
export function createFakeStorage(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    isFull: false,
    getItem: (key: string): string | null => kept.get(key) ?? null,
    setItem(key: string, value: string): void {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string): void => void kept.delete(key),
  };
}
