import type { RebalancingRequest } from './RebalancingRequest.js';
import { bandOf, type TradeLimits } from './TradeRange.js';

/** Where a plan leaves each holding and cash. */
export interface PlannedState {
  readonly cash: number;
  readonly cashTarget: number;
  /** By holding. */
  readonly values: readonly number[];
  /** By holding. */
  readonly isTraded: readonly boolean[];
}

/** Why cash is not at its target after the orders; null if it is. */
export function cashReason(
  { holdings, quantityPlaces, maySell }: RebalancingRequest,
  { cash, cashTarget, values, isTraded }: PlannedState,
  { value, minimumTrade, steps }: TradeLimits,
): string | null {
  const excess = cash - cashTarget;
  const missing = -excess;
  if (Math.abs(excess) <= value * 1e-9) return null;
  const amount = Math.abs(excess);
  const possible = holdings.map((holding, place) => {
    const { low, high } = bandOf(holding, value);
    const held = values[place] as number;
    const room = excess > 0 ? high - held : held - low;
    return { step: holding.price / steps, room, isTraded: isTraded[place] as boolean };
  });
  const withRoom = possible.filter(({ step, room }) => room >= step);
  if (missing > 0 && !maySell) return 'Reaching it would need a sale.';
  if (withRoom.length === 0)
    return possible.some(({ step }) => step <= amount)
      ? `Bands leave no room to ${excess > 0 ? 'buy' : 'sell'} more.`
      : belowStep(quantityPlaces);
  const withStep = withRoom.filter(({ step }) => step <= amount);
  if (withStep.length === 0) return belowStep(quantityPlaces);
  // What is traded has used all of its band that the minimum size allows.
  return withStep.every((each) => each.isTraded || Math.min(each.room, amount) < minimumTrade)
    ? 'The difference is below the minimum size of an order.'
    : 'The difference is less than one share of what is traded, and would need another order.';
}

const belowStep = (quantityPlaces: number): string =>
  quantityPlaces === 0
    ? 'The difference is less than one share.'
    : 'The difference is less than the smallest fraction of a share.';
