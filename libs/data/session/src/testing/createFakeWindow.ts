/** A window that only receives events of other tabs. */
export function createFakeWindow() {
  const events = new EventTarget();
  let listeners = 0;
  return {
    addEventListener: ((type: string, listener: EventListener) => {
      listeners += 1;
      events.addEventListener(type, listener);
    }) as Window['addEventListener'],
    removeEventListener: ((type: string, listener: EventListener) => {
      listeners -= 1;
      events.removeEventListener(type, listener);
    }) as Window['removeEventListener'],
    listenerCount: () => listeners,
    /** Another tab changed the entry; null when it cleared everything. */
    notifyOfChange: (key: string | null) => events.dispatchEvent(new StorageEvent('storage', { key })),
  };
}
