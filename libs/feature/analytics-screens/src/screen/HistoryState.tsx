import { Button, buttonStyle, EmptyState, Panel, ProgressBar } from '@finance-analyst/components';
import { useLoadingExport } from '@finance-analyst/contributions';
import { portfolioPath } from '@finance-analyst/navigation';
import type { PortfolioHistory } from '@finance-analyst/portfolios';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import styles from './Analytics.module.css';

/** What is shown until there are returns: progress, or why there are none. */
export function HistoryState({
  id,
  history: { progress, isPending, isCanceled, cancel, retry, problem },
  hasFailed,
}: {
  readonly id: string;
  readonly history: PortfolioHistory;
  /** The ledger could not be computed. */
  readonly hasFailed: boolean;
}): ReactElement | null {
  useLoadingExport(isPending && !isCanceled && problem === null && !hasFailed ? messages.returns : null);
  if (isCanceled)
    return (
      <Panel title={messages.returns} minHeight="24rem">
        <EmptyState
          title={messages.canceled}
          action={
            <Button variant="primary" onPress={retry}>
              {messages.tryAgain}
            </Button>
          }
        >
          {messages.canceledExplained}
        </EmptyState>
      </Panel>
    );
  if (problem !== null || hasFailed) return null;
  if (!isPending)
    return (
      <Panel title={messages.returns} minHeight="24rem">
        <EmptyState
          title={messages.emptyLedger}
          action={
            <Link className={buttonStyle({ variant: 'primary' })} to={portfolioPath(id)}>
              {messages.openPortfolio}
            </Link>
          }
        >
          {messages.emptyLedgerExplained}
        </EmptyState>
      </Panel>
    );
  return (
    <Panel title={messages.returns}>
      <div className={styles['loading']} aria-busy="true">
        <ProgressBar
          label={progress ? messages.loadingPrices : messages.computing}
          {...(progress && {
            value: progress.done / progress.total,
            valueLabel: messages.loadedOf(progress.done, progress.total),
          })}
        />
        {progress && <Button onPress={cancel}>{messages.cancel}</Button>}
      </div>
    </Panel>
  );
}
