import type { MarketSymbol } from './MarketSymbol.js';

/** Whether two can be the same instrument: the same symbol, in any case, on the same market if both name one. */
export const isSameInstrument = (one: MarketSymbol, other: MarketSymbol): boolean =>
  one.symbol.toUpperCase() === other.symbol.toUpperCase() &&
  (one.market === null || other.market === null || one.market.toUpperCase() === other.market.toUpperCase());
