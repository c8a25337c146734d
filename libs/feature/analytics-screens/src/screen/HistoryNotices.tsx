import { Button, buttonStyle, NameList, Notice } from '@finance-analyst/components';
import type { PortfolioBody } from '@finance-analyst/documents';
import { describeMoment, useFigureFormat } from '@finance-analyst/figures';
import { portfolioPath } from '@finance-analyst/navigation';
import type { OpenLedger, PortfolioHistory } from '@finance-analyst/portfolios';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';

/** What to know about the figures: what is left out, out of date or valued otherwise. */
export function HistoryNotices({
  id,
  body,
  ledger,
  history,
  hasUnsavedChanges,
  clock,
}: {
  readonly id: string;
  readonly body: PortfolioBody;
  readonly ledger: OpenLedger;
  readonly history: PortfolioHistory;
  readonly hasUnsavedChanges: boolean;
  readonly clock: () => Date;
}): ReactElement {
  const formatting = useFigureFormat();
  const refused = ledger.view?.refused ?? [];
  const { market } = history;
  const nameOf = (symbol: string): string =>
    body.instruments.find((one) => one.id === symbol)?.name ?? symbol;
  const retry = (action: () => void): ReactElement => (
    <Button variant="link" onPress={action}>
      {messages.tryAgain}
    </Button>
  );
  return (
    <>
      {ledger.problem !== null && (
        <Notice tone="error" announce="assertive" title={messages.ledgerFailed} action={retry(ledger.retry)}>
          {ledger.problem}
        </Notice>
      )}
      {history.problem !== null && (
        <Notice
          tone="error"
          announce="assertive"
          title={messages.historyFailed}
          action={retry(history.retry)}
        >
          {history.problem}
        </Notice>
      )}
      {market && market.unpriced.length > 0 && (
        <Notice
          tone="warning"
          title={messages.unpricedTitle(market.unpriced.length)}
          action={retry(history.retry)}
        >
          {messages.unpriced} <NameList names={market.unpriced.map((each) => nameOf(each.id))} />.{' '}
          {[...new Set(market.unpriced.map(({ reason }) => reason))].join(' ')}
        </Notice>
      )}
      {market && market.withoutRates.length > 0 && (
        <Notice tone="warning" title={messages.ratesTitle} action={retry(history.retry)}>
          {messages.withoutRates(market.withoutRates.map((each) => each.id).join(', '))}{' '}
          {[...new Set(market.withoutRates.map(({ reason }) => reason))].join(' ')}
        </Notice>
      )}
      {market && market.loadedEarlier !== null && (
        <Notice tone="warning" title={messages.earlierTitle} action={retry(history.retry)}>
          {messages.earlier(describeMoment(market.loadedEarlier, clock(), formatting))}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice
          tone="warning"
          title={messages.refusedTitle(refused.length)}
          action={
            <Link
              className={buttonStyle({ variant: 'link' })}
              to={`${portfolioPath(id)}&view=transactions&show=refused`}
            >
              {messages.showRefused}
            </Link>
          }
        >
          {refused[0]?.reason}
        </Notice>
      )}
      {hasUnsavedChanges && <Notice tone="note">{messages.unsaved}</Notice>}
    </>
  );
}
