import { instrumentKey } from '@finance-analyst/portfolio';
import type { FiledInstrument } from '@finance-analyst/broker-files';
import type { PortfolioInstrument } from '@finance-analyst/documents';
import { isInOtherCurrency } from './isInOtherCurrency.js';
import { marketCodeOf } from './marketCodeOf.js';
import { symbolInCurrency } from './symbolInCurrency.js';

const textOf = (text: string | undefined): string | null => text?.trim() || null;

/**
 * An instrument without prices, named by what the file says of it, under a symbol that no other has: neither the portfolio
 * nor the market data, whose prices it would get.
 */
export function newInstrument(
  filed: FiledInstrument,
  known: readonly PortfolioInstrument[],
): PortfolioInstrument {
  const market = marketCodeOf(filed.market);
  const [isin, symbol, name] = [textOf(filed.isin), textOf(filed.symbol), textOf(filed.name)];
  const taken = new Set(known.map(instrumentKey));
  const isFree = (own: string): boolean => !taken.has(instrumentKey({ symbol: own, market }));
  const isForeign = known.some(
    (own) => own.symbol.toUpperCase() === symbol?.toUpperCase() && isInOtherCurrency(own, filed),
  );
  const inCurrency = isForeign ? symbolInCurrency(filed) : null;
  const proposed = [symbol, isin, inCurrency, name].filter((text) => text !== null);
  let own = proposed.find(isFree);
  for (let count = 2; own === undefined; count += 1) {
    const next = `${proposed[0] ?? 'Instrument'} (${count})`;
    if (isFree(next)) own = next;
  }
  return {
    id: market === null ? own : `${market}:${own}`,
    symbol: own,
    market,
    name,
    isin,
    currency: textOf(filed.currency),
    sector: null,
  };
}
