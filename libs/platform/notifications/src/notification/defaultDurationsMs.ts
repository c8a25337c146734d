import type { NotificationType } from './Notification.js';

/** How long a toast of each type stays where nothing else is said. */
export const defaultDurationsMs: Readonly<Record<NotificationType, number>> = {
  success: 5000,
  info: 5000,
  warning: 10_000,
  error: 8000,
};
