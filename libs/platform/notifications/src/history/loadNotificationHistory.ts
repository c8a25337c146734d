import type { FunctionComponent } from 'react';

/** Brings the content of the dialog 'Notifications'. Its code is no part of the first load. */
export const loadNotificationHistory = async (): Promise<FunctionComponent> =>
  (await import('./NotificationHistory.js')).NotificationHistory;
