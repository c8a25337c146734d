import type { PriceSubject } from '../PriceProvider.js';

/** `AAPL` in the United States is `aapl.us`, a share class `brk-b.us`; an index has its own name. */
export function stooqSymbol({ symbol, type, market }: PriceSubject): string | null {
  if (type === 'index') return market.index?.stooq ?? null;
  const suffix = market.suffixes.stooq;
  return suffix === undefined ? null : `${symbol.toLowerCase().replaceAll('.', '-')}${suffix}`;
}
