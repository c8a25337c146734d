import { Button, buttonStyle, EmptyState, Panel, ProgressBar } from '@finance-analyst/components';
import { useLoadingExport } from '@finance-analyst/contributions';
import { portfolioPath } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from '../screen/Analytics.module.css';
import { messages } from '../risk/messages.js';
import type { OpenRiskMarket } from '../risk-returns/useRiskMarket.js';

/** What is shown until there are returns: progress, or why there are none. */
export function RiskState({
  id,
  isEmpty,
  history: { market, progress, isCanceled, cancel, retry },
}: {
  readonly id: string;
  /** Nothing is held today. */
  readonly isEmpty: boolean;
  readonly history: OpenRiskMarket;
}): ReactElement {
  useLoadingExport(isEmpty || isCanceled ? null : messages.losses);
  if (isEmpty)
    return (
      <Panel title={messages.losses} minHeight="24rem">
        <EmptyState
          title={messages.nothingHeld}
          action={
            <Link className={buttonStyle({ variant: 'primary' })} to={portfolioPath(id)}>
              {messages.openPortfolio}
            </Link>
          }
        >
          {messages.nothingHeldExplained}
        </EmptyState>
      </Panel>
    );
  if (isCanceled)
    return (
      <Panel title={messages.losses} minHeight="24rem">
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
  return (
    <Panel title={messages.losses}>
      <div className={styles['loading']} aria-busy="true">
        <ProgressBar
          label={market ? messages.measuring : progress ? messages.loadingPrices : messages.loadingQuotes}
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
