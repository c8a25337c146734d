import type { PortfolioAccount } from '@finance-analyst/documents';
import { Figure, useFigureFormat } from '@finance-analyst/figures';
import type { LedgerRow } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import { FigureTable } from '../screen/FigureTable.js';
import { grossOf } from './grossOf.js';
import { MostShown, mostRows } from './MostShown.js';
import styles from './Rows.module.css';
import { transactionWords } from './transactionWords.js';

/** Transactions as filed, the latest first. */
export function TransactionTable({
  rows,
  accounts,
}: {
  readonly rows: readonly LedgerRow[];
  readonly accounts: readonly PortfolioAccount[];
}): ReactElement {
  const { format, formatDate } = useFigureFormat();
  if (rows.length === 0) return <p>{messages.noTransactions}</p>;
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const detailOf = ({ date, account, quantity, price, currency }: LedgerRow): string =>
    [
      formatDate(date),
      ...(accounts.length > 1 ? [names.get(account) ?? account] : []),
      ...(quantity === undefined || price === undefined
        ? []
        : [
            messages.at(
              format(Number(quantity), { kind: 'number' }),
              format(Number(price), { kind: 'amount', currency, precision: 2 }),
            ),
          ]),
    ].join(' · ');
  const amount = (row: LedgerRow, label: string, value: number | null): ReactElement | string =>
    value === null || value === 0 ? (
      ''
    ) : (
      <Figure key={label} kind="amount" currency={row.currency} precision={2} label={label} value={value} />
    );
  return (
    <>
      <FigureTable
        label={messages.transactions}
        columns={[messages.transaction, messages.amount, messages.costs]}
        rows={rows.slice(0, mostRows).map((row) => ({
          id: row.id,
          label: (
            <span className={styles['words']}>
              <span>{transactionWords(row)}</span>
              <span className={styles['detail']}>{detailOf(row)}</span>
            </span>
          ),
          cells: [
            amount(row, messages.amount, grossOf(row)),
            amount(row, messages.costs, Number(row.fees ?? 0) + Number(row.taxes ?? 0)),
          ],
        }))}
      />
      <MostShown count={rows.length} />
    </>
  );
}
