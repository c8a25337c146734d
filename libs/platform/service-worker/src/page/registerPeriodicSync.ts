import type { Result } from '@finance-analyst/foundation';
import { periodicSyncTag } from '../periodic/periodicSyncTag.js';
import type { ServiceWorkerHandle } from './registerServiceWorker.js';

/** The browser wakes the worker for financial data at most once a day. */
export const periodicSyncIntervalMs = 24 * 60 * 60 * 1000;

/** A registration's extension in Chromium browsers; others have none. */
interface PeriodicSyncManager {
  register(tag: string, options: { readonly minInterval: number }): Promise<void>;
  unregister(tag: string): Promise<void>;
}

const fail = (reason: string) => ({ ok: false, reason }) as const;

/**
 * Lets the browser refresh cached financial data once a day, if supported and notifications are permitted;
 * without permission an earlier registration is withdrawn. Returns the reason if not, and never rejects. Call it at start and
 * whenever the permission changes.
 */
export async function registerPeriodicSync(
  worker: Pick<ServiceWorkerHandle, 'registered'>,
  permission: NotificationPermission | undefined,
): Promise<Result<null>> {
  const outcome = await worker.registered;
  if (!outcome.ok) return outcome;
  const { periodicSync } = outcome.value as { readonly periodicSync?: PeriodicSyncManager };
  if (!periodicSync) return fail('This browser does not support background refresh.');
  try {
    if (permission !== 'granted') {
      await periodicSync.unregister(periodicSyncTag);
      return fail('Background refresh requires permission for notifications.');
    }
    await periodicSync.register(periodicSyncTag, { minInterval: periodicSyncIntervalMs });
    return { ok: true, value: null };
  } catch (error) {
    return fail(
      `The browser denied background refresh: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
