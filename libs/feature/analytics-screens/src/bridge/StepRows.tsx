import { Select } from '@finance-analyst/components';
import { Delta, useFigureFormat } from '@finance-analyst/figures';
import { useMemo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { Analysis } from '../screen/Analysis.js';
import styles from '../screen/Analytics.module.css';
import { FigureTable } from '../screen/FigureTable.js';
import { stepRows, type StepName } from './stepRows.js';

/** The rows behind one step of the bridge. */
export function StepRows({
  analysis: { part, body, rows: transactions, instruments },
  steps,
  chosen,
  onChoose,
}: {
  readonly analysis: Analysis;
  readonly steps: readonly { readonly id: StepName; readonly label: string }[];
  readonly chosen: StepName | null;
  readonly onChoose: (step: StepName | null) => void;
}): ReactElement {
  const { formatDate } = useFigureFormat();
  const rows = useMemo(
    () =>
      chosen === null
        ? []
        : stepRows(chosen, part, { rows: transactions, instruments: body.instruments }, instruments !== null),
    [chosen, part, body, transactions, instruments],
  );
  const amount = (value: number): ReactElement => (
    <Delta
      key="amount"
      kind="amount"
      precision={2}
      unit="hidden"
      better="neither"
      label={messages.amount}
      value={value}
    />
  );
  const isDay = (date: string): boolean => date.length > 7;
  return (
    <>
      <Select
        label={messages.rowsOf}
        value={chosen ?? ''}
        options={[
          { value: '', label: messages.noRows },
          ...steps.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={(value) => {
          onChoose(steps.find(({ id }) => id === value)?.id ?? null);
        }}
      />
      {chosen !== null && (
        <div className={styles['short']}>
          <FigureTable
            label={messages.rowsBehind(steps.find(({ id }) => id === chosen)?.label ?? '')}
            columns={[messages.rowName, `${messages.amount}, ${body.currency}`]}
            rows={rows.map(({ id, date, name, amount: value }) => ({
              id,
              label: [date === null ? null : isDay(date) ? formatDate(date) : date, name || null]
                .filter((each) => each !== null)
                .join(' · '),
              cells: [amount(value)],
            }))}
            total={{
              id: 'total',
              label: messages.sum,
              cells: [amount(rows.reduce((sum, { amount: value }) => sum + value, 0))],
            }}
          />
        </div>
      )}
    </>
  );
}
