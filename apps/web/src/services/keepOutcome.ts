import type { Result } from '@finance-analyst/foundation';

/** A one-time outcome, for listeners before and after it. */
export interface KeptOutcome<Value> {
  /** Null until there is one. */
  read(): Result<Value> | null;
  /** Called with the outcome. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export function keepOutcome<Value>(coming: Promise<Result<Value>>): KeptOutcome<Value> {
  const listeners = new Set<() => void>();
  let outcome: Result<Value> | null = null;
  void coming.then((came) => {
    outcome = came;
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
