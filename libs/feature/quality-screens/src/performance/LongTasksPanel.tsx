import { Panel, type PanelState } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { monitorLimits, type MonitorReport } from '@finance-analyst/monitoring';
import type { ReactElement } from 'react';
import { DataTable } from '../frame/DataTable.js';
import { describeMeasure } from '../frame/describeMeasure.js';
import { messages } from './messages.js';
import { missingMeasure } from './missingMeasure.js';

const mostShown = 8;

const columns = [
  { id: 'started', label: messages.startedAt },
  { id: 'duration', label: messages.duration, isFigure: true },
];

/** Work that blocked the page, longest first. */
export function LongTasksPanel({ report }: { readonly report: MonitorReport }): ReactElement {
  const formatting = useFigureFormat();
  const tasks = report.longTasks.toSorted((one, other) => other.durationMs - one.durationMs);
  const { reason } = missingMeasure(report, 'long-task', messages.noLongTasksExplained);
  const state: PanelState =
    tasks.length > 0 ? { kind: 'ready' } : { kind: 'empty', title: messages.noLongTasks, message: reason };
  return (
    <Panel
      title={messages.longTasks}
      note={messages.longTasksNote(describeMeasure(monitorLimits.longTaskMs, 'milliseconds', formatting))}
      state={state}
    >
      <DataTable
        label={messages.longTasks}
        columns={columns}
        rows={tasks.slice(0, mostShown).map(({ startedAt, durationMs }, index) => ({
          id: `${startedAt} ${String(index)}`,
          cells: [
            formatting.formatDate(startedAt, 'time'),
            describeMeasure(durationMs, 'milliseconds', formatting),
          ],
        }))}
      />
    </Panel>
  );
}
