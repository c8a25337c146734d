import { fetchVariant } from '@finance-analyst/feature-flags';
import { stylesheetFailedEvent } from '@finance-analyst/navigation';
import { stylesheetFailedToast } from '@finance-analyst/notifications';
import { notifyOfInstallation } from '@finance-analyst/service-worker';
import { notifyOfDamage } from '@finance-analyst/stored-entries';
import { loadStoredEntries } from '../stored/loadStoredEntries.js';
import type { Services } from '../services/Services.js';

/** Starts the background work. Each part waits until the page is idle. */
export function startBackground(window: Window & typeof globalThis, services: Services): void {
  const { monitor, analytics, news, preloading, worker, store, config, runKind } = services;
  monitor.start();
  analytics.start();
  window.addEventListener(stylesheetFailedEvent, () => store.dispatch(stylesheetFailedToast()));
  // An audit measures each screen without preloading.
  if (runKind !== 'audit') preloading.start();
  if (runKind !== 'person') return;
  void store.dispatch(fetchVariant({ clientId: config.launchDarklyClientId }));
  // Runs after the page has loaded, because few devices need this code.
  void worker
    .then(loadStoredEntries)
    .then((known) => notifyOfDamage(services.entries, known, store.dispatch))
    // If the code does not load, the next start reports the damage.
    .catch(() => undefined);
  void worker.then((handle) => notifyOfInstallation(handle, store.dispatch));
  // Runs after the page has loaded, because checking for news loads code.
  void worker.then(() => news.check());
  const permission = 'Notification' in window ? window.Notification.permission : undefined;
  void worker.then(async (handle) => {
    const code = await import('../services/afterFirstPaint.js').catch(() => null);
    await code?.registerPeriodicSync(handle, permission);
  });
}
