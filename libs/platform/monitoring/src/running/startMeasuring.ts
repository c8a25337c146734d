import { createBeacons } from '../beacons/createBeacons.js';
import { createReporter } from '../beacons/createReporter.js';
import { summarizeSession } from '../beacons/summarizeSession.js';
import { watchLeaving } from '../beacons/watchLeaving.js';
import { watchPolicyViolations } from '../beacons/watchPolicyViolations.js';
import { watchRefusals } from '../beacons/watchRefusals.js';
import type { Backlog } from '../createBacklog.js';
import { forwardErrors, type ForwardedError } from '../errors/forwardErrors.js';
import { watchFrameRate } from '../measures/watchFrameRate.js';
import { watchLongTasks } from '../measures/watchLongTasks.js';
import { watchMemory } from '../measures/watchMemory.js';
import { watchResources } from '../measures/watchResources.js';
import { messages } from '../messages.js';
import type { MonitorDependencies } from '../MonitorDependencies.js';
import type { Stop } from '../MonitorWindow.js';
import type { ReportStore } from '../report/createReportStore.js';
import { watchSecurity } from '../security/watchSecurity.js';
import { performanceMeasured } from '../system-status/systemStatusSlice.js';
import { createViolationRecorder } from '../violations/createViolationRecorder.js';
import { watchVitals } from '../vitals/watchVitals.js';
import { webVitals } from '../vitals/webVitals.js';
import type { MonitorContext } from './MonitorContext.js';

/** The share of pages whose measurements are sent and traced. */
export const samplingRate = 0.1;

/** Events from before their handlers were loaded. */
export interface EarlyEvents {
  readonly errors: Backlog<ForwardedError>;
  readonly policyViolations: Backlog<SecurityPolicyViolationEvent>;
}

/** Starts all measuring; returns the function that stops it. */
export function startMeasuring(
  dependencies: MonitorDependencies,
  reports: ReportStore,
  early: EarlyEvents,
): Stop {
  const { window, dispatch, onWarning, sessionId, vitalsLibrary = webVitals } = dependencies;
  const { location, navigator } = window;
  const clock = dependencies.clock ?? (() => new Date());
  const now = () => clock().toISOString();
  const isSampled = (dependencies.random ?? Math.random)() < samplingRate;
  reports.change(({ beacons }) => ({ beacons: { ...beacons, sampled: isSampled } }));

  const beacons = createBeacons({ navigator, reports });
  const reporter = createReporter({
    ...dependencies,
    location,
    userAgent: navigator.userAgent,
    beacons,
    clock,
    isSampled,
  });
  const context: MonitorContext = {
    window,
    reports,
    now,
    checkBudget: createViolationRecorder({
      reports,
      now,
      pageUrl: () => `${location.origin}${location.pathname}`,
      onRecorded: reporter.violation,
      onFirstCritical: (violation) => onWarning?.(violation),
    }),
    sayUnavailable: (measure, what) => {
      const line = { measure, reason: messages.notMeasured(what) };
      reports.change(({ unavailable }) => ({ unavailable: [...unavailable, line] }));
    },
  };
  watchPolicyViolations(early.policyViolations, reporter);
  const stops = [
    watchRefusals(window, beacons.refused),
    watchVitals({
      context,
      library: vitalsLibrary,
      firstInputId: `${sessionId}-fid`,
      onFinal: reporter.vital,
      onPerformance: (measured) => dispatch(performanceMeasured(measured, clock())),
    }),
    watchMemory(context),
    watchLongTasks(context),
    watchFrameRate(context),
    watchResources(context),
    watchSecurity(context),
    // After the vitals, which become final in the same moment.
    watchLeaving(window, () => {
      reporter.session(summarizeSession(reports.read(), window.performance));
    }),
    forwardErrors({ dependencies, errors: early.errors, isTraced: isSampled }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
