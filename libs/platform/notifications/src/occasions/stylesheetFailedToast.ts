import type { UnknownAction } from '@reduxjs/toolkit';
import { messages } from '../messages.js';
import { notify } from '../state/notificationsSlice.js';

/** Tells, once, that the page may look wrong because its styles did not arrive. */
export const stylesheetFailedToast = (): UnknownAction =>
  notify({
    type: 'error',
    title: messages.stylesheetTitle,
    message: messages.stylesheet,
    onceKey: 'stylesheet',
  });
