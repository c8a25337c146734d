import { isSameInstrument, type PortfolioBody, readSymbol } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { portfolioPath } from '@finance-analyst/navigation';
import { useStoredLedgers } from '@finance-analyst/portfolios';
import { selectSavedPortfolios } from '@finance-analyst/workspace';
import { useCallback, useMemo, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { quantityPlaces } from '../holdings/quantityPlaces.js';
import type { PortfolioDependencies } from '../PortfolioDependencies.js';
import styles from './HeldShares.module.css';
import { heldQuantity } from './heldQuantity.js';
import { messages } from './messages.js';

/** How many shares of a company each portfolio holds, for a screen about the company; nothing if none does. */
export function HeldShares({
  symbol,
  workspace,
  loadLedgerWorkers,
}: Pick<PortfolioDependencies, 'workspace' | 'loadLedgerWorkers'> & {
  /** With its market, if it names one. */
  readonly symbol: string;
}): ReactElement | null {
  const { rows } = useSelector(selectSavedPortfolios);
  const company = useMemo(() => readSymbol(symbol), [symbol]);
  const names = useCallback(
    ({ instruments }: Pick<PortfolioBody, 'instruments'>) =>
      instruments.some((instrument) => isSameInstrument(instrument, company)),
    [company],
  );
  const ledgers = useStoredLedgers(workspace, rows, loadLedgerWorkers, names);
  const { format } = useFigureFormat();
  const held = rows.flatMap(({ id, title }) => {
    const ledger = ledgers.of(id);
    const quantity = ledger.kind === 'ready' ? heldQuantity(ledger.view, company) : 0;
    return quantity === 0 ? [] : [{ id, title, quantity }];
  });
  if (held.length === 0) return null;
  return (
    <ul className={styles['held']}>
      {held.map(({ id, title, quantity }) => (
        <li key={id}>
          {messages.youHold(
            format(
              { ok: true, value: Math.abs(quantity) },
              { kind: 'number', precision: quantityPlaces(quantity) },
            ),
            quantity < 0,
            Math.abs(quantity) === 1,
          )}{' '}
          <Link to={portfolioPath(id)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
