import { Panel } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { metricNames, type Severity, type Violation } from '@finance-analyst/monitoring';
import type { ReactElement } from 'react';
import { DataTable } from '../frame/DataTable.js';
import { describeMeasure } from '../frame/describeMeasure.js';
import { StateMark, type Standing } from '../frame/StateMark.js';
import { messages } from './messages.js';
import { metricMeasure } from './metricMeasure.js';

const standings: Readonly<Record<Severity, Standing>> = {
  low: 'unknown',
  medium: 'fair',
  high: 'poor',
  critical: 'poor',
};

const columns = [
  { id: 'what', label: messages.what },
  { id: 'measured', label: messages.measured, isFigure: true },
  { id: 'budget', label: messages.budget, isFigure: true },
  { id: 'severity', label: messages.severity },
  { id: 'advice', label: messages.whatToDo },
];

/** Missed budgets, by how much, and what to do about them. */
export function ViolationsPanel({ violations }: { readonly violations: readonly Violation[] }): ReactElement {
  const formatting = useFigureFormat();
  const rows = violations
    .toReversed()
    .map(({ metric, actual, budget, severity, recommendation, timestamp }) => ({
      id: `${metric} ${timestamp}`,
      cells: [
        metricNames[metric],
        describeMeasure(actual, metricMeasure[metric], formatting),
        describeMeasure(budget, metricMeasure[metric], formatting),
        <StateMark key="severity" standing={standings[severity]}>
          {messages.severities[severity]}
        </StateMark>,
        recommendation,
      ],
    }));
  return (
    <Panel
      title={messages.missedBudgets}
      note={messages.missedBudgetsNote}
      state={
        rows.length > 0
          ? { kind: 'ready' }
          : { kind: 'empty', title: messages.noViolations, message: messages.noViolationsExplained }
      }
    >
      <DataTable label={messages.missedBudgets} columns={columns} rows={rows} />
    </Panel>
  );
}
