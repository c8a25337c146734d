import { writeSymbol } from '@finance-analyst/documents';
import type { LoadedExchangeRates, LoadedPriceHistory } from '@finance-analyst/market-data';
import { alignToDays, type LedgerInstrument, type LedgerRow } from '@finance-analyst/portfolio';
import { marketShown } from '../market/marketShown.js';
import { newestSampleRate } from '../market/newestSampleRate.js';
import { createDatedReader } from './createDatedReader.js';
import { historyDays } from './historyDays.js';
import type { LoadedMarket } from './LoadedMarket.js';

/** What was loaded, aligned to the days from the first row to today: a day without a price or rate has the last before it. */
export function marketOf(
  rows: readonly LedgerRow[],
  currency: string,
  today: string,
  instruments: readonly LedgerInstrument[],
  histories: readonly LoadedPriceHistory[],
  rates: readonly LoadedExchangeRates[],
): LoadedMarket {
  const read = createDatedReader();
  const found = instruments.map((instrument, at) => {
    const loaded = histories[at];
    const bars = loaded?.ok ? loaded.history.data.bars : [];
    return { instrument, loaded, dated: read(bars, ({ close }) => close) };
  });
  const ratesFound = rates.flatMap((loaded) =>
    loaded.ok ? [{ currency: loaded.base, dated: read(loaded.rates, ({ rate }) => rate) }] : [],
  );
  const ofPrices = found.map(({ dated }) => dated.days).filter(({ length }) => length > 0);
  const days = historyDays(
    rows,
    ofPrices.length > 0 ? ofPrices : ratesFound.map(({ dated }) => dated.days),
    today,
  );
  return {
    table: {
      days,
      currency,
      prices: found.flatMap(({ instrument, loaded, dated }) =>
        loaded?.ok && dated.days.length > 0
          ? [
              {
                instrument,
                currency: loaded.history.data.currency,
                closes: alignToDays(days, dated),
                days: alignToDays(days, { days: dated.days, values: dated.days }),
              },
            ]
          : [],
      ),
      rates: ratesFound.map(({ currency: other, dated }) => ({
        currency: other,
        rates: alignToDays(days, dated),
      })),
    },
    unpriced: found.flatMap(({ instrument, loaded, dated }) =>
      dated.days.length > 0
        ? []
        : [
            {
              instrument,
              id: writeSymbol(instrument),
              reason: loaded && !loaded.ok ? loaded.reason : 'There are no prices.',
            },
          ],
    ),
    withoutRates: rates.flatMap((loaded) => (loaded.ok ? [] : [{ id: loaded.base, reason: loaded.reason }])),
    shown: marketShown(
      histories.flatMap((loaded) => {
        const last = loaded.ok ? loaded.history.data.bars.at(-1)?.date : undefined;
        return loaded.ok && last !== undefined ? [{ source: loaded.history.data.source, asOf: last }] : [];
      }),
      newestSampleRate(rates),
    ),
    loadedEarlier: loadedEarlierOf([
      ...histories.flatMap((loaded) => (loaded.ok ? [loaded.history] : [])),
      ...rates.flatMap((loaded) => (loaded.ok ? [loaded] : [])),
    ]),
  };
}

const loadedEarlierOf = (
  answers: readonly { readonly stale: boolean; readonly fetchedAt: string }[],
): string | null =>
  answers
    .filter(({ stale }) => stale)
    .map(({ fetchedAt }) => fetchedAt)
    .sort()[0] ?? null;
