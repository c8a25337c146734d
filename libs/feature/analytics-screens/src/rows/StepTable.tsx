import { Figure, useFigureFormat } from '@finance-analyst/figures';
import { useMemo, type ReactElement } from 'react';
import type { StepName } from '../bridge/countsInStep.js';
import { stepRows } from '../bridge/stepRows.js';
import { messages } from '../messages.js';
import { periodName } from '../periods/periodName.js';
import type { Analysis } from '../screen/Analysis.js';
import { FigureTable } from '../screen/FigureTable.js';

/** What a step of the bridge is the sum of. */
export function StepTable({
  analysis: { part, body, rows: transactions, instruments },
  step,
}: {
  readonly analysis: Analysis;
  readonly step: StepName;
}): ReactElement {
  const { formatDate } = useFigureFormat();
  const rows = useMemo(
    () => stepRows(step, part, { rows: transactions, instruments: body.instruments }, instruments !== null),
    [step, part, body, transactions, instruments],
  );
  const isValue = step === 'opening' || step === 'closing';
  const amount = (value: number): ReactElement => (
    <Figure
      key="amount"
      kind="amount"
      precision={2}
      unit="hidden"
      {...(!isValue && { sign: 'always' })}
      label={messages.amount}
      value={value}
    />
  );
  const isDay = (date: string): boolean => date.length > 7;
  return (
    <FigureTable
      label={messages.stepRows}
      columns={[messages.rowName, messages.inCurrency(messages.amount, body.currency)]}
      rows={rows.map(({ id, date, name, amount: value }) => ({
        id,
        label: [date === null ? null : isDay(date) ? formatDate(date) : periodName(date), name || null]
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
  );
}
