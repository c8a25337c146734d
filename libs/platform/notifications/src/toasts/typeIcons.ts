import type { IconName } from '@finance-analyst/components';
import type { NotificationType } from '../notification/Notification.js';

/** The mark of each type; its word stands beside it. */
export const typeIcons: Readonly<Record<NotificationType, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'error',
};
