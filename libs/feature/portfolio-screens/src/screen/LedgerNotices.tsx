import type { MarketOfHoldings, OpenLedger } from '@finance-analyst/portfolios';
import { Button, buttonStyle, Notice } from '@finance-analyst/components';
import type { Holdings } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { messages } from '../messages.js';
import { withView } from './withView.js';

/** What is wrong with the figures: rows that are not counted, prices and rates that are not there. */
export function LedgerNotices({
  ledger,
  market,
  holdings,
}: {
  readonly ledger: OpenLedger;
  readonly market: MarketOfHoldings;
  readonly holdings: Holdings | null;
}): ReactElement {
  const [query] = useSearchParams();
  const refused = ledger.view?.refused ?? [];
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
      {market.pricesProblem !== null && (
        <Notice tone="warning" title={messages.pricesFailed} action={retry(market.retry)}>
          {market.pricesProblem}
        </Notice>
      )}
      {market.ratesProblem !== null && (
        <Notice tone="warning" title={messages.ratesFailed} action={retry(market.retry)}>
          {market.ratesProblem}
        </Notice>
      )}
      {holdings && !market.isLoading && holdings.withoutValue > 0 && (
        <Notice tone="warning">{messages.partial(holdings.withoutValue)}</Notice>
      )}
      {refused.length > 0 && (
        <Notice
          tone="warning"
          title={messages.refusedTitle(refused.length)}
          action={
            <Link className={buttonStyle({ variant: 'link' })} to={`?${refusedQuery(query)}`}>
              {messages.showRefused}
            </Link>
          }
        >
          {refused.slice(0, 3).map(({ id, reason }) => (
            <span key={id}>{reason} </span>
          ))}
        </Notice>
      )}
    </>
  );
}

function refusedQuery(before: URLSearchParams): string {
  const next = withView(before, 'transactions');
  next.set('show', 'refused');
  return next.toString();
}
