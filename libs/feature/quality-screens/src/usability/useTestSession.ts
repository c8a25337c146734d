import { usabilityTestKey } from '@finance-analyst/analytics';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { readTestSession } from './readTestSession.js';
import type { TestSession } from './TestSession.js';
import type { TestStorage } from './TestStorage.js';

/** A storage that refuses to be read is told from one that is empty. */
function readText(storage: TestStorage): string | null | undefined {
  try {
    return storage.getItem(usabilityTestKey);
  } catch {
    return undefined;
  }
}

function isWritten(storage: TestStorage, session: TestSession | null): boolean {
  try {
    if (session) storage.setItem(usabilityTestKey, JSON.stringify(session));
    else storage.removeItem(usabilityTestKey);
    return true;
  } catch {
    return false;
  }
}

/**
 * The test that is under way in this tab, the same wherever it is shown, and whether it outlives this screen: what a
 * storage refuses is left to the screen alone.
 */
export function useTestSession(storage: TestStorage) {
  const text = useSyncExternalStore(
    storage.subscribe,
    useCallback(() => readText(storage), [storage]),
  );
  const stored = useMemo(() => readTestSession(text ?? null), [text]);
  const [refused, setRefused] = useState<{ readonly session: TestSession | null } | null>(null);
  return {
    session: refused ? refused.session : stored,
    isRefused: refused !== null || text === undefined,
    change: (session: TestSession | null) => {
      setRefused(isWritten(storage, session) ? null : { session });
    },
  };
}
