import type { MarketOfHoldings, OpenLedger } from '@finance-analyst/portfolios';
import { Button, buttonStyle, NameList, Notice } from '@finance-analyst/components';
import { type PortfolioBody, writeSymbol } from '@finance-analyst/documents';
import type { Holdings, LedgerInstrument } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { messages } from '../messages.js';
import { withView } from './withView.js';

/** What is wrong with the figures: rows that are not counted, prices and rates that are not there. */
export function LedgerNotices({
  body: { instruments },
  ledger,
  market,
  holdings,
}: {
  readonly body: Pick<PortfolioBody, 'instruments'>;
  readonly ledger: OpenLedger;
  readonly market: MarketOfHoldings;
  readonly holdings: Holdings | null;
}): ReactElement {
  const [query] = useSearchParams();
  const refused = ledger.view?.refused ?? [];
  const nameOf = (instrument: LedgerInstrument): string => {
    const id = writeSymbol(instrument);
    return instruments.find((one) => one.id === id)?.name ?? id;
  };
  const valued = market.isLoading || market.pricesProblem !== null ? null : holdings;
  const missing = [
    ...(valued?.holdings ?? []).flatMap(({ instrument, value }) =>
      value.ok ? [] : [{ name: nameOf(instrument), reason: value.reason }],
    ),
    ...(valued?.cash ?? []).flatMap(({ currency, value }) =>
      value.ok ? [] : [{ name: messages.cashIn(currency), reason: value.reason }],
    ),
  ];
  const filed = [
    ...new Set(
      (valued?.holdings ?? []).flatMap(({ instrument, price }) => (price?.filed ? [nameOf(instrument)] : [])),
    ),
  ];
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
      {missing.length > 0 && (
        <Notice tone="warning" title={messages.missingTitle(missing.length)}>
          <NameList names={missing.map(({ name }) => name)} />.{' '}
          {[...new Set(missing.map(({ reason }) => reason))].join(' ')}
        </Notice>
      )}
      {filed.length > 0 && (
        <Notice tone="note" title={messages.filedTitle(filed.length)}>
          {messages.filedExplained} <NameList names={filed} />.
        </Notice>
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
