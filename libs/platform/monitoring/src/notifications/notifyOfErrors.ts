import {
  errorToast,
  notificationMessages,
  selectActiveNotifications,
  type WithNotifications,
} from '@finance-analyst/notifications';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Monitor } from '../createMonitor.js';
import type { RecordedError } from '../report/MonitorReport.js';

export interface ErrorNotificationDependencies {
  /** Origin of the product's own scripts. */
  readonly origin: string;
  readonly monitor: Pick<Monitor, 'report' | 'subscribe'>;
  readonly store: {
    getState(): WithNotifications;
    dispatch(action: UnknownAction): unknown;
  };
}

/** Not a failure: the browser postpones a part of the layout to the next frame. */
const postponedLayout = /^ResizeObserver loop/;

/**
 * A reported error is already on screen, and one from another origin, such as an extension's, is not the product's. A
 * rejection without a source counts as the product's.
 */
function needsNotification({ kind, message, source }: RecordedError, origin: string): boolean {
  if (kind === 'reported' || postponedLayout.test(message)) return false;
  return source?.startsWith(`${origin}/`) ?? kind === 'unhandled-rejection';
}

/** Shows a toast for an error of the product that no screen shows, one toast at a time. */
export function notifyOfErrors({ origin, monitor, store }: ErrorNotificationDependencies): void {
  const count = () =>
    monitor
      .report()
      .errors.filter((error) => needsNotification(error, origin))
      .reduce((sum, error) => sum + error.count, 0);
  const isShown = () =>
    selectActiveNotifications(store.getState()).some(({ message }) => message === notificationMessages.error);
  let known = count();
  monitor.subscribe(() => {
    const before = known;
    known = count();
    if (known > before && !isShown()) store.dispatch(errorToast());
  });
}
