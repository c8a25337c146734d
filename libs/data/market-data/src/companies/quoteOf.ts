import type { QuotesResponse } from '@finance-analyst/contracts';

export type ServerQuote = QuotesResponse['quotes'][number];

/** Quotes name no market; a symbol on two markets has a price only if the answer names it apart. */
export function quoteOf(symbol: string, quotes: readonly ServerQuote[]): ServerQuote | null {
  const plain = symbol.split(':').at(-1);
  const found =
    quotes.filter((quote) => quote.symbol === symbol).at(0) ??
    quotes.filter((quote, _index, all) => {
      const isPlain = quote.symbol === plain;
      return isPlain && all.filter((other) => other.symbol === plain).length === 1;
    })[0];
  return found ?? null;
}
