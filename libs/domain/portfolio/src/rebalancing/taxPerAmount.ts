import { chooseLots } from './chooseLots.js';
import type { RebalancingRequest } from './RebalancingRequest.js';
import type { TradeRange } from './TradeRange.js';

/** What selling as much as possible costs in tax, for each unit of money; 0 for a purchase, and without lots or rates. */
export function taxPerAmount(
  { holding, side, most, price }: TradeRange,
  rates: RebalancingRequest['taxRates'],
): number {
  if (side === 'buy' || !rates || !holding.lots || most === 0) return 0;
  const amount = most * price;
  const sales = chooseLots(holding.lots, amount / holding.price, holding.price, rates);
  return sales.reduce((sum, { tax }) => sum + tax, 0) / amount;
}
