import type { UnknownAction } from '@reduxjs/toolkit';
import type { NotificationType, ToastPlace } from './Notification.js';

/** A notification to show. */
export interface NotificationRequest {
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  /** In milliseconds; if omitted or not a positive number, the default of its type. */
  readonly duration?: number | undefined;
  /** Whether it stays until it is dismissed or replaced. */
  readonly persistent?: boolean | undefined;
  readonly place?: ToastPlace | undefined;
  /** Whether it is hidden while a dialog is open, because it does not concern the work there. */
  readonly givesWay?: boolean | undefined;
  readonly action?: UnknownAction | undefined;
  readonly actionLabel?: string | undefined;
  /** The status it belongs to: it replaces the last notification about that status. */
  readonly status?: string | undefined;
  /** In the history only and marked read: for what a screen already shows, or what needs no attention now. */
  readonly isQuiet?: boolean | undefined;
  /** On screen only, neither stored in the history nor counted: a direct response to an action. */
  readonly isToastOnly?: boolean | undefined;
  /** Shown only the first time that this key is used in the page view. */
  readonly onceKey?: string | undefined;
}
