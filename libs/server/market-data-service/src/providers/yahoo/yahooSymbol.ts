import type { PriceSubject } from '../PriceProvider.js';

/** `SAP` on XETR is `SAP.DE`, `700` in Hong Kong `0700.HK`, a share class `BRK-B`. */
export function yahooSymbol({ symbol, type, market }: PriceSubject): string | null {
  if (type === 'index') return market.index?.yahoo ?? null;
  const suffix = market.suffixes.yahoo;
  if (suffix === undefined) return null;
  const plain = symbol.replaceAll('.', '-');
  return `${suffix === '.HK' ? plain.padStart(4, '0') : plain}${suffix}`;
}
