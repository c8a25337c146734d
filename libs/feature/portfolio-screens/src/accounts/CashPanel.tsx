import { Panel } from '@finance-analyst/components';
import { Figure } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from '../screen/Portfolio.module.css';
import type { AccountsViewProps } from './AccountsView.js';

/** The cash of each account by currency, with its value in the portfolio's. */
export function CashPanel({ body, holdings }: Pick<AccountsViewProps, 'body' | 'holdings'>): ReactElement {
  const nameOf = (account: string): string => body.accounts.find(({ id }) => id === account)?.name ?? account;
  const cash = holdings?.cash ?? [];
  return (
    <Panel
      title={messages.cash}
      state={
        holdings === null
          ? { kind: 'loading', label: messages.computing }
          : cash.length === 0
            ? { kind: 'empty', title: messages.noCash }
            : { kind: 'ready' }
      }
    >
      <ul className={styles['list']}>
        {cash.map(({ account, currency, amount, value }) => (
          <li key={`${account} ${currency}`}>
            <span>{nameOf(account)}</span>
            <span>
              <Figure
                kind="amount"
                precision={2}
                currency={currency}
                value={Number(amount)}
                label={nameOf(account)}
              />
              {currency !== body.currency && (
                <span className={styles['quiet']}>
                  {' '}
                  <Figure
                    kind="amount"
                    precision={2}
                    currency={body.currency}
                    value={value}
                    label={messages.inCurrency(body.currency)}
                  />
                </span>
              )}
            </span>
            {Number(amount) < 0 && <p className={styles['warning']}>{messages.overdrawn}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
