import type { ExchangeRatesQuery, ExchangeRatesResponse } from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';
import { sampleSource } from '../instruments/InstrumentRow.js';
import { failure, mayHaveNewer, type Provisional, type ServiceResult } from '../ServiceResult.js';
import type { ExchangeRateFeed } from './createExchangeRateFeed.js';
import { crossRates, directRates, type DerivedRates } from './deriveRates.js';
import { rateSources, type RateSource } from './rateSources.js';
import { readRateCurrencies } from './readRateCurrencies.js';
import { readStoredRates } from './readStoredRates.js';

type Answer = ServiceResult<Provisional<ExchangeRatesResponse>>;

/** Reads the rates of a pair, after giving the provider a chance to supply newer ones. */
export function createExchangeRateReader(database: Database, feed: ExchangeRateFeed) {
  return async (query: ExchangeRatesQuery): Promise<Answer> => {
    const { base, quote, from, to } = query;
    if (from !== undefined && to !== undefined && from > to)
      return failure('impossible-dates', `from (${from}) is after to (${to}). Swap the two days.`);
    const gap = await feed.ready(from);
    for (const each of rateSources) {
      const derived = await ratesOf(database, each, query);
      if (!derived) continue;
      const notes = [derived.note, gap?.reason ?? null].filter((note) => note !== null);
      return {
        ok: true,
        value: {
          base,
          quote,
          source: each.source,
          rates: derived.rates,
          ...(notes.length === 0 ? {} : { notes }),
          ...(mayHaveNewer(gap) ? { isProvisional: true } : {}),
        },
      };
    }
    const real = rateSources.map(({ source }) => source).filter((source) => source !== sampleSource);
    const hasReal = (await readRateCurrencies(database, real)).length > 0;
    return gap && !hasReal ? gap : unknownPair(database, query);
  };
}

/** The rates of a pair from one source; null when it has none. */
async function ratesOf(
  database: Database,
  { source, pivot }: RateSource,
  { base, quote, ...days }: ExchangeRatesQuery,
): Promise<DerivedRates | null> {
  const read = (currency: string) => readStoredRates(database, source, [pivot, currency], days);
  if (base === pivot || quote === pivot) {
    const stated = await read(base === pivot ? quote : base);
    return stated && directRates(base, stated);
  }
  const [ofBase, ofQuote] = [await read(base), await read(quote)];
  return ofBase && ofQuote && crossRates(pivot, ofBase, ofQuote);
}

async function unknownPair(database: Database, { base, quote }: ExchangeRatesQuery) {
  const known = await readRateCurrencies(
    database,
    rateSources.map(({ source }) => source),
  );
  const unknown = [base, quote].filter((currency) => !known.includes(currency));
  const subject = unknown.length === 0 ? `${base}/${quote}` : unknown.join(' or ');
  const available =
    known.length === 0 ? 'No currencies are available.' : `Available currencies: ${known.join(', ')}.`;
  return failure(
    'no-exchange-rates',
    `There are no exchange rates for ${subject}. ${available} Import the ECB’s reference rates with: npm run import -- rates eurofxref-hist.csv`,
  );
}
