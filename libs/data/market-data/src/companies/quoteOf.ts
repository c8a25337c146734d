import type { QuotesResponse } from '@finance-analyst/contracts';

export type ServerQuote = QuotesResponse['quotes'][number];

/** The quote of a symbol as it was asked for: that of the same symbol on another market has another price. */
export function quoteOf(symbol: string, quotes: readonly ServerQuote[]): ServerQuote | null {
  return quotes.find((quote) => quote.symbol === symbol) ?? null;
}
