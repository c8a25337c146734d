/** The text under a key; null where there is none and where the browser refuses to say. */
export function readEntry(storage: Pick<Storage, 'getItem'>, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}
