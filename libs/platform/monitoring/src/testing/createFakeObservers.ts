export interface FakeObserver {
  readonly tell: (entries: readonly object[]) => void;
  readonly types: Set<string>;
}

/** A `PerformanceObserver` for the given types. */
export function createFakeObservers(supported: readonly string[] = ['longtask', 'first-input', 'resource']) {
  const observing = new Set<FakeObserver>();
  class Observer {
    static readonly supportedEntryTypes = supported;
    readonly observer: FakeObserver;
    constructor(callback: (list: { getEntries(): readonly object[] }) => void) {
      this.observer = {
        types: new Set(),
        tell: (entries) => {
          callback({ getEntries: () => entries });
        },
      };
    }
    observe({ type }: { readonly type: string }) {
      this.observer.types.add(type);
      observing.add(this.observer);
    }
    disconnect() {
      observing.delete(this.observer);
    }
  }
  return {
    Observer,
    observing,
    /** Delivers new entries. */
    emit(type: string, ...entries: readonly object[]) {
      const named = entries.map((entry) => ({ entryType: type, ...entry }));
      for (const observer of observing) if (observer.types.has(type)) observer.tell(named);
    },
  };
}
