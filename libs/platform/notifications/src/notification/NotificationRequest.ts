import type { UnknownAction } from '@reduxjs/toolkit';
import type { NotificationType, ToastPlace } from './Notification.js';

/** What to tell the person. */
export interface NotificationRequest {
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  /** In milliseconds; left out, or no positive number, its type's. */
  readonly duration?: number | undefined;
  /** Whether it stays until it is dismissed or replaced. */
  readonly persistent?: boolean | undefined;
  readonly place?: ToastPlace | undefined;
  /** Whether it is out of sight while a dialog is open: what has nothing to do with the work there. */
  readonly givesWay?: boolean | undefined;
  readonly action?: UnknownAction | undefined;
  readonly actionLabel?: string | undefined;
  /** A status that it speaks of: it takes the place of what was last said about that status. */
  readonly status?: string | undefined;
  /** In the history alone, as if read: what a screen says in its own place, or what calls for no attention now. */
  readonly isQuiet?: boolean | undefined;
  /** On the screen alone, neither kept in the history nor counted: an answer to what was just pressed, which is no news. */
  readonly isPassing?: boolean | undefined;
  /** Told only the first time that this key is given in the page's life. */
  readonly onceKey?: string | undefined;
}
