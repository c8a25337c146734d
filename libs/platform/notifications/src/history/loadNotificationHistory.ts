import type { FunctionComponent } from 'react';

/** Loads the content of the dialog 'Notifications', which is not part of the first load. */
export const loadNotificationHistory = async (): Promise<FunctionComponent> =>
  (await import('./NotificationHistory.js')).NotificationHistory;
