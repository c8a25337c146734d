import type { Monitor, RecordedError } from '@finance-analyst/monitoring';
import {
  errorToast,
  notificationMessages,
  selectActiveNotifications,
  type WithNotifications,
} from '@finance-analyst/notifications';
import type { UnknownAction } from '@reduxjs/toolkit';

interface ErrorDependencies {
  /** Where the product's own scripts come from. */
  readonly origin: string;
  readonly monitor: Pick<Monitor, 'report' | 'subscribe'>;
  readonly store: {
    getState(): WithNotifications;
    dispatch(action: UnknownAction): unknown;
  };
}

/** Not a failure: the browser puts off a part of the layout to the next frame. */
const putOffLayout = /^ResizeObserver loop/;

/**
 * Who hands an error in shows it; what comes from a script from elsewhere, such as an extension's, is not the product's.
 * A rejection that names no place counts as the product's.
 */
function isUntold({ kind, message, source }: RecordedError, origin: string): boolean {
  if (kind === 'reported' || putOffLayout.test(message)) return false;
  return source?.startsWith(`${origin}/`) ?? kind === 'unhandled-rejection';
}

/**
 * Says in a toast that something did not work which no part of the product expected to fail: pressed, it would else
 * just do nothing. One toast stands at a time.
 */
export function notifyOfErrors({ origin, monitor, store }: ErrorDependencies): void {
  const count = () =>
    monitor
      .report()
      .errors.filter((error) => isUntold(error, origin))
      .reduce((sum, error) => sum + error.count, 0);
  const isShown = () =>
    selectActiveNotifications(store.getState()).some(({ message }) => message === notificationMessages.error);
  let told = count();
  monitor.subscribe(() => {
    const before = told;
    told = count();
    if (told > before && !isShown()) store.dispatch(errorToast());
  });
}
