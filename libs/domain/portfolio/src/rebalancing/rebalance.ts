import type { Result } from '@finance-analyst/foundation';
import { cashReason } from './cashReason.js';
import { chooseLots } from './chooseLots.js';
import { chooseTrades } from './chooseTrades.js';
import type { PlannedTrade } from './PlannedTrade.js';
import type { RebalancingOrder, RebalancingPlan, UnreachedTarget } from './RebalancingPlan.js';
import {
  cashTargetOf,
  rebalancingProblem,
  valueOfAll,
  type RebalancingRequest,
} from './RebalancingRequest.js';
import { spreadCash } from './spreadCash.js';
import { taxPerAmount } from './taxPerAmount.js';
import { rangeOf, sideOf, type TradeLimits, type TradeRange } from './TradeRange.js';

/**
 * The fewest orders that bring all weights within their bands and cash to what the targets leave. What is sold is invested in what is
 * farthest below its target, and missing cash is raised from what is farthest above it. With these orders, weights are as close to their
 * targets as possible. If all weights, and cash, are within their bands, there are none. Cash stays at zero or above.
 */
export function rebalance(request: RebalancingRequest): Result<RebalancingPlan> {
  const problem = rebalancingProblem(request);
  if (problem !== null) return { ok: false, reason: problem };
  const { holdings, cash, cashBand, maySell, minimumTrade, quantityPlaces, taxRates } = request;
  const value = valueOfAll(request);
  const limits = { value, minimumTrade, steps: 10 ** quantityPlaces };
  const tolerance = value * equalAmounts;
  const goal = cash - cashTargetOf(request);
  const outside = holdings.flatMap((holding): readonly TradeRange[] => {
    const side = sideOf(holding, value);
    return side === null ? [] : [rangeOf(holding, side, limits)];
  });
  // What is left of a step causes no orders of its own.
  const largestStep = Math.max(0, ...holdings.map(({ price }) => price / limits.steps));
  const isCashOutside =
    cash < -tolerance || Math.abs(goal) > Math.max(cashBand * value, largestStep) + tolerance;
  const isAnyTraded = outside.some(({ side, most }) => most > 0 && (maySell || side === 'buy'));
  const taxOf = (range: TradeRange): number => taxPerAmount(range, taxRates);
  const { ranges, unaffordable } =
    isCashOutside || isAnyTraded
      ? chooseTrades(request, outside, limits, { goal, tolerance, taxOf })
      : { ranges: [], unaffordable: [] };
  const trades = spreadCash(ranges, { goal, available: cash, tolerance, taxOf });
  const unreached = outside.flatMap((range): readonly UnreachedTarget[] => {
    const kind = kindOf(range, maySell, unaffordable);
    return kind === null
      ? []
      : [{ instrument: range.holding.instrument, kind, reason: reasonOf(kind, quantityPlaces) }];
  });
  return { ok: true, value: planOf(request, trades, unreached, limits) };
}

/** Amounts that differ by less, as a share of the portfolio, are equal. */
const equalAmounts = 1e-11;

function kindOf(
  range: TradeRange,
  maySell: boolean,
  unaffordable: readonly TradeRange[],
): UnreachedTarget['kind'] | null {
  if (range.side === 'sell' && !maySell) return 'no-sales';
  return unaffordable.includes(range) ? 'no-cash' : range.obstacle;
}

function reasonOf(kind: UnreachedTarget['kind'], quantityPlaces: number): string {
  switch (kind) {
    case 'no-sales':
      return 'Selling is turned off.';
    case 'no-cash':
      return 'There is not enough cash to buy it.';
    case 'minimum-size':
      return 'The order that it needs is below the minimum size.';
    case 'step':
      return quantityPlaces === 0
        ? 'One share is more than its band allows.'
        : 'The smallest fraction of a share is more than its band allows.';
  }
}

function planOf(
  request: RebalancingRequest,
  trades: readonly PlannedTrade[],
  unreached: readonly UnreachedTarget[],
  limits: TradeLimits,
): RebalancingPlan {
  const { value } = limits;
  const orders: RebalancingOrder[] = [];
  const values: number[] = [];
  let { cash } = request;
  for (const holding of request.holdings) {
    const { quantity, price } = holding;
    const trade = trades.find(({ range, steps }) => range.holding === holding && steps > 0);
    const order = trade ? orderOf(trade, request, limits) : null;
    const signed = order ? (order.side === 'buy' ? order.quantity : -order.quantity) : 0;
    if (order) orders.push(order);
    values.push((quantity + signed) * price);
    cash -= signed * price;
  }
  const cashTarget = cashTargetOf(request);
  const left = Math.abs(cash) <= 2 * equalAmounts * value ? 0 : cash;
  const isTraded = request.holdings.map((holding) => trades.some(({ range }) => range.holding === holding));
  const isOverdrawn = left < 0;
  return {
    orders: [...orders.filter(({ side }) => side === 'sell'), ...orders.filter(({ side }) => side === 'buy')],
    cash: left,
    cashTarget,
    cashReason:
      orders.length === 0 || isOverdrawn
        ? null
        : cashReason(request, { cash: left, cashTarget, values, isTraded }, limits),
    weights: values.map((each) => each / value),
    unreached: isOverdrawn
      ? [...unreached, { instrument: null, kind: 'no-sales', reason: 'Nothing more can be sold.' }]
      : unreached,
  };
}

function orderOf(
  { range, steps }: PlannedTrade,
  { taxRates }: RebalancingRequest,
  limits: TradeLimits,
): RebalancingOrder {
  const { instrument, quantity, price, lots } = range.holding;
  const { side } = range;
  // All of it is exactly what is held.
  const traded = steps === quantity * limits.steps ? quantity : steps / limits.steps;
  const isOutside = sideOf(range.holding, limits.value) !== null;
  return {
    instrument,
    side,
    quantity: traded,
    amount: traded * price,
    reason:
      side === 'sell'
        ? isOutside
          ? 'above-band'
          : 'raises-cash'
        : isOutside
          ? 'below-band'
          : 'invests-cash',
    lots: side === 'sell' && taxRates && lots ? chooseLots(lots, traded, price, taxRates) : [],
  };
}
