import type { LedgerRow } from '@finance-analyst/portfolio';

/** The currencies of rows and of prices, other than that of the portfolio, in order. */
export function currenciesOfRows(
  rows: readonly LedgerRow[],
  ofPrices: readonly string[],
  own: string,
): readonly string[] {
  const found = new Set(ofPrices);
  for (const { currency, otherCurrency } of rows) {
    if (currency !== undefined) found.add(currency);
    if (otherCurrency !== undefined) found.add(otherCurrency);
  }
  found.delete(own);
  return [...found].sort();
}
