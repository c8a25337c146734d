import { aiStatusToast, syncStatusToast } from '@finance-analyst/notifications';
import type { UnknownAction } from '@reduxjs/toolkit';
import { selectSystemStatus, type WithSystemStatus } from '../system-status/systemStatusSlice.js';

export interface StatusStore {
  getState(): WithSystemStatus;
  subscribe(listener: () => void): () => void;
  dispatch(action: UnknownAction): unknown;
}

/** Shows each change of the AI analysis and the synchronization in a toast. Returns how to stop. */
export function notifyOfStatus(store: StatusStore): () => void {
  let known = selectSystemStatus(store.getState());
  return store.subscribe(() => {
    const before = known;
    known = selectSystemStatus(store.getState());
    if (known.aiStatus !== before.aiStatus) store.dispatch(aiStatusToast(known.aiStatus));
    if (known.syncStatus !== before.syncStatus) store.dispatch(syncStatusToast(known.syncStatus));
  });
}
