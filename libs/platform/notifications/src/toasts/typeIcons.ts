import type { IconName } from '@finance-analyst/components';
import type { NotificationType } from '../notification/Notification.js';

/** The icon of each type, shown beside its name. */
export const typeIcons: Readonly<Record<NotificationType, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'error',
};
