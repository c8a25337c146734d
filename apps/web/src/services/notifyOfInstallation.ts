import { notify } from '@finance-analyst/notifications';
import type { ServiceWorkerHandle } from '@finance-analyst/service-worker';
import type { UnknownAction } from '@reduxjs/toolkit';
import { messages } from './messages.js';

/** Says once why the product does not open offline, or does so only in the release that is on the device. */
export async function notifyOfInstallation(
  { registered, installed }: Pick<ServiceWorkerHandle, 'registered' | 'installed'>,
  dispatch: (action: UnknownAction) => unknown,
): Promise<void> {
  const [registration, outcome] = await Promise.all([registered, installed]);
  if (outcome.ok) return;
  const isKept = registration.ok && registration.value.active !== null;
  const title = isKept ? messages.updateNotInstalled : messages.onlyWithConnection;
  dispatch(notify({ type: 'warning', title, message: outcome.reason }));
}
