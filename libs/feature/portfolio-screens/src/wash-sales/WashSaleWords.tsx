import type { PortfolioAccount } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { WashSalePair } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { quantityPlaces } from '../holdings/quantityPlaces.js';
import { messages } from './messages.js';
import { replacedBy } from './replacedBy.js';
import styles from './WashSales.module.css';

/** Why a sale is a wash sale: the loss concerned, the purchases, and the rule. */
export function WashSaleWords({
  pairs,
  accounts,
}: {
  /** Of one sale. */
  readonly pairs: readonly WashSalePair[];
  readonly accounts: readonly PortfolioAccount[];
}): ReactElement | null {
  const { format, formatDate } = useFigureFormat();
  const replaced = replacedBy(pairs);
  if (!replaced) return null;
  const { currency, loss, quantity, purchases } = replaced;
  const shares = (count: number): string =>
    format(count, { kind: 'number', precision: quantityPlaces(count) });
  const nameOf = (account: string): string => accounts.find(({ id }) => id === account)?.name ?? account;
  return (
    <div className={styles['words']}>
      <p>{messages.loss(format(loss, { kind: 'amount', currency, precision: 2 }), shares(quantity))}</p>
      <ul>
        {purchases.map(({ row, account, date, quantity: bought }) => (
          <li key={row}>{messages.bought(shares(bought), formatDate(date), nameOf(account))}</li>
        ))}
      </ul>
      <p>{messages.rule}</p>
    </div>
  );
}
