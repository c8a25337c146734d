import type { ExchangeRatesResponse } from '@finance-analyst/contracts';
import { type CurrencyPair, requests } from '../api/requests.js';
import type { Answer } from '../request/Answer.js';
import { loadEach, type LoadOptions } from './loadEach.js';

/**
 * The exchange rates of a pair, oldest day first: units of `quote` for one of `base`, all from one source. Or why there
 * are none.
 */
export type LoadedExchangeRates =
  | ({
      readonly base: string;
      readonly quote: string;
      readonly ok: true;
      readonly rates: ExchangeRatesResponse['rates'];
      /** The id of the source; `sample` for the sample market’s. */
      readonly source: string;
      /** What the rates were derived from, and why newer or earlier ones may exist. */
      readonly notes: readonly string[];
    } & Omit<Answer<unknown>, 'data'>)
  | { readonly base: string; readonly quote: string; readonly ok: false; readonly reason: string };

/**
 * Loads the exchange rates of pairs of different currencies, a few at a time, in their order; null once canceled.
 *
 * @param from ISO date of the first day; all history by default. A day without a rate has that of the last day before it,
 *   so begin a week early. Offline, rates are found only by the same day.
 */
export const loadExchangeRates =
  (pairs: readonly CurrencyPair[], { from, ...options }: LoadOptions & { readonly from?: string }) =>
  async (
    _dispatch: unknown,
    _getState: unknown,
    extra: unknown,
  ): Promise<readonly LoadedExchangeRates[] | null> => {
    const asked = pairs.map(({ base, quote }) =>
      requests.exchangeRates({ base, quote, ...(from !== undefined && { from }) }),
    );
    const loaded = await loadEach<ExchangeRatesResponse>(asked, options, extra);
    if (loaded === null) return null;
    return loaded.map((each, at): LoadedExchangeRates => {
      const { base = '', quote = '' } = pairs[at] ?? {};
      if (!each.ok) return { base, quote, ...each };
      const { data, ...age } = each.answer;
      const { rates, source, notes = [] } = data;
      return { base, quote, ok: true, rates, source, notes, ...age };
    });
  };
