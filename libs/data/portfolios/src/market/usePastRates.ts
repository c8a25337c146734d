import type { Result } from '@finance-analyst/foundation';
import { useDayRates } from './useDayRates.js';
import type { MarketOfHoldings } from './useHoldingMarket.js';

/** The exchange rate of a day, an ISO date, to the currency of a market; or why there is none. */
export type PastRate = (currency: string, date: string) => Result<number>;

/**
 * Exchange rates of past days for amounts in any currency. Those of what is held come from the market of the holdings, and the rest is
 * loaded after them.
 */
export function usePastRates(
  { market, isLoading, ratesProblem }: Pick<MarketOfHoldings, 'market' | 'isLoading' | 'ratesProblem'>,
  currencies: readonly string[],
): PastRate {
  const { currency: own } = market;
  const others = isLoading
    ? []
    : [...new Set(currencies)].filter((one) => one !== own && market.rateOf(one) === null).sort();
  const rates = useDayRates(others, own);
  return (currency, date) => {
    const rate = currency === own ? 1 : (market.rateOn(currency, date) ?? rates.on(currency, date));
    if (rate !== null) return { ok: true, value: rate };
    const reason =
      isLoading || rates.isLoading
        ? 'Exchange rates are loading.'
        : (rates.problem ?? ratesProblem ?? `There is no exchange rate of ${currency} on ${date}.`);
    return { ok: false, reason };
  };
}
