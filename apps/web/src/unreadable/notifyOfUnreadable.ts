import { addressAsked, paths } from '@finance-analyst/navigation';
import { notify } from '@finance-analyst/notifications';
import { damageIn, type StoredEntries } from '@finance-analyst/stored-entries';
import type { UnknownAction } from '@reduxjs/toolkit';
import { loadStoredEntries } from '../stored/loadStoredEntries.js';
import { messages } from './messages.js';

/** Reports the damage among the stored entries in one toast. */
export async function notifyOfUnreadable(
  entries: StoredEntries,
  dispatch: (action: UnknownAction) => unknown,
): Promise<void> {
  const damage = damageIn(entries, await loadStoredEntries());
  if (damage.length === 0) return;
  dispatch(
    notify({
      type: 'warning',
      title: messages.title,
      message: [...damage, messages.kept].join(' '),
      action: addressAsked(paths.settings),
      actionLabel: messages.action,
    }),
  );
}
