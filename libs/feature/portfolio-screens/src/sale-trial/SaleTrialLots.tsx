import { Chip, ScrollRegion, VisuallyHidden } from '@finance-analyst/components';
import { Delta, Figure, useFigureFormat } from '@finance-analyst/figures';
import type { ClosedLot, SaleTrialResult } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { quantityPlaces } from '../holdings/quantityPlaces.js';
import { messages } from './messages.js';
import styles from './SaleTrial.module.css';

/** The lots that a sale would close, with sums by term, in their currency. */
export function SaleTrialLots({
  result: { lots, washSales },
}: {
  readonly result: SaleTrialResult;
}): ReactElement {
  const { formatDate } = useFigureFormat();
  const termOf = ({ isLongTerm }: Pick<ClosedLot, 'isLongTerm'>): string =>
    isLongTerm ? messages.longTerm : messages.shortTerm;
  const sums = [false, true]
    .map((isLongTerm) => lots.filter((lot) => lot.isLongTerm === isLongTerm))
    .flatMap((part) => (part[0] ? [{ term: termOf(part[0]), part }] : []));
  const currency = lots[0]?.currency;
  return (
    <ScrollRegion label={messages.lots}>
      <table className={styles['table']}>
        <caption>
          {messages.lots}
          {currency !== undefined && `, ${messages.inCurrency(currency)}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">{messages.acquired}</th>
            <th scope="col">{messages.term}</th>
            <th scope="col">{messages.quantity}</th>
            <th scope="col">{messages.proceeds}</th>
            <th scope="col">{messages.cost}</th>
            <th scope="col">{messages.gain}</th>
            <th scope="col">
              <VisuallyHidden>{messages.washSale}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <tr key={`${lot.lot} ${lot.acquired}`}>
              <th scope="row">{formatDate(lot.acquired)}</th>
              <td>{termOf(lot)}</td>
              <SumCells lots={[lot]} />
              <td>
                {washSales.some((pair) => pair.lot === lot.lot) && (
                  <Chip tone="warning">{messages.washSale}</Chip>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        {lots.length > 1 && (
          <tfoot>
            {sums.length > 1 &&
              sums.map(({ term, part }) => (
                <tr key={term}>
                  <th scope="row">{term}</th>
                  <td />
                  <SumCells lots={part} />
                  <td />
                </tr>
              ))}
            <tr>
              <th scope="row">{messages.total}</th>
              <td>{sums.length === 1 && sums[0]?.term}</td>
              <SumCells lots={lots} />
              <td />
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollRegion>
  );
}

function SumCells({ lots }: { readonly lots: readonly ClosedLot[] }): ReactElement {
  const sum = (field: 'quantity' | 'proceeds' | 'cost' | 'gain'): number =>
    lots.reduce((total, lot) => total + Number(lot[field]), 0);
  const quantity = sum('quantity');
  const amount = { kind: 'amount', precision: 2, unit: 'hidden', currency: lots[0]?.currency } as const;
  return (
    <>
      <td>
        <Figure
          kind="number"
          precision={quantityPlaces(quantity)}
          value={quantity}
          label={messages.quantity}
        />
      </td>
      <td>
        <Figure {...amount} value={sum('proceeds')} label={messages.proceeds} />
      </td>
      <td>
        <Figure {...amount} value={sum('cost')} label={messages.cost} />
      </td>
      <td>
        <Delta {...amount} value={sum('gain')} label={messages.gain} />
      </td>
    </>
  );
}
