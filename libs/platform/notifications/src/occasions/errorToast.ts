import type { UnknownAction } from '@reduxjs/toolkit';
import { messages } from '../messages.js';
import { notify } from '../state/notificationsSlice.js';

export interface ErrorWords {
  readonly title?: string;
  readonly message?: string;
}

/** Reports a failure about which nothing more specific is known. */
export const errorToast = ({
  title = messages.errorTitle,
  message = messages.error,
}: ErrorWords = {}): UnknownAction => notify({ type: 'error', title, message, duration: 8000 });
