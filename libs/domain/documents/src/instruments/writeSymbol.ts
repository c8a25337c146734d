import type { MarketSymbol } from './MarketSymbol.js';

/** The symbol by which an instrument is shown and asked for: `AAPL`, or `XNAS:AAPL` where it names its market. */
export const writeSymbol = ({ symbol, market }: MarketSymbol): string =>
  market === null ? symbol : `${market}:${symbol}`;
