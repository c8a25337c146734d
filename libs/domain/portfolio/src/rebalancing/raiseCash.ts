import { chooseLots } from './chooseLots.js';
import { amountOf, type PlannedTrade } from './PlannedTrade.js';
import type { RebalancingRequest } from './RebalancingRequest.js';
import type { TradeRange } from './TradeRange.js';

export interface CashToRaise {
  /** What is sold anyway; what is sold in addition is added. */
  readonly sales: PlannedTrade[];
  /** What can be sold if these do not suffice. */
  readonly others: readonly TradeRange[];
  /** By all sales. */
  readonly needed: number;
  /** An amount that is missing by less is raised. */
  readonly tolerance: number;
  readonly taxRates: RebalancingRequest['taxRates'];
}

/**
 * Sells more until enough is raised, as far as possible: first of what is sold anyway, then of the fewest other holdings. Where there is a
 * choice, what costs the least tax goes first.
 */
export function raiseCash({ sales, others, needed, tolerance, taxRates }: CashToRaise): void {
  const taxOf = (range: TradeRange): number => taxPerAmount(range, taxRates);
  let missing = needed - sales.reduce((sum, sale) => sum + amountOf(sale), 0);
  for (const sale of sales.toSorted((a, b) => taxOf(a.range) - taxOf(b.range)))
    if (missing > tolerance) missing -= sellMore(sale, missing);
  if (missing <= tolerance) return;
  const chosen = fewestOf(others, missing, taxOf).map((range) => ({ range, steps: range.least }));
  missing -= chosen.reduce((sum, sale) => sum + amountOf(sale), 0);
  for (const sale of chosen) if (missing > tolerance) missing -= sellMore(sale, missing);
  sales.push(...chosen);
}

/** Returns the amount of what is sold in addition. */
function sellMore(sale: PlannedTrade, missing: number): number {
  const { price, most } = sale.range;
  const before = sale.steps;
  sale.steps = Math.min(before + Math.ceil(missing / price), most);
  return (sale.steps - before) * price;
}

/** As few as raise the amount, those with the least tax that do; all of them if they do not. */
function fewestOf(
  ranges: readonly TradeRange[],
  amount: number,
  taxOf: (range: TradeRange) => number,
): TradeRange[] {
  const mostOf = ({ most, price }: TradeRange): number => most * price;
  const largest = ranges.toSorted((a, b) => mostOf(b) - mostOf(a));
  let raised = 0;
  let count = 0;
  for (; count < largest.length && raised < amount; count += 1)
    raised += mostOf(largest[count] as TradeRange);
  const chosen = largest.slice(0, count);
  const rest = largest.slice(count).sort((a, b) => taxOf(a) - taxOf(b));
  for (const range of rest) {
    const place = chosen.findLastIndex(
      (each) => taxOf(each) > taxOf(range) && raised - mostOf(each) + mostOf(range) >= amount,
    );
    if (place < 0) continue;
    raised += mostOf(range) - mostOf(chosen[place] as TradeRange);
    chosen[place] = range;
  }
  return chosen.sort((a, b) => taxOf(a) - taxOf(b));
}

/** What selling as much as possible costs in tax, for each unit of money; 0 without lots or rates. */
function taxPerAmount({ holding, most, price }: TradeRange, rates: RebalancingRequest['taxRates']): number {
  if (!rates || !holding.lots || most === 0) return 0;
  const amount = most * price;
  const sales = chooseLots(holding.lots, amount / holding.price, holding.price, rates);
  return sales.reduce((sum, { tax }) => sum + tax, 0) / amount;
}
