import type { Result } from '@finance-analyst/foundation';
import { chooseLots, type LotSale } from './chooseLots.js';
import { amountOf, type PlannedTrade } from './PlannedTrade.js';
import { raiseCash } from './raiseCash.js';
import { rebalancingProblem, valueOfAll, type RebalancingRequest } from './RebalancingRequest.js';
import { spendCash } from './spendCash.js';
import { rangeOf, sideOf } from './TradeRange.js';

export interface RebalancingOrder {
  readonly instrument: string;
  readonly side: 'buy' | 'sell';
  readonly quantity: number;
  /** At the given price, without fees. */
  readonly amount: number;
  /** Of a sale: which lots cause the least tax; empty without lots or rates. */
  readonly lots: readonly LotSale[];
}

export interface UnreachedTarget {
  /** Null for cash, which stays overdrawn. */
  readonly instrument: string | null;
  readonly reason: string;
}

export interface RebalancingPlan {
  /** Sales before purchases, each in the order of the holdings. */
  readonly orders: readonly RebalancingOrder[];
  /** After the orders. */
  readonly cash: number;
  /** After the orders, by holding. */
  readonly weights: readonly number[];
  /** What stays outside its band, and why. */
  readonly unreached: readonly UnreachedTarget[];
}

/**
 * The fewest orders that bring all weights within their bands. Each holding outside its band is traded to its target, or as close as cash
 * allows; a holding within its band is sold only if cash does not suffice otherwise. Cash stays at zero or above.
 */
export function rebalance(request: RebalancingRequest): Result<RebalancingPlan> {
  const problem = rebalancingProblem(request);
  if (problem !== null) return { ok: false, reason: problem };
  const { holdings, maySell, minimumTrade, quantityPlaces, taxRates, cash } = request;
  const limits = { value: valueOfAll(request), minimumTrade, steps: 10 ** quantityPlaces };
  const sides = holdings.map((holding) => sideOf(holding, limits.value));
  const on = (side: 'buy' | 'sell' | null) => holdings.filter((_, place) => sides[place] === side);
  const unreached = new Map<string | null, string>();

  const needed = on('buy').map((holding) => rangeOf(holding, 'buy', limits));
  const excess = on('sell').map((holding) => rangeOf(holding, 'sell', limits));
  for (const { holding, shortfall } of [...needed, ...excess]) {
    if (!maySell && excess.some((range) => range.holding === holding))
      unreached.set(holding.instrument, 'It would have to be sold.');
    else if (shortfall !== null) unreached.set(holding.instrument, shortfall);
  }
  const sales: PlannedTrade[] = [];
  if (maySell) {
    sales.push(...excess.map((range) => ({ range, steps: range.wish })));
    const others = on(null)
      .map((holding) => rangeOf(holding, 'sell', limits))
      .filter(({ shortfall }) => shortfall === null);
    raiseCash({
      sales,
      others,
      needed: needed.reduce((sum, { least, price }) => sum + least * price, -cash),
      tolerance: limits.value * equalAmounts,
      taxRates,
    });
  }
  const raised = sales.reduce((sum, sale) => sum + amountOf(sale), cash);
  const { purchases, unaffordable } = spendCash(needed, raised + limits.value * equalAmounts);
  for (const { holding } of unaffordable)
    unreached.set(holding.instrument, 'Cash does not suffice to buy it.');
  if (raised < -limits.value * equalAmounts) unreached.set(null, 'Nothing more can be sold.');
  return { ok: true, value: planOf(request, [...sales, ...purchases], unreached) };
}

/** Amounts that differ by less, as a share of the portfolio, are equal. */
const equalAmounts = 1e-11;

function planOf(
  request: RebalancingRequest,
  trades: readonly PlannedTrade[],
  unreached: ReadonlyMap<string | null, string>,
): RebalancingPlan {
  const value = valueOfAll(request);
  const orders: RebalancingOrder[] = [];
  const weights: number[] = [];
  let { cash } = request;
  for (const { instrument, quantity, price, lots } of request.holdings) {
    const trade = trades.find(({ range, steps }) => range.holding.instrument === instrument && steps > 0);
    if (!trade) {
      weights.push((quantity * price) / value);
      continue;
    }
    const { side } = trade.range;
    const scale = 10 ** request.quantityPlaces;
    // All of it is exactly what is held.
    const traded = trade.steps === quantity * scale ? quantity : trade.steps / scale;
    const amount = traded * price;
    const signed = side === 'buy' ? traded : -traded;
    weights.push(((quantity + signed) * price) / value);
    cash -= signed * price;
    const { taxRates } = request;
    orders.push({
      instrument,
      side,
      quantity: traded,
      amount,
      lots: side === 'sell' && taxRates && lots ? chooseLots(lots, traded, price, taxRates) : [],
    });
  }
  return {
    orders: [...orders.filter(({ side }) => side === 'sell'), ...orders.filter(({ side }) => side === 'buy')],
    cash: Math.abs(cash) <= 2 * equalAmounts * value ? 0 : cash,
    weights,
    unreached: [...unreached].map(([instrument, reason]) => ({ instrument, reason })),
  };
}
