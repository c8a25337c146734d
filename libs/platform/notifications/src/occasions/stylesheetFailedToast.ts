import type { UnknownAction } from '@reduxjs/toolkit';
import { messages } from '../messages.js';
import { notify } from '../state/notificationsSlice.js';

/** Warns, once, that the page may look wrong because its styles failed to load. */
export const stylesheetFailedToast = (): UnknownAction =>
  notify({
    type: 'error',
    title: messages.stylesheetTitle,
    message: messages.stylesheet,
    onceKey: 'stylesheet',
  });
