import type { MonitorReport } from '@finance-analyst/monitoring';
import type { ReadMonitor } from '../performance/useMonitorReport.js';

/** A monitor with a given report. */
export function createFakeMonitor(first: MonitorReport): ReadMonitor & { show(report: MonitorReport): void } {
  let report = first;
  const listeners = new Set<() => void>();
  return {
    report: () => report,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (next) => {
      report = next;
      for (const listener of listeners) listener();
    },
  };
}
