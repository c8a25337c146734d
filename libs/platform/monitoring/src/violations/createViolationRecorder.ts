import { severityOf, type Severity } from '../limits/severityOf.js';
import type { ReportStore } from '../report/createReportStore.js';
import type { Violation, ViolationMetric } from '../report/MonitorReport.js';
import { describeViolation } from './describeViolation.js';

/** Most violations recorded; the oldest are dropped. */
export const keptViolations = 50;

export interface ViolationRecorderDependencies {
  readonly reports: ReportStore;
  readonly now: () => string;
  /** Address of the page without its query. */
  readonly pageUrl: () => string;
  /** Called for each recorded violation. */
  readonly onRecorded: (violation: Violation) => void;
  /** Called for the first critical violation of each metric. */
  readonly onFirstCritical: (violation: Violation) => void;
}

/** Compares a value with its budget and records a violation if it is worse. */
export type CheckBudget = (metric: ViolationMetric, actual: number, budget: number) => void;

const severities: readonly Severity[] = ['low', 'medium', 'high', 'critical'];

/**
 * Records violations. A metric that stays over its budget is one violation until it becomes more severe or was within
 * the budget in between; every long task is a separate one.
 */
export function createViolationRecorder(dependencies: ViolationRecorderDependencies): CheckBudget {
  const { reports, now, pageUrl, onRecorded, onFirstCritical } = dependencies;
  const ongoing = new Map<ViolationMetric, number>();
  const warned = new Set<ViolationMetric>();
  return (metric, actual, budget) => {
    const worse = metric === 'frame-rate' ? 'less' : 'more';
    const isKept = worse === 'less' ? actual >= budget : actual <= budget;
    if (isKept) {
      ongoing.delete(metric);
      return;
    }
    const severity = severityOf(actual, budget, worse);
    const rank = severities.indexOf(severity);
    if (metric !== 'long-task' && rank <= (ongoing.get(metric) ?? -1)) return;
    ongoing.set(metric, rank);
    const violation: Violation = {
      metric,
      actual,
      budget,
      severity,
      url: pageUrl(),
      timestamp: now(),
      ...describeViolation(metric, actual, budget),
    };
    reports.change(({ violations }) => ({ violations: [...violations, violation].slice(-keptViolations) }));
    onRecorded(violation);
    if (severity !== 'critical' || warned.has(metric)) return;
    warned.add(metric);
    onFirstCritical(violation);
  };
}
