import type { MarketOfHoldings } from '@finance-analyst/portfolios';
import { Button, NameList, Notice } from '@finance-analyst/components';
import { type PortfolioBody, writeSymbol } from '@finance-analyst/documents';
import type { Holdings, LedgerInstrument } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';

/** Prices and rates that are not there, and holdings valued at a price that a transaction states. */
export function MarketNotices({
  instruments,
  market,
  holdings,
}: {
  readonly instruments: PortfolioBody['instruments'];
  readonly market: MarketOfHoldings;
  readonly holdings: Holdings | null;
}): ReactElement {
  const nameOf = (instrument: LedgerInstrument): string => {
    const id = writeSymbol(instrument);
    return instruments.find((one) => one.id === id)?.name ?? id;
  };
  const isKnown = !market.isLoading && !market.isPending && market.pricesProblem === null;
  const valued = isKnown ? holdings : null;
  const missing = [
    ...(valued?.holdings ?? []).flatMap(({ instrument, value }) =>
      value.ok ? [] : [{ name: nameOf(instrument), reason: value.reason }],
    ),
    ...(valued?.cash ?? []).flatMap(({ currency, value }) =>
      value.ok ? [] : [{ name: messages.cashIn(currency), reason: value.reason }],
    ),
  ];
  // Held in several accounts, it is named once.
  const names = [...new Set(missing.map(({ name }) => name))];
  // One that the person values says so in its row.
  const filed = [
    ...new Set(
      (valued?.holdings ?? []).flatMap(({ instrument, price }) =>
        price?.filed && price.filed !== 'valued' ? [nameOf(instrument)] : [],
      ),
    ),
  ];
  const retry = (
    <Button variant="link" onPress={market.retry}>
      {messages.tryAgain}
    </Button>
  );
  return (
    <>
      {market.pricesProblem !== null && (
        <Notice tone="warning" title={messages.pricesFailed} action={retry}>
          {market.pricesProblem}
        </Notice>
      )}
      {market.ratesProblem !== null && (
        <Notice tone="warning" title={messages.ratesFailed} action={retry}>
          {market.ratesProblem}
        </Notice>
      )}
      {market.hasSampleRates && (
        <Notice tone="warning" title={messages.sampleRates}>
          {messages.sampleRatesExplained}
        </Notice>
      )}
      {names.length > 0 && (
        <Notice tone="warning" title={messages.missingTitle(names.length)}>
          <NameList names={names} />. {[...new Set(missing.map(({ reason }) => reason))].join(' ')}
        </Notice>
      )}
      {filed.length > 0 && (
        <Notice tone="note" title={messages.filedTitle(filed.length)}>
          {messages.filedExplained} <NameList names={filed} />.
        </Notice>
      )}
    </>
  );
}
