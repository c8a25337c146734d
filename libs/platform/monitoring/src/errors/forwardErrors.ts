import type { Backlog } from '../createBacklog.js';
import type { MonitorDependencies } from '../MonitorDependencies.js';
import type { Stop } from '../MonitorWindow.js';
import type { RecordedError } from '../report/MonitorReport.js';
import type { ErrorReporting, LoadErrorReporting } from './ErrorReporting.js';

export interface ForwardedError {
  readonly error: RecordedError;
  /** The thrown value, which has a stack. */
  readonly thrown: unknown;
}

export interface ForwardingDependencies {
  readonly dependencies: Pick<MonitorDependencies, 'sentryDsn' | 'release' | 'loadErrorReporting'>;
  readonly errors: Backlog<ForwardedError>;
  readonly isTraced: boolean;
}

const loadSentry: LoadErrorReporting = async (options) => {
  const { startSentry } = await import('./startSentry.js');
  return startSentry(options);
};

/** Sends errors to the error-reporting service if one is configured; its code is loaded only then. */
export function forwardErrors({ dependencies, errors, isTraced }: ForwardingDependencies): Stop {
  const { sentryDsn: dsn, release, loadErrorReporting = loadSentry } = dependencies;
  let reporting: ErrorReporting | null = null;
  let isStopped = false;
  const forward = ({ error, thrown }: ForwardedError) => {
    if (!isStopped) reporting?.report(error, thrown);
  };
  const begin = (started: ErrorReporting) => {
    reporting = started;
    if (isStopped) started.stop();
    errors.handTo(forward);
  };
  if (dsn === null) errors.handTo(forward);
  else {
    // Without the service the errors stay in the report, so the user need not be told.
    loadErrorReporting({ dsn, release, isTraced }).then(begin, () => {
      errors.handTo(forward);
    });
  }
  return () => {
    isStopped = true;
    reporting?.stop();
  };
}
