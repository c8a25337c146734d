import type { NotificationType } from './Notification.js';

/** How long a toast of each type stays by default. */
export const defaultDurationsMs: Readonly<Record<NotificationType, number>> = {
  success: 5000,
  info: 5000,
  warning: 10_000,
  error: 8000,
};
