export interface FakeStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly entries: Map<string, string>;
}

/** A browser's storage as a map. */
export function fakeStorage(entries: Readonly<Record<string, string>> = {}): FakeStorage {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

const deny = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

/** Storage that the browser denies the page. */
export const deniedStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: deny,
  setItem: deny,
  removeItem: deny,
};
