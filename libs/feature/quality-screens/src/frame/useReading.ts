import type { Result } from '@finance-analyst/foundation';
import { useEffect, useState } from 'react';

export interface Reading<Value> {
  /** Null during the first read. */
  readonly outcome: Result<Value> | null;
  readonly readAgain: () => void;
}

/**
 * Reads a value when the screen appears, when the occasion changes, and on request; the previous value stays
 * meanwhile.
 */
export function useReading<Value>(
  read: () => Promise<Result<Value>>,
  occasion: unknown = null,
): Reading<Value> {
  const [outcome, setOutcome] = useState<Result<Value> | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    read()
      .catch((error: unknown) => ({ ok: false as const, reason: reasonOf(error) }))
      .then(
        (next) => {
          if (isWanted) setOutcome(next);
        },
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [read, round, occasion]);
  return {
    outcome,
    readAgain: () => {
      setRound((count) => count + 1);
    },
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
