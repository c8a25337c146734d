import { createRequester } from '../createRequester.js';
import type { PriceProvider } from '../PriceProvider.js';
import type { PriceProviderSettings } from '../PriceProviderSettings.js';
import { readStooqAnswer, stooqName } from './readStooqAnswer.js';
import { stooqSymbol } from './stooqSymbol.js';

const written = (day: string): string => day.replaceAll('-', '');

/** Daily prices from Stooq's downloads. Needs no key. */
export function createStooq(settings: PriceProviderSettings, clock: () => Date): PriceProvider {
  const request = createRequester({ ...settings, name: stooqName, clock });
  return {
    source: 'stooq',
    name: stooqName,
    requestsPerSecond: settings.requestsPerSecond,
    symbolOf: stooqSymbol,
    fetchSeries: (symbol, subject, from) =>
      request(async (signal) => {
        const now = clock();
        const address = new URL('/q/d/l/', settings.url);
        address.search = new URLSearchParams({
          s: symbol,
          i: 'd',
          d1: written(from),
          d2: written(now.toISOString().slice(0, 10)),
        }).toString();
        const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Finance Analyst Pro)', accept: 'text/csv' };
        return readStooqAnswer(await fetch(address, { signal, headers }), subject, now);
      }),
  };
}
