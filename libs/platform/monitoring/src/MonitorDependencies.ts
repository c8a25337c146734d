import type { RunKind } from '@finance-analyst/service-worker';
import type { LoadErrorReporting } from './errors/ErrorReporting.js';
import type { MonitorWindow, Stop } from './MonitorWindow.js';
import type { RecordedError, Violation } from './report/MonitorReport.js';
import type { performanceMeasured } from './system-status/systemStatusSlice.js';
import type { VitalsLibrary } from './vitals/VitalsLibrary.js';

export interface MonitorDependencies {
  /** The browser's window. */
  readonly window: MonitorWindow;
  /** Only a person's page is monitored. */
  readonly runKind: RunKind;
  /** The API's base URL, ending in a slash. */
  readonly apiBase: string;
  /** The endpoint for web vitals. */
  readonly webVitalsEndpoint: string;
  /** Address of the error-reporting service; null disables it. */
  readonly sentryDsn: string | null;
  /** Release of the product, for error reports. */
  readonly release: string;
  /** Of this page view. */
  readonly sessionId: string;
  /** Of the store with the system-status slice. */
  readonly dispatch: (action: ReturnType<typeof performanceMeasured>) => unknown;
  /** Called for each occurrence of an error, at most 20 times a minute. */
  readonly onError?: (error: RecordedError) => void;
  /** Called for the first critical violation of each metric. */
  readonly onWarning?: (violation: Violation) => void;
  readonly clock?: () => Date;
  /** At least 0, below 1. */
  readonly random?: () => number;
  /** Calls back once the page is loaded and idle. */
  readonly whenIdle?: (work: () => void) => Stop;
  /** The vitals library; web-vitals by default. */
  readonly vitalsLibrary?: VitalsLibrary;
  /** Loads the error-reporting service; Sentry by default. */
  readonly loadErrorReporting?: LoadErrorReporting;
}
