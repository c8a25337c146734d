/** Which overlays are open, the one opened last on top. */
export interface Overlays {
  /** Opens an overlay; one that is open already comes to the top. */
  open(id: string): void;
  /** Closes the overlay on top. */
  close(): void;
  closeAll(): void;
  /** The overlay on top; null when none is open. */
  openId(): string | null;
  /** All that are open, from the bottom to the top. */
  openIds(): readonly string[];
  /** Calls the listener after each change. Returns how to stop that. */
  subscribe(listener: () => void): () => void;
}

const none: readonly string[] = [];

/** Makes the state of the overlays. Nothing is open. */
export function createOverlays(): Overlays {
  const listeners = new Set<() => void>();
  let ids = none;
  const change = (next: readonly string[]) => {
    ids = next;
    for (const listener of listeners) listener();
  };
  return {
    open(id) {
      if (ids.at(-1) !== id) change([...ids.filter((other) => other !== id), id]);
    },
    close() {
      if (ids.length > 0) change(ids.slice(0, -1));
    },
    closeAll() {
      if (ids.length > 0) change(none);
    },
    openId: () => ids.at(-1) ?? null,
    openIds: () => ids,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
