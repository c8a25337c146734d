import { useFigureFormat } from '@finance-analyst/figures';
import {
  metricNames,
  vitalThresholds,
  type MonitorReport,
  type VitalName,
} from '@finance-analyst/monitoring';
import type { ReactElement } from 'react';
import { DataTable } from '../frame/DataTable.js';
import { describeMeasure } from '../frame/describeMeasure.js';
import { MeasuredFigure } from '../frame/MeasuredFigure.js';
import { StateMark, type Standing } from '../frame/StateMark.js';
import { messages } from './messages.js';
import { vitalFigure } from './vitalFigure.js';

const names: readonly VitalName[] = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'FID'];

const standings: Readonly<Record<keyof typeof messages.ratings, Standing>> = {
  good: 'good',
  'needs-improvement': 'fair',
  poor: 'poor',
};

const columns = [
  { id: 'vital', label: messages.vital },
  { id: 'measured', label: messages.measured, isFigure: true },
  // Before the thresholds, so that a phone shows it without scrolling.
  { id: 'rating', label: messages.rating },
  { id: 'good', label: messages.goodUpTo, isFigure: true },
  { id: 'poor', label: messages.poorAbove, isFigure: true },
];

/** Each vital with its good and poor thresholds, or why it was not measured. */
export function VitalsTable({ report }: { readonly report: MonitorReport }): ReactElement {
  const formatting = useFigureFormat();
  const rows = names.map((name) => {
    const rating = report.vitals.find((vital) => vital.name === name)?.rating;
    const measure = name === 'CLS' ? 'score' : 'milliseconds';
    const { good, poor } = vitalThresholds[name];
    return {
      id: name,
      cells: [
        <abbr key="name" title={metricNames[name]}>
          {name}
        </abbr>,
        <MeasuredFigure key="value" label={name} value={vitalFigure(report, name)} measure={measure} />,
        rating && (
          <StateMark key="rating" standing={standings[rating]}>
            {messages.ratings[rating]}
          </StateMark>
        ),
        describeMeasure(good, measure, formatting),
        describeMeasure(poor, measure, formatting),
      ],
    };
  });
  return <DataTable label={messages.vitals} columns={columns} rows={rows} />;
}
