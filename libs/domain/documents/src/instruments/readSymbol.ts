import type { MarketSymbol } from './MarketSymbol.js';

/** Parses a requested symbol: `AAPL`, or `XNAS:AAPL` if the symbol alone is ambiguous. */
export function readSymbol(text: string): MarketSymbol {
  const colon = text.indexOf(':');
  return colon > 0
    ? { symbol: text.slice(colon + 1), market: text.slice(0, colon) }
    : { symbol: text, market: null };
}
