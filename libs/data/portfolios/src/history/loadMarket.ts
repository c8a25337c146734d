import { writeSymbol, type PortfolioBody } from '@finance-analyst/documents';
import type { useLoadExchangeRates, useLoadPriceHistories } from '@finance-analyst/market-data';
import { currenciesOfRows } from './currenciesOfRows.js';
import { instrumentsOf } from './instrumentsOf.js';
import type { LoadedMarket } from './LoadedMarket.js';
import { marketOf } from './marketOf.js';

/** How much of a market is loaded. */
export interface HistoryProgress {
  readonly done: number;
  readonly total: number;
}

export interface MarketLoading {
  readonly loadPrices: ReturnType<typeof useLoadPriceHistories>;
  readonly loadRates: ReturnType<typeof useLoadExchangeRates>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: HistoryProgress) => void;
}

/** Loads the prices of all that a portfolio has ever held, and the rates of their currencies; null once canceled. */
export async function loadMarket(
  { rows, currency }: Pick<PortfolioBody, 'rows' | 'currency'>,
  today: string,
  { loadPrices, loadRates, signal, onProgress }: MarketLoading,
): Promise<LoadedMarket | null> {
  const instruments = instrumentsOf(rows);
  // The rates are one more step.
  const total = instruments.length + 1;
  onProgress({ done: 0, total });
  // All history, so that another first day finds it on the device without a network.
  const histories = await loadPrices(instruments.map(writeSymbol), {
    signal,
    onProgress: (done) => {
      onProgress({ done, total });
    },
  });
  if (histories === null) return null;
  const ofPrices = histories.flatMap((loaded) => (loaded.ok ? [loaded.history.data.currency] : []));
  const currencies = currenciesOfRows(rows, ofPrices, currency);
  const rates = await loadRates(
    currencies.map((base) => ({ base, quote: currency })),
    { signal },
  );
  if (rates === null) return null;
  onProgress({ done: total, total });
  return marketOf(rows, currency, today, instruments, histories, rates);
}
