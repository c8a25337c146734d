import type { Result } from '@finance-analyst/foundation';

/** An outcome that settles once and can be read at any time. */
export interface TrackedOutcome<Value> {
  /** Null until it has settled. */
  read(): Result<Value> | null;
  /** Calls the listener once it has settled. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Follows a pending outcome. */
export function trackOutcome<Value>(pending: Promise<Result<Value>>): TrackedOutcome<Value> {
  const listeners = new Set<() => void>();
  let outcome: Result<Value> | null = null;
  void pending.then((settled) => {
    outcome = settled;
    for (const listener of listeners) listener();
  });
  return {
    read: () => outcome,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
