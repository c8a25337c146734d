import type { MonitorReport, UnavailableMeasure } from '@finance-analyst/monitoring';
import { messages } from './messages.js';

/** Why a measurement is missing: monitoring is off, this browser does not support it, or not measured yet. */
export function missingMeasure(
  report: MonitorReport,
  measure: UnavailableMeasure['measure'],
  notYet: string = messages.notMeasured,
): { readonly ok: false; readonly reason: string } {
  const unavailable = report.unavailable.find((each) => each.measure === measure);
  if (unavailable) return { ok: false, reason: unavailable.reason };
  if (!report.isRunning) return { ok: false, reason: report.reason ?? messages.notRunningUnknown };
  return { ok: false, reason: notYet };
}
