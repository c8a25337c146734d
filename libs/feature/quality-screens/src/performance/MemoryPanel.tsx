import { Panel } from '@finance-analyst/components';
import { ColumnChart } from '@finance-analyst/charts';
import { useFigureFormat } from '@finance-analyst/figures';
import { monitorLimits, type MonitorReport } from '@finance-analyst/monitoring';
import type { ReactElement } from 'react';
import { describeMeasure } from '../frame/describeMeasure.js';
import { messages } from './messages.js';
import { missingMeasure } from './missingMeasure.js';

const mostShown = 24;
const mebibyte = 1024 * 1024;

/** The page's memory use over time. */
export function MemoryPanel({ report }: { readonly report: MonitorReport }): ReactElement {
  const formatting = useFigureFormat();
  const samples = report.memory.slice(-mostShown);
  const last = samples.at(-1);
  if (!last) {
    const { reason } = missingMeasure(report, 'memory', messages.memoryEvery);
    return (
      <Panel title={messages.memory} state={{ kind: 'empty', title: messages.noMemory, message: reason }} />
    );
  }
  return (
    <ColumnChart
      title={messages.memory}
      note={messages.memoryNote}
      summary={messages.memorySummary(
        describeMeasure(last.usedBytes, 'bytes', formatting),
        describeMeasure(monitorLimits.memoryBytes, 'bytes', formatting),
      )}
      format={{ kind: 'number', precision: 1 }}
      columns={samples.map(({ usedBytes, measuredAt }) => ({
        id: measuredAt,
        label: formatting.formatDate(measuredAt, 'time'),
        value: { ok: true, value: usedBytes / mebibyte },
        part: 'history',
      }))}
    />
  );
}
