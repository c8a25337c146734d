import { createAnalytics, type Analytics } from '@finance-analyst/analytics';
import { createMonitor, notifyOfErrors, notifyOfViolation, type Monitor } from '@finance-analyst/monitoring';
import type { RuntimeConfig } from '@finance-analyst/runtime-config';
import type { RunKind } from '@finance-analyst/service-worker';
import { showsPerformanceWarnings, usageConsent, type Preferences } from '@finance-analyst/session';
import type { StoredEntries } from '@finance-analyst/stored-entries';
import type { Store } from '../store.js';

export interface ReportingDependencies {
  readonly window: Window & typeof globalThis;
  readonly entries: StoredEntries;
  readonly config: RuntimeConfig;
  readonly runKind: RunKind;
  readonly clock: () => Date;
  readonly createId: () => string;
  readonly store: Store;
  readonly preferences: Preferences;
}

export interface Reporting {
  readonly monitor: Monitor;
  readonly analytics: Analytics;
}

/** Monitoring and usage analytics. Errors seen by the former are events of the latter. */
export function createReporting(dependencies: ReportingDependencies): Reporting {
  const { window, entries, config, runKind, clock, createId, store, preferences } = dependencies;
  const sessionId = createId();
  const analytics = createAnalytics({
    window,
    entries,
    runKind,
    consent: usageConsent(preferences),
    // A name is not an id: until accounts have one, the device's random id identifies the user.
    user: () => ({}),
    sessionId,
    createId,
    apiBase: config.apiBase,
    posthogKey: config.posthogKey,
    fetch: (url, init) => window.fetch(url, init),
    clock,
  });
  const monitor = createMonitor({
    window,
    runKind,
    apiBase: config.apiBase,
    webVitalsEndpoint: config.webVitalsEndpoint,
    sentryDsn: config.sentryDsn,
    release: config.version,
    sessionId,
    dispatch: store.dispatch,
    onError: analytics.recordError,
    onWarning: (violation) => {
      if (preferences.read().performanceWarnings ?? showsPerformanceWarnings(entries, import.meta.env.DEV))
        void notifyOfViolation(violation, store.dispatch);
    },
    clock,
  });
  notifyOfErrors({ origin: window.location.origin, monitor, store });
  return { monitor, analytics };
}
