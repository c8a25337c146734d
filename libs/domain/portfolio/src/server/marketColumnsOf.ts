import type { MarketColumns } from '../history/MarketColumns.js';
import { instrumentKey } from '../row/instrumentKey.js';
import type { MarketTable } from './HistoryRequest.js';

/** The columns of a market that was sent as plain data. */
export function marketColumnsOf({ days, currency, prices, rates }: MarketTable): MarketColumns {
  const byInstrument = new Map(prices.map((column) => [instrumentKey(column.instrument), column]));
  const byCurrency = new Map(rates.map((column) => [column.currency, column.rates]));
  return {
    days,
    currency,
    pricesOf: (instrument) => byInstrument.get(instrumentKey(instrument)) ?? null,
    ratesOf: (other) => byCurrency.get(other) ?? null,
  };
}
