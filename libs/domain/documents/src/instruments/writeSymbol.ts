import type { MarketSymbol } from './MarketSymbol.js';

/** The symbol to show and request an instrument by: `AAPL`, or `XNAS:AAPL` if it names its market. */
export const writeSymbol = ({ symbol, market }: MarketSymbol): string =>
  market === null ? symbol : `${market}:${symbol}`;
