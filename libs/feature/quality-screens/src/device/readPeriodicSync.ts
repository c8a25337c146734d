import type { Result } from '@finance-analyst/foundation';
import { periodicSyncTag } from '@finance-analyst/service-worker';
import type { PeriodicSyncState } from './Device.js';
import type { DeviceNavigator } from './DeviceWindow.js';
import { messages } from './messages.js';

/** Whether background refresh of market data is permitted and registered. */
export async function readPeriodicSync({
  permissions,
  serviceWorker,
}: DeviceNavigator): Promise<Result<PeriodicSyncState>> {
  const registration = await serviceWorker?.getRegistration();
  if (!permissions || !registration?.periodicSync) return { ok: false, reason: messages.noPeriodicSync };
  const { state } = await permissions.query({ name: 'periodic-background-sync' });
  const tags = await registration.periodicSync.getTags();
  return { ok: true, value: { permission: state, isRegistered: tags.includes(periodicSyncTag) } };
}
