import type { Analytics, surveyClosed, WithSurvey } from '@finance-analyst/analytics';
import type { Result } from '@finance-analyst/foundation';
import type { ReadWorkerState, ServiceWorkerHandle } from '@finance-analyst/service-worker';
import type { DeviceStorage, Preferences } from '@finance-analyst/session';
import type { StoredEntries } from '@finance-analyst/stored-entries';
import type { CacheStatistics } from './performance/CacheStatistics.js';
import type { RunBenchmark } from './performance/RunBenchmark.js';
import type { ReadMonitor } from './performance/useMonitorReport.js';

/** What the application provides to these screens. */
export interface QualityDependencies {
  readonly monitor: ReadMonitor;
  readonly analytics: Analytics;
  readonly clock: () => Date;
  readonly isAudit: boolean;
  readonly cacheStatistics: () => CacheStatistics;
  readonly runBenchmark: RunBenchmark;
  readonly preferences: Preferences;
  readonly entries: StoredEntries;
  readonly store: {
    getState(): WithSurvey;
    subscribe(listener: () => void): () => void;
    dispatch(action: ReturnType<typeof surveyClosed>): unknown;
  };
  /** Whether a person, not a program, uses the product. */
  readonly isPerson: boolean;
  readonly deviceStorage: DeviceStorage;
  readonly worker: Promise<ServiceWorkerHandle>;
  readonly readWorkerState: ReadWorkerState;
  /** Whether the product's files were stored on the device, or why not; null until known. */
  readonly installation: {
    readonly read: () => Result<null> | null;
    readonly subscribe: (listener: () => void) => () => void;
  };
}
