import type { Stop } from '../MonitorWindow.js';
import type { RecordedError } from '../report/MonitorReport.js';

export interface ErrorReportingOptions {
  readonly dsn: string;
  readonly release: string;
  /** Whether this page's loading and navigation are traced too. */
  readonly isTraced: boolean;
}

/** An error-reporting service that is ready. */
export interface ErrorReporting {
  readonly report: (error: RecordedError, thrown: unknown) => void;
  readonly stop: Stop;
}

/** Loads and starts the error-reporting service. */
export type LoadErrorReporting = (options: ErrorReportingOptions) => Promise<ErrorReporting>;
