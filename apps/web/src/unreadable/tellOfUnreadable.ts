import { paths } from '@finance-analyst/navigation';
import { notify } from '@finance-analyst/notifications';
import type { UnknownAction } from '@reduxjs/toolkit';
import { addressAsked } from '../address/addressSlice.js';
import { listUnreadable, type StoredThings } from './listUnreadable.js';
import { messages } from './messages.js';

/** Says in one toast what could not be read of what is stored on the device. */
export function tellOfUnreadable(things: StoredThings, dispatch: (action: UnknownAction) => unknown): void {
  const losses = listUnreadable(things);
  if (losses.length === 0) return;
  dispatch(
    notify({
      type: 'warning',
      title: messages.title,
      message: [...losses, messages.kept].join(' '),
      action: addressAsked(paths.settings),
      actionLabel: messages.action,
    }),
  );
}
