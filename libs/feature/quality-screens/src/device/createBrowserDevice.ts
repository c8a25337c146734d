import { findSmallTouchTargets } from '@finance-analyst/accessibility';
import type { Result } from '@finance-analyst/foundation';
import type { ReadWorkerState } from '@finance-analyst/service-worker';
import type { Device } from './Device.js';
import type { DeviceWindow } from './DeviceWindow.js';
import { messages } from './messages.js';
import { readPeriodicSync } from './readPeriodicSync.js';

export interface DeviceDependencies {
  readonly window: DeviceWindow;
  readonly readWorkerState: ReadWorkerState;
  /** Registers the background refresh of market data; omitted if unsupported. */
  readonly registerPeriodicSync?:
    (() => Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: string }>) | undefined;
}

const missing = (reason: string) => ({ ok: false, reason }) as const;

/** A device over the browser's APIs. Unsupported or denied features give a reason, never an exception. */
export function createBrowserDevice({
  window,
  readWorkerState,
  registerPeriodicSync,
}: DeviceDependencies): Device {
  const { navigator, document } = window;
  const matches = (query: string): boolean => window.matchMedia(query).matches;
  const guarded = async <Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> => {
    try {
      return await work();
    } catch (error) {
      return missing(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    isStandalone: () => matches('(display-mode: standalone)') || navigator.standalone === true,
    hasCoarsePointer: () => matches('(pointer: coarse)'),
    readNotifications: () =>
      Promise.resolve(
        window.Notification
          ? { ok: true, value: window.Notification.permission }
          : missing(messages.noNotifications),
      ),
    askForNotifications: () =>
      guarded(async () =>
        window.Notification
          ? { ok: true, value: await window.Notification.requestPermission() }
          : missing(messages.noNotifications),
      ),
    readPeriodicSync: () => guarded(() => readPeriodicSync(navigator)),
    registerPeriodicSync: () =>
      guarded(async () => {
        const outcome = (await registerPeriodicSync?.()) ?? missing(messages.noPeriodicSync);
        return outcome.ok ? { ok: true, value: null } : outcome;
      }),
    readWorkerState: () => guarded(readWorkerState),
    findSmallTargets: () => findSmallTouchTargets(document),
  };
}
