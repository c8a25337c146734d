import { selectSystemStatus, type WithSystemStatus } from '@finance-analyst/monitoring';
import { aiStatusToast, syncStatusToast } from '@finance-analyst/notifications';
import type { UnknownAction } from '@reduxjs/toolkit';

interface StatusStore {
  getState(): WithSystemStatus;
  subscribe(listener: () => void): () => void;
  dispatch(action: UnknownAction): unknown;
}

/** Says in toasts how the AI analysis and the synchronization go, from the first change on. Returns how to stop. */
export function connectStatusToasts(store: StatusStore): () => void {
  let known = selectSystemStatus(store.getState());
  return store.subscribe(() => {
    const before = known;
    known = selectSystemStatus(store.getState());
    if (known.aiStatus !== before.aiStatus) store.dispatch(aiStatusToast(known.aiStatus));
    if (known.syncStatus !== before.syncStatus) store.dispatch(syncStatusToast(known.syncStatus));
  });
}
