import { Panel, type PanelState } from '@finance-analyst/components';
import { Figure } from '@finance-analyst/figures';
import { cashByCurrency, type CombinedHoldings } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { messages as screenMessages } from '../messages.js';
import styles from '../screen/Portfolio.module.css';
import { messages } from './messages.js';

/** The cash of all portfolios by currency, with its value in the common one. */
export function CombinedCash({
  holdings,
  state,
}: {
  readonly holdings: CombinedHoldings | null;
  readonly state: PanelState | null;
}): ReactElement {
  const cash = cashByCurrency(holdings?.cash ?? []);
  return (
    <Panel
      title={messages.cash}
      state={
        state ?? (cash.length === 0 ? { kind: 'empty', title: screenMessages.noCash } : { kind: 'ready' })
      }
    >
      <ul className={styles['list']}>
        {cash.map(({ currency, amount, value }) => (
          <li key={currency}>
            <span>{currency}</span>
            <span>
              <Figure
                kind="amount"
                precision={2}
                currency={currency}
                value={Number(amount)}
                label={currency}
              />
              {currency !== holdings?.currency && (
                <span className={styles['quiet']}>
                  {' '}
                  <Figure
                    kind="amount"
                    precision={2}
                    currency={holdings?.currency ?? currency}
                    value={value}
                    label={screenMessages.inCurrency(holdings?.currency ?? '')}
                  />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
