import type { Outcome } from '@finance-analyst/service-worker';

/** An outcome that comes once, for who asks before or after. */
export interface KeptOutcome<Value> {
  /** Null while it has not come. */
  read(): Outcome<Value> | null;
  /** Told when it has come. Returns how to stop listening. */
  subscribe(listener: () => void): () => void;
}

export function keepOutcome<Value>(coming: Promise<Outcome<Value>>): KeptOutcome<Value> {
  const listeners = new Set<() => void>();
  let outcome: Outcome<Value> | null = null;
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
