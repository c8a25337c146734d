import type { RunKind } from '@finance-analyst/service-worker';
import type { LoadErrorReporting } from './errors/ErrorReporting.js';
import type { MonitorWindow, Stop } from './MonitorWindow.js';
import type { RecordedError, Violation } from './report/MonitorReport.js';
import type { performanceMeasured } from './system-status/systemStatusSlice.js';
import type { VitalsLibrary } from './vitals/VitalsLibrary.js';

export interface MonitorEdges {
  /** The browser's window. */
  readonly window: MonitorWindow;
  /** Only a person's page is monitored. */
  readonly runKind: RunKind;
  /** Where the API is, ending in a slash. */
  readonly apiBase: string;
  /** Where web vitals are posted. */
  readonly webVitalsEndpoint: string;
  /** Address of the error-reporting service; null leaves it out. */
  readonly sentryDsn: string | null;
  /** Release of the product, for error reports. */
  readonly release: string;
  /** Of this page's life. */
  readonly sessionId: string;
  /** Of the store that has the system-status slice. */
  readonly dispatch: (action: ReturnType<typeof performanceMeasured>) => unknown;
  /** Told of each error each time that it occurs, at most 20 times a minute. */
  readonly onError?: (error: RecordedError) => void;
  /** Told of the first critical violation of each metric. */
  readonly onWarning?: (violation: Violation) => void;
  readonly clock?: () => Date;
  /** At least 0, below 1. */
  readonly random?: () => number;
  /** Calls once the page is loaded and has time to spare. */
  readonly whenIdle?: (work: () => void) => Stop;
  /** What measures the vitals; web-vitals unless given. */
  readonly vitalsLibrary?: VitalsLibrary;
  /** Loads the error-reporting service; Sentry unless given. */
  readonly loadErrorReporting?: LoadErrorReporting;
}
