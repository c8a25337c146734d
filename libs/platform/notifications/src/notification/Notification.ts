import type { UnknownAction } from '@reduxjs/toolkit';

export type NotificationType = 'info' | 'success' | 'warning' | 'error';

/** Where a toast appears: with the others unless the specification gives it its own place. */
export type ToastPlace = 'top-right';

/** A message to the user. */
export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  /** How long its toast stays, in milliseconds; null if it stays until dismissed or replaced. */
  readonly duration: number | null;
  readonly persistent: boolean;
  /** When it was created, ISO 8601. */
  readonly timestamp: string;
  readonly place?: ToastPlace;
  /** Not shown over a dialog. */
  readonly givesWay?: boolean;
  /** Dispatched when its button is pressed. Plain data. */
  readonly action?: UnknownAction;
  /** The verb on that button. */
  readonly actionLabel?: string;
}
