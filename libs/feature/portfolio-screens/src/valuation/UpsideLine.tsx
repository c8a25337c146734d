import { Delta, useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import type { HoldingRow } from '../holdings/HoldingRow.js';
import { portfolioUpside } from './valuationOfHolding.js';
import type { HoldingValuation } from './HoldingValuation.js';
import { messages } from './messages.js';
import styles from './UpsideLine.module.css';

/** The upside of the portfolio, with the share of it that models cover. */
export function UpsideLine({
  rows,
  valuationOf,
}: {
  readonly rows: readonly HoldingRow[];
  readonly valuationOf: (row: Pick<HoldingRow, 'holdings'>) => HoldingValuation | null;
}): ReactElement {
  const { format } = useFigureFormat();
  const { upside, coverage } = portfolioUpside(rows, valuationOf);
  return (
    <p className={styles['line']}>
      {messages.portfolioUpside} <Delta kind="rate" value={upside} label={messages.portfolioUpside} />{' '}
      {coverage.ok && upside.ok && (
        <span className={styles['covered']}>{messages.covered(format(coverage, { kind: 'rate' }))}</span>
      )}
    </p>
  );
}
