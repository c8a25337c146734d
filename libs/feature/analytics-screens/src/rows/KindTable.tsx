import { Delta, Figure } from '@finance-analyst/figures';
import type { GainKind } from '@finance-analyst/portfolio';
import { useMemo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { periodName } from '../periods/periodName.js';
import { kindByMonth } from '../returns/kindByMonth.js';
import type { Analysis } from '../screen/Analysis.js';
import { FigureTable } from '../screen/FigureTable.js';

/** What a kind of gain was by month, and what it added to the time-weighted return, the latest first. */
export function KindTable({
  analysis: {
    part: { whole },
    timing,
    body: { currency },
  },
  kind,
}: {
  readonly analysis: Analysis;
  readonly kind: GainKind;
}): ReactElement {
  const months = useMemo(() => kindByMonth(whole, kind, timing), [whole, kind, timing]);
  if (!months.ok) return <p>{months.reason}</p>;
  const cells = (amount: number, added: number): readonly ReactElement[] => [
    <Figure
      key="amount"
      kind="amount"
      precision={2}
      unit="hidden"
      sign="always"
      label={messages.amount}
      value={amount}
    />,
    <Delta key="added" kind="rate" precision={2} label={messages.contributed} value={added} />,
  ];
  const sumOf = (figure: 'amount' | 'added'): number =>
    months.value.reduce((sum, month) => sum + month[figure], 0);
  return (
    <FigureTable
      label={messages.byMonth}
      columns={[messages.month, messages.inCurrency(messages.amount, currency), messages.contributed]}
      rows={months.value
        .filter(({ amount, added }) => amount !== 0 || added !== 0)
        .toReversed()
        .map(({ id, amount, added }) => ({ id, label: periodName(id), cells: cells(amount, added) }))}
      total={{ id: 'total', label: messages.sum, cells: cells(sumOf('amount'), sumOf('added')) }}
    />
  );
}
