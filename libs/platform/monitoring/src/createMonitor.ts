import { createBacklog } from './createBacklog.js';
import { createErrorRecorder } from './errors/createErrorRecorder.js';
import { watchErrors } from './errors/watchErrors.js';
import { messages } from './messages.js';
import type { MonitorDependencies } from './MonitorDependencies.js';
import type { Stop } from './MonitorWindow.js';
import { createReportStore } from './report/createReportStore.js';
import type { MonitorReport, RecordedError } from './report/MonitorReport.js';
import type { EarlyEvents } from './running/startMeasuring.js';
import { whenIdle } from './whenIdle.js';

export interface Monitor {
  /** Watches for errors at once and measures once the page is idle; does nothing in automated and audit runs. */
  start(): void;
  /** Stops everything that was started; the report remains. */
  stop(): void;
  /** The same object until something changes. */
  report(): MonitorReport;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Reports a caught error, such as from an error boundary. */
  recordError(error: unknown, context?: Readonly<Record<string, string>>): void;
}

const loadMeasuring = () => import('./running/startMeasuring.js');

/** Creates a page's monitor. It is light: the measuring code is loaded when the page is idle. */
export function createMonitor(dependencies: MonitorDependencies, load = loadMeasuring): Monitor {
  const { window, runKind, clock = () => new Date(), onError } = dependencies;
  const isMonitored = runKind === 'person';
  const reports = createReportStore();
  const earlyErrors: EarlyEvents['errors'] = createBacklog();
  const record = createErrorRecorder({
    reports,
    now: () => clock().toISOString(),
    onOccurred: (error) => onError?.(error),
    onRecorded: (error: RecordedError, thrown: unknown) => {
      earlyErrors.add({ error, thrown });
    },
  });
  let running: { readonly stops: Stop[]; isStopped: boolean } | null = null;

  const measure = (early: EarlyEvents, current: { readonly stops: Stop[]; isStopped: boolean }) =>
    load().then(
      ({ startMeasuring }) => {
        if (!current.isStopped) current.stops.push(startMeasuring(dependencies, reports, early));
      },
      () => {
        if (!current.isStopped) reports.change(() => ({ isRunning: false, reason: messages.notLoaded }));
      },
    );

  return {
    start: () => {
      if (running) return;
      if (!isMonitored) {
        reports.change(() => ({ reason: messages.notInRun(runKind) }));
        return;
      }
      const early: EarlyEvents = { errors: earlyErrors, policyViolations: createBacklog() };
      const { document } = window;
      document.addEventListener('securitypolicyviolation', early.policyViolations.add);
      const current = {
        isStopped: false,
        stops: [
          watchErrors(window, record),
          () => {
            document.removeEventListener('securitypolicyviolation', early.policyViolations.add);
          },
        ],
      };
      const begin = () => void measure(early, current);
      current.stops.push(dependencies.whenIdle ? dependencies.whenIdle(begin) : whenIdle(window, begin));
      running = current;
      reports.change(() => ({ isRunning: true, reason: null }));
    },
    stop: () => {
      if (!running) return;
      running.isStopped = true;
      for (const stop of running.stops) stop();
      running = null;
      reports.change(() => ({ isRunning: false, reason: messages.stopped }));
    },
    report: reports.read,
    subscribe: reports.subscribe,
    recordError: (thrown, context = {}) => {
      if (isMonitored) record({ kind: 'reported', thrown, context });
    },
  };
}
