import { updateAvailableEvent } from './watchForUpdates.js';

/** Whether a new version of the product is installed and waits for a reload. */
export interface UpdateWatch {
  isWaiting(): boolean;
  /** Calls the listener when that changes. Returns how to stop that. */
  subscribe(listener: () => void): () => void;
}

/** Listens for `update-available` from the moment it is called, also before anything is on screen. */
export function createUpdateWatch(events: Pick<Window, 'addEventListener'>): UpdateWatch {
  const listeners = new Set<() => void>();
  let isWaiting = false;
  events.addEventListener(updateAvailableEvent, () => {
    isWaiting = true;
    for (const listener of listeners) listener();
  });
  return {
    isWaiting: () => isWaiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
