import { Panel } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { DataTable } from '../frame/DataTable.js';
import styles from './DimensionPanel.module.css';
import type { HeartDimension } from './heartFigures.js';
import { messages } from './messages.js';
import { MetricFigure } from './MetricFigure.js';

const columns = [
  { id: 'metric', label: messages.metric },
  { id: 'value', label: messages.value, isFigure: true },
  { id: 'sample', label: messages.sample, isFigure: true },
  { id: 'definition', label: messages.definition },
];

/** One dimension: its goal, its signal, and its metrics with definition and sample. */
export function DimensionPanel({ dimension }: { readonly dimension: HeartDimension }): ReactElement {
  const { format } = useFigureFormat();
  const { name, goal, signal, metrics } = dimension;
  return (
    <Panel title={name}>
      <dl className={styles['aims']}>
        <div>
          <dt>{messages.goal}</dt>
          <dd>{goal}</dd>
        </div>
        <div>
          <dt>{messages.signal}</dt>
          <dd>{signal}</dd>
        </div>
      </dl>
      <div className={styles['metrics']}>
        <DataTable
          label={name}
          columns={columns}
          rows={metrics.map((metric) => ({
            id: metric.id,
            cells: [
              metric.name,
              <MetricFigure key="value" metric={metric} />,
              messages.sampleWords(format(metric.sampleSize, { kind: 'count' }), metric.sampleOf),
              <span key="definition" className={styles['definition']}>
                {metric.definition}
              </span>,
            ],
          }))}
        />
      </div>
    </Panel>
  );
}
