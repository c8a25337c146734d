import { Figure, type FigureListItem } from '@finance-analyst/figures';
import type { MonitorReport, VitalName } from '@finance-analyst/monitoring';
import { MeasuredFigure } from '../frame/MeasuredFigure.js';
import { messages } from './messages.js';
import { missingMeasure } from './missingMeasure.js';
import { vitalFigure } from './vitalFigure.js';

const shownVitals: readonly (readonly [VitalName, string])[] = [
  ['LCP', messages.largestPaint],
  ['INP', messages.responsiveness],
  ['CLS', messages.layoutShift],
];

/** Performance in one line. */
export function performanceFigures(report: MonitorReport): readonly FigureListItem[] {
  const { vitals, violations, isRunning, reason } = report;
  const good = vitals.filter(({ rating }) => rating === 'good').length;
  const nothing = missingMeasure(report, 'LCP', messages.nothingMeasured);
  return [
    {
      id: 'answer',
      label: messages.answer,
      isAnswer: true,
      children:
        vitals.length > 0 ? (
          messages.goodOf(good, vitals.length)
        ) : (
          <Figure label={messages.answer} kind="count" emphasis="answer" value={nothing} />
        ),
    },
    ...shownVitals.map(([name, label]) => ({
      id: name,
      label,
      children: (
        <MeasuredFigure
          label={label}
          value={vitalFigure(report, name)}
          measure={name === 'CLS' ? 'score' : 'milliseconds'}
        />
      ),
    })),
    {
      id: 'violations',
      label: messages.violations,
      children: (
        <Figure
          label={messages.violations}
          kind="count"
          value={
            isRunning || violations.length > 0
              ? violations.length
              : { ok: false, reason: reason ?? messages.notRunningUnknown }
          }
        />
      ),
    },
  ];
}
