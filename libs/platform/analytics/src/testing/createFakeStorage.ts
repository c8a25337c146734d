/** A memory storage with a limited number of characters that can be made to fail. */
export function createFakeStorage(initial: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(initial));
  const state = { capacity: Infinity, refuses: false };
  const check = () => {
    if (state.refuses) throw new DOMException('Refused.', 'SecurityError');
  };
  return {
    values,
    state,
    storage: {
      getItem: (key: string): string | null => {
        check();
        return values.get(key) ?? null;
      },
      setItem: (key: string, value: string): void => {
        check();
        const others = [...values].filter(([other]) => other !== key);
        const used = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
        if (used + key.length + value.length > state.capacity)
          throw new DOMException('Full.', 'QuotaExceededError');
        values.set(key, value);
      },
      removeItem: (key: string): void => {
        check();
        values.delete(key);
      },
    },
  };
}
