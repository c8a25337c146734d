import type { WaitingUpdate } from '@finance-analyst/shell-layout';
import { useState, useSyncExternalStore } from 'react';
import type { UpdateWatch } from './watchForUpdate.js';

type Outcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** The new version that waits, and how to change to it; null while there is none. */
export function useWaitingUpdate(
  watch: UpdateWatch,
  applyUpdate: () => Promise<Outcome>,
): WaitingUpdate | null {
  const isWaiting = useSyncExternalStore(watch.subscribe, watch.isWaiting);
  const [isBeingApplied, setIsBeingApplied] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!isWaiting) return null;

  const apply = async () => {
    setIsBeingApplied(true);
    const outcome = await applyUpdate();
    setIsBeingApplied(false);
    setFailure(outcome.ok ? null : outcome.reason);
  };
  return { isBeingApplied, failure, apply: () => void apply() };
}
