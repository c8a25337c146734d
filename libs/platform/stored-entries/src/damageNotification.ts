import { navigationRequested, paths } from '@finance-analyst/navigation';
import { notify } from '@finance-analyst/notifications';
import type { UnknownAction } from '@reduxjs/toolkit';
import { messages } from './messages.js';

/** A toast that lists what applies instead of damaged entries, with a link to the settings. */
export const damageNotification = (damage: readonly string[]): UnknownAction =>
  notify({
    type: 'warning',
    title: messages.damageTitle,
    message: [...damage, messages.nothingOverwritten].join(' '),
    action: navigationRequested(paths.settings),
    actionLabel: messages.openSettings,
  });
