import { createRequester } from '../createRequester.js';
import type { ExchangeRateProvider } from '../ExchangeRateProvider.js';
import type { PriceProviderSettings } from '../PriceProviderSettings.js';
import { ecbBase, ecbSource } from './ecbSource.js';
import { ecbName, readEcbAnswer } from './readEcbAnswer.js';

/** The last ninety days, and every day since 1999. */
const files = { recent: 'eurofxref-hist-90d.xml', all: 'eurofxref-hist.xml' } as const;

/** Reference rates of the euro from the European Central Bank. Needs no key. */
export function createEcb(settings: PriceProviderSettings, clock: () => Date): ExchangeRateProvider {
  const request = createRequester({ ...settings, name: ecbName, clock });
  return {
    source: ecbSource,
    name: ecbName,
    base: ecbBase,
    requestsPerSecond: settings.requestsPerSecond,
    fetchRates: (span) =>
      request(async (signal) => {
        const address = new URL(`/stats/eurofxref/${files[span]}`, settings.url);
        const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Finance Analyst Pro)', accept: 'text/xml' };
        return readEcbAnswer(await fetch(address, { signal, headers }), clock());
      }),
  };
}
