import { writeSymbol } from '@finance-analyst/documents';
import { type DataShown, type Quote, sessionOf } from '@finance-analyst/market';
import { useQuotesQuery } from '@finance-analyst/market-data';
import type { HoldingMarket, LedgerInstrument, LedgerView } from '@finance-analyst/portfolio';
import { useMemo } from 'react';
import { marketShown } from './marketShown.js';
import { useDayRates } from './useDayRates.js';

export interface MarketOfHoldings {
  readonly market: HoldingMarket;
  /** What prices and rates are, for the foot of the page; null without any. */
  readonly shown: DataShown | null;
  readonly isLoading: boolean;
  /** Prices of what was added are loading, while the others are known. */
  readonly isPending: boolean;
  /** Why prices could not be loaded; earlier ones may be shown. */
  readonly pricesProblem: string | null;
  /** Why exchange rates could not be loaded. */
  readonly ratesProblem: string | null;
  /** Exchange rates are of the sample market, and no price is: what they convert is not real. */
  readonly hasSampleRates: boolean;
  /** When the prices shown were loaded, ISO, if they are out of date. */
  readonly loadedEarlier: string | null;
  readonly retry: () => void;
}

/** What one ledger holds, or several together. */
type HeldOfLedger = Pick<LedgerView, 'positions' | 'cash'>;

const isHeld = ({ currency }: { readonly currency: string | null }): boolean => currency !== null;

const loadingPrices = 'Prices are loading.';

const none: readonly LedgerInstrument[] = [];

/**
 * The last prices of what a ledger holds, or several together, and the rates of its currencies.
 *
 * @param others Instruments that may be bought, whose prices are loaded too; the same array while they do not change.
 */
export function useHoldingMarket(
  view: HeldOfLedger | null,
  currency: string,
  others: readonly LedgerInstrument[] = none,
): MarketOfHoldings {
  const symbols = useMemo(
    () => [
      ...new Set(
        [...(view?.positions ?? []).filter(isHeld).map(({ instrument }) => instrument), ...others].map(
          (instrument) => writeSymbol(instrument),
        ),
      ),
    ],
    [view, others],
  );
  const {
    data: answer,
    currentData,
    error,
    isFetching,
    refetch,
  } = useQuotesQuery(symbols, { skip: symbols.length === 0 });
  const quotes = useMemo(
    () => new Map(answer?.data.quotes.map((quote: Quote) => [quote.symbol, quote])),
    [answer],
  );
  const unpriced = useMemo(() => new Set(answer?.data.missing), [answer]);
  const currencies = useMemo(
    () => currenciesOf(view, quotes, currency, others),
    [view, quotes, currency, others],
  );
  const rates = useDayRates(currencies, currency);
  const isAsked = symbols.length > 0 && !answer;
  // An earlier answer says nothing of what was added since.
  const unknown = symbols.length > 0 && !currentData ? (error?.message ?? loadingPrices) : null;
  const market = useMemo(
    (): HoldingMarket => ({
      currency,
      problemOf: (instrument) => (unpriced.has(writeSymbol(instrument)) ? null : unknown),
      priceOf: (instrument) => priceIn(quotes, instrument),
      rateOf: (other) => (other === currency ? 1 : rates.last(other)),
      rateOn: (other, date) => (other === currency ? 1 : rates.on(other, date)),
    }),
    [quotes, unpriced, currency, rates, unknown],
  );
  const { sampleUntil } = rates;
  const shown = useMemo(() => marketShown(quotes.values(), sampleUntil), [quotes, sampleUntil]);
  return {
    market,
    shown,
    isLoading: (isAsked && !error) || rates.isLoading,
    isPending: unknown !== null && !isAsked && !error,
    pricesProblem: error?.message ?? null,
    ratesProblem: rates.problem,
    hasSampleRates: sampleUntil !== null && ![...quotes.values()].some(({ source }) => source === 'sample'),
    loadedEarlier: answer?.stale ? answer.fetchedAt : null,
    retry: () => {
      if (symbols.length > 0 && !isFetching) void refetch();
      rates.retry();
    },
  };
}

function priceIn(quotes: ReadonlyMap<string, Quote>, instrument: LedgerInstrument) {
  // By its market too: the same symbol elsewhere has another price.
  const quote = quotes.get(writeSymbol(instrument));
  return quote
    ? {
        price: quote.price,
        currency: quote.currency,
        previousClose: quote.previousClose,
        // A daily close has no time of day.
        asOf: sessionOf(quote),
        source: quote.source,
      }
    : null;
}

function currenciesOf(
  view: HeldOfLedger | null,
  quotes: ReadonlyMap<string, Quote>,
  currency: string,
  others: readonly LedgerInstrument[],
): readonly string[] {
  const found = new Set<string>();
  for (const position of view?.positions ?? []) {
    if (position.currency === null) continue;
    found.add(position.currency);
    const price = priceIn(quotes, position.instrument) ?? position.filed;
    if (price) found.add(price.currency);
  }
  for (const { currency: other, amount } of view?.cash ?? []) if (Number(amount) !== 0) found.add(other);
  for (const instrument of others) {
    const price = priceIn(quotes, instrument);
    if (price) found.add(price.currency);
  }
  found.delete(currency);
  return [...found].sort();
}
