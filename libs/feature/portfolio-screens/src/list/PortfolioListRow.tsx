import { Figure } from '@finance-analyst/figures';
import type { DataShown } from '@finance-analyst/market';
import { portfolioPath } from '@finance-analyst/navigation';
import { type StoredLedger, useStoredValue } from '@finance-analyst/portfolios';
import type { DocumentRow } from '@finance-analyst/workspace';
import { useEffect, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import styles from '../screen/Portfolio.module.css';
import type { ShownValue } from './useReportedValues.js';

/** A saved portfolio with its value in its own currency, and what is not in it. */
export function PortfolioListRow({
  row: { id, title, currency },
  ledger,
  saved,
  onDataShown,
  onValue,
}: {
  readonly row: Pick<DocumentRow, 'id' | 'title' | 'currency'>;
  readonly ledger: StoredLedger;
  /** When it was saved, in words. */
  readonly saved: string;
  /** Told what the prices of the portfolio are; null without any. */
  readonly onDataShown: (id: string, shown: DataShown | null) => void;
  /** Told the value that it shows, null while it is computed; the same function always. */
  readonly onValue: (id: string, shown: ShownValue | null) => void;
}): ReactElement {
  const view = ledger.kind === 'ready' ? ledger.view : null;
  const { currency: own, value, isComputing, shown } = useStoredValue(ledger, currency);
  useEffect(() => {
    onDataShown(id, shown);
  }, [onDataShown, id, shown]);
  const notes = [
    ...(currency === null ? [] : [currency]),
    saved,
    ...(ledger.kind === 'ready' && ledger.isEdited ? [messages.withEdits] : []),
    ...(view && view.refused.length > 0 ? [messages.refusedShort(view.refused.length)] : []),
  ];
  const isSample = shown?.sample === true;
  useEffect(() => {
    onValue(id, isComputing ? null : { value, isSample });
  }, [onValue, id, isComputing, value, isSample]);
  return (
    <li>
      <span className={styles['entry']}>
        <Link to={portfolioPath(id)}>{title}</Link>
        <span className={styles['quiet']}>{notes.join(' · ')}</span>
      </span>
      <Figure kind="amount" precision={2} currency={own} label={messages.valueOf(title)} value={value} />
    </li>
  );
}
