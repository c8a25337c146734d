import { Figure, useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import { FigureTable } from '../screen/FigureTable.js';
import { MostShown, mostRows } from './MostShown.js';
import styles from './Rows.module.css';
import type { DatedPrice, HeldAtEnds, RowsBehind } from './rowsBehind.js';

/** Holdings with their values and prices at both ends. */
export function HeldTable({ held }: Pick<RowsBehind, 'held'>): ReactElement {
  const { format, formatDate } = useFigureFormat();
  if (held.length === 0) return <p>{messages.noHoldings}</p>;
  const priceWords = (price: DatedPrice | null, currency: string): string =>
    price === null
      ? messages.noMarketPrice
      : messages.priceOn(
          format(price.price, { kind: 'amount', currency, precision: 2 }),
          formatDate(price.date),
        );
  const end = (label: string, value: number, price: DatedPrice | null, currency: string): ReactElement => (
    <span key={label} className={styles['words']}>
      <Figure
        kind="amount"
        precision={2}
        unit="hidden"
        label={label}
        value={Number.isNaN(value) ? { ok: false, reason: messages.noMarketPrice } : { ok: true, value }}
      />
      {value !== 0 && <span className={styles['detail']}>{priceWords(price, currency)}</span>}
    </span>
  );
  const rowOf = ({ id, name, currency, opening, closing, openingValue, closingValue }: HeldAtEnds) => ({
    id,
    label: name,
    cells: [
      end(`${messages.opens}, ${name}`, openingValue, opening, currency),
      end(`${messages.closes}, ${name}`, closingValue, closing, currency),
    ],
  });
  return (
    <>
      <FigureTable
        label={messages.pricesAtEnds}
        columns={[messages.name, messages.opens, messages.closes]}
        rows={held.slice(0, mostRows).map(rowOf)}
      />
      <MostShown count={held.length} />
    </>
  );
}
