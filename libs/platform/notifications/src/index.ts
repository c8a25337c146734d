export { loadNotificationHistory } from './history/loadNotificationHistory.js';
export { messages as notificationMessages } from './messages.js';
export { defaultDurationsMs } from './notification/defaultDurationsMs.js';
export type { Notification, NotificationType } from './notification/Notification.js';
export type { NotificationRequest } from './notification/NotificationRequest.js';
export { NotificationProvider, type NotificationProviderProps } from './NotificationProvider.js';
export { aiStatusToast } from './occasions/aiStatusToast.js';
export { errorToast, type ErrorWords } from './occasions/errorToast.js';
export { performanceWarningToast, type BudgetReading } from './occasions/performanceWarningToast.js';
export { stylesheetFailedToast } from './occasions/stylesheetFailedToast.js';
export { syncStatusToast } from './occasions/syncStatusToast.js';
export {
  dismissed,
  historyCleared,
  historySeen,
  notificationsSlice,
  notify,
  statusWithdrawn,
  type NotificationsState,
  type WithNotifications,
} from './state/notificationsSlice.js';
export {
  selectActiveNotifications,
  selectNotificationHistory,
  selectUnreadCount,
} from './state/selectors.js';
export { focusToasts } from './toasts/focusToasts.js';
export { useNotifications, type Notifications } from './useNotifications.js';
