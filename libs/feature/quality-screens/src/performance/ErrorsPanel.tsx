import { Panel } from '@finance-analyst/components';
import { Figure, useFigureFormat } from '@finance-analyst/figures';
import type { RecordedError } from '@finance-analyst/monitoring';
import type { ReactElement } from 'react';
import { DataTable } from '../frame/DataTable.js';
import { messages } from './messages.js';

const columns = [
  { id: 'error', label: messages.error },
  { id: 'times', label: messages.times, isFigure: true },
  { id: 'last', label: messages.last, isFigure: true },
];

/** Errors since the page was opened, newest first. */
export function ErrorsPanel({ errors }: { readonly errors: readonly RecordedError[] }): ReactElement {
  const { formatDate } = useFigureFormat();
  return (
    <Panel
      title={messages.errors}
      state={
        errors.length > 0
          ? { kind: 'ready' }
          : { kind: 'empty', title: messages.noErrors, message: messages.noErrorsExplained }
      }
    >
      <DataTable
        label={messages.errors}
        columns={columns}
        rows={errors
          .toSorted((one, other) => other.lastAt.localeCompare(one.lastAt))
          .map(({ message, source, count, lastAt }) => ({
            id: `${message} ${source ?? ''}`,
            cells: [
              message,
              <Figure key="times" label={messages.times} kind="count" value={count} />,
              formatDate(lastAt, 'time'),
            ],
          }))}
      />
    </Panel>
  );
}
