import type { MarketSymbol } from './MarketSymbol.js';

/** Whether two can be the same instrument: one symbol, in either case, on one market as far as both name it. */
export const isSameInstrument = (one: MarketSymbol, other: MarketSymbol): boolean =>
  one.symbol.toUpperCase() === other.symbol.toUpperCase() &&
  (one.market === null || other.market === null || one.market.toUpperCase() === other.market.toUpperCase());
