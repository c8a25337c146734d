import type { UnknownAction } from '@reduxjs/toolkit';

export type NotificationType = 'info' | 'success' | 'warning' | 'error';

/** Where a toast stands: with the others unless the specification gives it a place of its own. */
export type ToastPlace = 'top-right';

/** Something that the product tells the person. */
export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  /** How long its toast stays, in milliseconds; null when it stays until it is dismissed or replaced. */
  readonly duration: number | null;
  readonly persistent: boolean;
  /** When it came, ISO 8601. */
  readonly timestamp: string;
  readonly place?: ToastPlace;
  /** Not shown over a dialog. */
  readonly givesWay?: boolean;
  /** Dispatched when its button is pressed. Plain data. */
  readonly action?: UnknownAction;
  /** The verb on that button. */
  readonly actionLabel?: string;
}
