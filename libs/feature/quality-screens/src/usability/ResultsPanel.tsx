import { Panel, type MenuEntry } from '@finance-analyst/components';
import { Figure, type FigureResult } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { DataTable } from '../frame/DataTable.js';
import { describeDuration } from '../frame/describeDuration.js';
import { median } from '../metrics/median.js';
import type { RecordedTask } from '../metrics/usabilityTasks.js';
import { messages } from './messages.js';
import { csvFile, jsonFile, type ResultFile } from './resultFiles.js';
import { scriptedTasks } from './scriptedTasks.js';
import type { TestResults } from './TestResults.js';

export interface ResultsPanelProps {
  readonly results: TestResults;
  readonly onSave: (file: ResultFile) => void;
}

const columns = [
  { id: 'task', label: messages.task },
  { id: 'tries', label: messages.tries, isFigure: true },
  { id: 'completed', label: messages.completedColumn, isFigure: true },
  { id: 'time', label: messages.medianTime, isFigure: true },
  { id: 'errors', label: messages.errors, isFigure: true },
  { id: 'rage', label: messages.rageClicks, isFigure: true },
];

const menu: readonly MenuEntry[] = [
  { id: 'csv', label: messages.exportCsv, icon: 'download' },
  { id: 'json', label: messages.exportJson, icon: 'download' },
];

const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

const titleOf = (taskId: string): string => scriptedTasks.find(({ id }) => id === taskId)?.title ?? taskId;

/** Recorded results by task, with an export of all of them. */
export function ResultsPanel({ results, onSave }: ResultsPanelProps): ReactElement {
  const { tasks, scales } = results;
  const tried = [...new Set(tasks.map(({ task }) => task))];
  const isEmpty = tasks.length === 0 && scales.length === 0;
  return (
    <Panel
      title={messages.results}
      note={messages.resultsNote}
      menu={isEmpty ? [] : menu}
      onMenuAction={(id) => {
        onSave(id === 'csv' ? csvFile(results) : jsonFile(results));
      }}
      state={
        tasks.length > 0
          ? { kind: 'ready' }
          : { kind: 'empty', title: messages.noResults, message: messages.noResultsExplained }
      }
    >
      <DataTable
        label={messages.results}
        columns={columns}
        rows={tried.map((task) => ({
          id: task,
          cells: [titleOf(task), ...figuresOf(tasks.filter((result) => result.task === task))],
        }))}
      />
    </Panel>
  );
}

function figuresOf(tries: readonly RecordedTask[]): readonly ReactElement[] {
  const seconds = tries.flatMap((result) => (result.outcome === 'completed' ? [result.seconds] : []));
  const count = (label: string, value: FigureResult | number) => (
    <Figure key={label} label={label} kind="count" value={value} />
  );
  return [
    count(messages.tries, tries.length),
    count(messages.completedColumn, seconds.length),
    seconds.length > 0 ? (
      <span key="time">{describeDuration(median(seconds))}</span>
    ) : (
      count(messages.medianTime, { ok: false, reason: messages.noCompleted })
    ),
    count(messages.errors, sumOf(tries.map(({ errors }) => errors))),
    count(messages.rageClicks, sumOf(tries.map(({ rageClicks }) => rageClicks))),
  ];
}
