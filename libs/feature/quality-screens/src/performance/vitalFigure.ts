import type { FigureResult } from '@finance-analyst/figures';
import type { MonitorReport, VitalName } from '@finance-analyst/monitoring';
import { messages } from './messages.js';
import { missingMeasure } from './missingMeasure.js';

/** A vital's measurement, or why it is missing. */
export function vitalFigure(report: MonitorReport, name: VitalName): FigureResult {
  const vital = report.vitals.find((each) => each.name === name);
  if (vital) return { ok: true, value: vital.value };
  const isOfInput = name === 'INP' || name === 'FID';
  return missingMeasure(report, name, isOfInput ? messages.needsInput : messages.notMeasured);
}
