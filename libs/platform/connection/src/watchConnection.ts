/** Where the browser reports network changes, and where the page receives them. */
export interface ConnectionDependencies {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>;
  readonly navigator: { readonly onLine: boolean };
  /** Has the class `offline` while there is no network. */
  readonly root: Pick<Element, 'classList'>;
}

export interface Connection {
  isOnline(): boolean;
  /** Calls the listener after each change. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** Stops watching. */
  stop(): void;
}

/**
 * Watches the network. Each change sets or clears the class `offline` on the root element and fires
 * `network-status-change` on the window with `{ online }` as its detail.
 */
export function watchConnection({ window, navigator, root }: ConnectionDependencies): Connection {
  const listeners = new Set<() => void>();
  let online = navigator.onLine;
  root.classList.toggle('offline', !online);

  const change = (event: Event) => {
    online = event.type === 'online';
    root.classList.toggle('offline', !online);
    window.dispatchEvent(new CustomEvent('network-status-change', { detail: { online } }));
    for (const listener of listeners) listener();
  };
  window.addEventListener('online', change);
  window.addEventListener('offline', change);

  return {
    isOnline: () => online,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      window.removeEventListener('online', change);
      window.removeEventListener('offline', change);
      listeners.clear();
    },
  };
}
