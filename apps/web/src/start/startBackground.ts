import { fetchVariant } from '@finance-analyst/feature-flags';
import { stylesheetFailedEvent } from '@finance-analyst/navigation';
import { stylesheetFailedToast } from '@finance-analyst/notifications';
import { notifyOfInstallation } from '@finance-analyst/service-worker';
import { notifyOfDamage } from '@finance-analyst/stored-entries';
import { loadStoredEntries } from '../stored/loadStoredEntries.js';
import type { Services } from '../services/Services.js';

/** Begins what goes on behind the screens. Each part waits by itself until the page has time for it. */
export function startBackground(window: Window & typeof globalThis, services: Services): void {
  const { monitor, analytics, news, preloading, worker, store, config, runKind } = services;
  monitor.start();
  analytics.start();
  window.addEventListener(stylesheetFailedEvent, () => store.dispatch(stylesheetFailedToast()));
  // An audit measures a screen by itself.
  if (runKind !== 'audit') preloading.start();
  if (runKind !== 'person') return;
  void store.dispatch(fetchVariant({ clientId: config.launchDarklyClientId }));
  // After the page has loaded, with code that few need.
  void worker
    .then(loadStoredEntries)
    .then((known) => notifyOfDamage(services.entries, known, store.dispatch))
    // If the code does not load, the next start reports the damage.
    .catch(() => undefined);
  void worker.then((handle) => notifyOfInstallation(handle, store.dispatch));
  // After the page has loaded: looking for news brings code.
  void worker.then(() => news.check());
  const permission = 'Notification' in window ? window.Notification.permission : undefined;
  void worker.then(async (handle) => {
    const code = await import('../services/afterFirstPaint.js').catch(() => null);
    await code?.registerPeriodicSync(handle, permission);
  });
}
