import type { UnknownAction } from '@reduxjs/toolkit';
import { messages } from '../messages.js';
import { notify } from '../state/notificationsSlice.js';

const status = 'sync-status';

/** The status of synchronization: stays while it runs, then is replaced by the outcome. */
export function syncStatusToast(syncStatus: 'syncing' | 'synced' | 'error'): UnknownAction {
  switch (syncStatus) {
    case 'syncing':
      return notify({
        type: 'info',
        title: messages.syncingTitle,
        message: messages.syncing,
        persistent: true,
        status,
      });
    case 'synced':
      return notify({
        type: 'success',
        title: messages.syncedTitle,
        message: messages.synced,
        duration: 3000,
        status,
      });
    case 'error':
      return notify({
        type: 'error',
        title: messages.syncErrorTitle,
        message: messages.syncError,
        duration: 8000,
        status,
      });
  }
}
