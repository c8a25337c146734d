import type { MonitorReport } from './MonitorReport.js';
import { messages } from '../messages.js';

export interface ReportStore {
  /** The same object until something changes. */
  read(): MonitorReport;
  change(changes: (report: MonitorReport) => Partial<MonitorReport>): void;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

const emptyReport: MonitorReport = {
  isRunning: false,
  reason: messages.notStarted,
  vitals: [],
  violations: [],
  memory: [],
  longTasks: [],
  frameRate: null,
  resources: null,
  security: [],
  errors: [],
  unavailable: [],
  beacons: { sampled: false, stopped: false, reason: null },
};

/** Holds the report and notifies subscribers of changes. */
export function createReportStore(): ReportStore {
  let report = emptyReport;
  const listeners = new Set<() => void>();
  return {
    read: () => report,
    change: (changes) => {
      report = { ...report, ...changes(report) };
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
