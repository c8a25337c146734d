import { Figure } from '@finance-analyst/figures';
import { type StoredLedger, useStoredValue } from '@finance-analyst/portfolios';
import type { DocumentRow } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import styles from './Analytics.module.css';

/** A portfolio to choose, with its value and its number of holdings. */
export function ChoosePortfolioRow({
  row: { title, currency },
  ledger,
  saved,
  to,
}: {
  readonly row: Pick<DocumentRow, 'title' | 'currency'>;
  readonly ledger: StoredLedger;
  /** When it was saved, in words. */
  readonly saved: string;
  readonly to: string;
}): ReactElement {
  const { currency: own, value, holdings } = useStoredValue(ledger, currency);
  const notes = [
    ...(own === '' ? [] : [own]),
    ...(holdings === null ? [] : [messages.holdingsCount(holdings)]),
    saved,
  ];
  return (
    <li>
      <span className={styles['entry']}>
        <Link to={to}>{title}</Link>
        <span className={styles['quiet']}>{notes.join(' · ')}</span>
      </span>
      <Figure kind="amount" precision={2} currency={own} label={messages.valueOf(title)} value={value} />
    </li>
  );
}
