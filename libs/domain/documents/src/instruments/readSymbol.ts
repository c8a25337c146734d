import type { MarketSymbol } from './MarketSymbol.js';

/** Reads a symbol as it is asked for: `AAPL`, or `XNAS:AAPL` where the symbol alone is ambiguous. */
export function readSymbol(text: string): MarketSymbol {
  const colon = text.indexOf(':');
  return colon > 0
    ? { symbol: text.slice(colon + 1), market: text.slice(0, colon) }
    : { symbol: text, market: null };
}
