import type { Notification } from '../notification/Notification.js';
import type { WithNotifications } from './notificationsSlice.js';

/** The toasts on the screen, newest first. */
export const selectActiveNotifications = (state: WithNotifications): readonly Notification[] =>
  state.notifications.active;

/** The history, newest first. */
export const selectNotificationHistory = (state: WithNotifications): readonly Notification[] =>
  state.notifications.history;

/** The number of unread notifications, for the badge in the top bar. */
export const selectUnreadCount = (state: WithNotifications): number => state.notifications.unread.length;

/** Their ids. */
export const selectUnreadIds = (state: WithNotifications): readonly string[] => state.notifications.unread;
