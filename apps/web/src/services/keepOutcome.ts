import type { Result } from '@finance-analyst/foundation';

/** An outcome that comes once, for who asks before or after. */
export interface KeptOutcome<Value> {
  /** Null while it has not come. */
  read(): Result<Value> | null;
  /** Told when it has come. Returns how to stop listening. */
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
