import type { Result } from '@finance-analyst/foundation';
import { periodicSyncTag } from '../periodic/periodicSyncTag.js';
import type { ServiceWorkerHandle } from './registerServiceWorker.js';

/** The browser wakes the worker for financial data at most once a day. */
export const periodicSyncIntervalMs = 24 * 60 * 60 * 1000;

/** What Chromium's browsers give a registration; others give nothing. */
interface PeriodicSyncManager {
  register(tag: string, options: { readonly minInterval: number }): Promise<void>;
  unregister(tag: string): Promise<void>;
}

const fail = (reason: string) => ({ ok: false, reason }) as const;

/**
 * Lets the browser refresh kept financial data once a day, where it can and the person has permitted notifications;
 * without permission an earlier registration is withdrawn. Says why not, and never rejects. To be called at start and
 * whenever the permission changes.
 */
export async function registerPeriodicSync(
  worker: Pick<ServiceWorkerHandle, 'registered'>,
  permission: NotificationPermission | undefined,
): Promise<Result<null>> {
  const outcome = await worker.registered;
  if (!outcome.ok) return outcome;
  const { periodicSync } = outcome.value as { readonly periodicSync?: PeriodicSyncManager };
  if (!periodicSync) return fail('This browser does not refresh data in the background.');
  try {
    if (permission !== 'granted') {
      await periodicSync.unregister(periodicSyncTag);
      return fail('Data is refreshed in the background only where notifications are permitted.');
    }
    await periodicSync.register(periodicSyncTag, { minInterval: periodicSyncIntervalMs });
    return { ok: true, value: null };
  } catch (error) {
    return fail(
      `The browser does not let data be refreshed in the background: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
