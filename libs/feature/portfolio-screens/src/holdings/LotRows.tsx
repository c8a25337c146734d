import type { PortfolioAccount } from '@finance-analyst/documents';
import { Figure, useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './Holdings.module.css';
import type { HoldingRow } from './HoldingRow.js';

/** The open lots of a holding, oldest first, each in the currency of its cost. */
export function LotRows({
  row,
  accounts,
}: {
  readonly row: HoldingRow;
  readonly accounts: readonly PortfolioAccount[];
}): ReactElement {
  const { formatDate } = useFigureFormat();
  const nameOf = (account: string): string => accounts.find(({ id }) => id === account)?.name ?? account;
  return (
    <tr className={styles['lots']}>
      <td colSpan={10}>
        <table aria-label={messages.lotsOf(row.name)}>
          <thead>
            <tr>
              <th scope="col">{messages.acquired}</th>
              <th scope="col">{messages.account}</th>
              <th scope="col">{messages.quantity}</th>
              <th scope="col">{messages.cost}</th>
            </tr>
          </thead>
          <tbody>
            {row.holdings.flatMap((holding) =>
              holding.lots.map((lot) => (
                <tr key={`${holding.account} ${lot.lot}`}>
                  <th scope="row">
                    {formatDate(lot.acquired)}
                    {lot.side === 'short' && ` · ${messages.short}`}
                  </th>
                  <td>{nameOf(holding.account)}</td>
                  <td>
                    <Figure kind="number" value={Number(lot.quantity)} label={messages.quantity} />
                  </td>
                  <td>
                    <Figure
                      kind="amount"
                      precision={2}
                      currency={holding.costCurrency}
                      value={Number(lot.cost)}
                      label={messages.cost}
                    />
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </td>
    </tr>
  );
}
