import { Figure } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import { FigureTable } from '../screen/FigureTable.js';
import type { RowsBehind, SummedAmount } from './rowsBehind.js';

/** The amounts that the closing value is the sum of. */
export function SumTable({
  sums,
  currency,
}: {
  readonly sums: RowsBehind['sums'];
  readonly currency: string;
}): ReactElement {
  if (!sums.ok) return <p>{sums.reason}</p>;
  const rowOf = ({ id, label, amount }: SummedAmount) => ({
    id,
    label,
    cells: [<Figure key="amount" kind="amount" precision={2} unit="hidden" label={label} value={amount} />],
  });
  const last = sums.value.at(-1);
  return (
    <FigureTable
      label={messages.sums}
      columns={[messages.name, messages.inCurrency(messages.amount, currency)]}
      rows={sums.value.slice(0, -1).map(rowOf)}
      total={last && rowOf(last)}
    />
  );
}
