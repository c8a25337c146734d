import type { PriceRow } from '../readPriceRows.js';
import { lastSession } from '../markets/lastSession.js';
import { localTime } from '../markets/localTime.js';
import type { Market } from '../markets/Market.js';
import type { YahooChartResult } from './yahooChartSchema.js';

/** The exchange's calendar day of a moment in seconds since 1970. Throws a `RangeError` for an invalid time zone. */
export const exchangeDay = ({ meta }: YahooChartResult, seconds: number): string =>
  localTime(meta.exchangeTimezoneName, new Date(seconds * 1000)).date;

const cell = (figure: number | null | undefined): string => (figure == null ? '' : String(figure));

interface ChartReading {
  readonly unitsPerCurrency: number;
  readonly market: Market;
  readonly now: Date;
}

/**
 * The completed sessions of a chart as price file rows, in whole currency units. Days without a close are left
 * out, as is a session that is in progress or not settled yet: its price is not a close.
 */
export function chartRows(
  chart: YahooChartResult,
  { unitsPerCurrency, market, now }: ChartReading,
): PriceRow[] {
  const [quote] = chart.indicators.quote;
  const adjusted = chart.indicators.adjclose?.[0]?.adjclose;
  const nowSeconds = now.getTime() / 1000;
  const today = exchangeDay(chart, nowSeconds);
  const end = chart.meta.currentTradingPeriod?.regular.end;
  const isTodayOver = end !== undefined && nowSeconds >= end && exchangeDay(chart, end) === today;
  const settled = lastSession(market, now);
  const price = (figure: number | null | undefined): string =>
    cell(figure == null ? figure : figure / unitsPerCurrency);
  return (chart.timestamp ?? []).flatMap((seconds, at) => {
    const date = exchangeDay(chart, seconds);
    const close = quote?.close?.[at];
    if (close == null || date > settled || (date === today && !isTodayOver)) return [];
    const cells = {
      date,
      open: price(quote?.open?.[at]),
      high: price(quote?.high?.[at]),
      low: price(quote?.low?.[at]),
      close: price(close),
      adjustedClose: price(adjusted?.[at]),
      volume: cell(quote?.volume?.[at]),
      dividend: '',
      split: '',
    };
    return [{ row: at + 1, cells }];
  });
}
