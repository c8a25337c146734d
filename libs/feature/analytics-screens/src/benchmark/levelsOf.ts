import type { Result } from '@finance-analyst/foundation';
import type { LoadedExchangeRates, LoadedPriceHistory } from '@finance-analyst/market-data';
import { alignToDays, dayNumber } from '@finance-analyst/portfolio';
import { messages } from '../messages.js';
import type { BenchmarkLevels } from './BenchmarkLevels.js';

/** The levels of a benchmark in a currency, from its prices and, if they are in another, its exchange rates. */
export function levelsOf(
  symbol: string,
  loaded: LoadedPriceHistory,
  rates: LoadedExchangeRates | null,
  currency: string,
): Result<BenchmarkLevels> {
  if (!loaded.ok) return loaded;
  const { bars, adjusted, currency: ofPrices, source } = loaded.history.data;
  if (bars.length === 0) return { ok: false, reason: messages.noBars };
  const days = Int32Array.from(bars, ({ date }) => dayNumber(date) ?? 0);
  const levels = Float64Array.from(bars, ({ close, adjustedClose }) =>
    adjusted ? (adjustedClose ?? close) : close,
  );
  const found = { symbol, days, isTotalReturn: adjusted, currency: ofPrices, isSample: source === 'sample' };
  if (ofPrices === currency) return { ok: true, value: { ...found, levels } };
  if (!rates) return { ok: false, reason: messages.noRate(ofPrices, currency) };
  if (!rates.ok) return rates;
  const byDay = alignToDays(days, {
    days: rates.rates.map(({ date }) => dayNumber(date) ?? 0),
    values: rates.rates.map(({ rate }) => rate),
  });
  const converted = levels.map((level, at) => level * (byDay[at] as number));
  // Before the first rate there is no level.
  const places = [...converted.keys()].filter((at) => Number.isFinite(converted[at]));
  return {
    ok: true,
    value: {
      ...found,
      days: Int32Array.from(places, (at) => days[at] as number),
      levels: Float64Array.from(places, (at) => converted[at] as number),
    },
  };
}
