import type { MonitorReport, UnavailableMeasure } from '@finance-analyst/monitoring';
import { messages } from './messages.js';

/** Why a measure is not there: nothing is measured at all, this browser does not measure it, or not yet. */
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
