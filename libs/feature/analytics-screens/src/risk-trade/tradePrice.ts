import { writeSymbol } from '@finance-analyst/documents';
import type { Holdings } from '@finance-analyst/portfolio';
import type { BenchmarkLevels } from '../benchmark/BenchmarkLevels.js';

/** What a share is traded at in the currency of the portfolio; null if that is not known. */
export function tradePrice(
  symbol: string,
  { holdings }: Pick<Holdings, 'holdings'>,
  levels: Pick<BenchmarkLevels, 'levels'> | null,
): number | null {
  let [value, quantity] = [0, 0];
  for (const holding of holdings)
    if (writeSymbol(holding.instrument) === symbol && holding.value.ok) {
      value += holding.value.value;
      quantity += Number(holding.quantity);
    }
  const price = quantity === 0 ? levels?.levels.at(-1) : value / quantity;
  return price !== undefined && price > 0 && price < Infinity ? price : null;
}
