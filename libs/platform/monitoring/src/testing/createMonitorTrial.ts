import { createMonitor } from '../createMonitor.js';
import type { MonitorDependencies } from '../MonitorDependencies.js';
import type { RecordedError, Violation } from '../report/MonitorReport.js';
import { createFakeVitals } from './createFakeVitals.js';
import { createFakeWindow, type FakeWindow } from './createFakeWindow.js';

/** A monitor in a page under test control; by default in the sample that sends its measurements. */
export function createMonitorTrial(
  changes: Partial<MonitorDependencies> = {},
  fake: FakeWindow = createFakeWindow(),
  load?: Parameters<typeof createMonitor>[1],
) {
  const vitals = createFakeVitals();
  const dispatched: unknown[] = [];
  const errors: RecordedError[] = [];
  const warnings: Violation[] = [];
  const idle: (() => void)[] = [];
  const monitor = createMonitor(
    {
      window: fake.window,
      runKind: 'person',
      apiBase: '/api/',
      webVitalsEndpoint: '/api/web-vitals',
      sentryDsn: null,
      release: '1.2.3',
      sessionId: 's-1',
      dispatch: (action) => void dispatched.push(action),
      onError: (error) => void errors.push(error),
      onWarning: (violation) => void warnings.push(violation),
      clock: fake.clock,
      random: () => 0.05,
      whenIdle: (work) => {
        idle.push(work);
        return () => void idle.splice(idle.indexOf(work), 1);
      },
      vitalsLibrary: vitals.library,
      ...changes,
    },
    load,
  );
  return {
    ...fake,
    monitor,
    vitals,
    dispatched,
    errors,
    warnings,
    idle,
    /** Starts, and waits until everything measures. */
    async begin() {
      monitor.start();
      for (const work of idle.splice(0)) work();
      // The import behind it resolves in its own tasks.
      while (monitor.report().isRunning && monitor.report().security.length === 0) {
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    },
  };
}
