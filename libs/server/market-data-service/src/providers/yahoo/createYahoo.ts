import { createRequester } from '../createRequester.js';
import type { PriceProvider } from '../PriceProvider.js';
import type { PriceProviderSettings } from '../PriceProviderSettings.js';
import { readYahooAnswer, yahooName } from './readYahooAnswer.js';
import { yahooSymbol } from './yahooSymbol.js';

/** Daily prices from Yahoo's chart service. Needs no key. */
export function createYahoo(settings: PriceProviderSettings, clock: () => Date): PriceProvider {
  const request = createRequester({ ...settings, name: yahooName, clock });
  return {
    source: 'yahoo',
    name: yahooName,
    requestsPerSecond: settings.requestsPerSecond,
    symbolOf: yahooSymbol,
    fetchSeries: (symbol, subject, from) =>
      request(async (signal) => {
        const now = clock();
        const address = new URL(`/v8/finance/chart/${encodeURIComponent(symbol)}`, settings.url);
        address.search = new URLSearchParams({
          period1: String(Date.parse(`${from}T00:00:00Z`) / 1000),
          period2: String(Math.ceil(now.getTime() / 1000)),
          interval: '1d',
          events: 'div,split',
        }).toString();
        const headers = {
          'user-agent': 'Mozilla/5.0 (compatible; Finance Analyst Pro)',
          accept: 'application/json',
        };
        return readYahooAnswer(await fetch(address, { signal, headers }), subject, now);
      }),
  };
}
