import type { LoadedExchangeRates } from '@finance-analyst/market-data';

/** The newest day, ISO, of exchange rates of the sample market; null without any. */
export const newestSampleRate = (loaded: readonly LoadedExchangeRates[]): string | null =>
  loaded
    .flatMap((each) => (each.ok && each.source === 'sample' ? (each.rates.at(-1)?.date ?? []) : []))
    .sort()
    .at(-1) ?? null;
