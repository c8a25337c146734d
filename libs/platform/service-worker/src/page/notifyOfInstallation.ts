import { notify } from '@finance-analyst/notifications';
import type { UnknownAction } from '@reduxjs/toolkit';
import { messages } from './messages.js';
import type { ServiceWorkerHandle } from './registerServiceWorker.js';

/** Shows a toast with the reason if the product, or its update, could not be installed on the device. */
export async function notifyOfInstallation(
  { registered, installed }: Pick<ServiceWorkerHandle, 'registered' | 'installed'>,
  dispatch: (action: UnknownAction) => unknown,
): Promise<void> {
  const [registration, outcome] = await Promise.all([registered, installed]);
  if (outcome.ok) return;
  const hasEarlierRelease = registration.ok && registration.value.active !== null;
  const title = hasEarlierRelease ? messages.updateNotInstalled : messages.onlyWithConnection;
  dispatch(notify({ type: 'warning', title, message: outcome.reason }));
}
