import type { TargetedHolding } from './RebalancingRequest.js';

/** How much of a holding can be traded so that its weight is within its band, in steps of the quantity. */
export interface TradeRange {
  readonly holding: TargetedHolding;
  readonly side: 'buy' | 'sell';
  readonly least: number;
  readonly most: number;
  /** What brings it closest to its target. */
  readonly wish: number;
  /** Of a step. */
  readonly price: number;
  /** Why the weight stays outside its band; null if it does not. */
  readonly shortfall: string | null;
}

export interface TradeLimits {
  /** Of the portfolio. */
  readonly value: number;
  readonly minimumTrade: number;
  /** Steps of a share: 1 for whole shares. */
  readonly steps: number;
}

/** Quantities that differ by less in steps, or weights in fractions, are equal. */
const rounding = 1e-9;
const atLeast = (steps: number): number => Math.ceil(steps - rounding);
const atMost = (steps: number): number => Math.floor(steps + rounding);

/** The values between which a weight is within its band. */
const bandOf = (
  { target, band }: TargetedHolding,
  value: number,
): { readonly low: number; readonly high: number } => ({
  low: Math.max(target - band, 0) * value,
  high: (target + band) * value,
});

export function rangeOf(holding: TargetedHolding, side: 'buy' | 'sell', limits: TradeLimits): TradeRange {
  const { value, minimumTrade, steps } = limits;
  const price = holding.price / steps;
  const held = holding.quantity * holding.price;
  const { low, high } = bandOf(holding, value);
  const [near, far] = side === 'sell' ? [held - high, held - low] : [low - held, high - held];
  // All of a holding can be sold, also a fraction of a step.
  const most = side === 'sell' && low === 0 ? holding.quantity * steps : atMost(far / price);
  const first = Math.max(atLeast(near / price), 1);
  const needed = side === 'sell' && low === 0 && most > 0 ? Math.min(first, most) : first;
  const least = Math.max(needed, atLeast(minimumTrade / price));
  const desired = (side === 'sell' ? 1 : -1) * (held - holding.target * value);
  const range = { holding, side, price };
  if (least <= most) {
    const wish = desired / price >= most ? most : Math.round(desired / price);
    return { ...range, least, most, wish: Math.min(Math.max(wish, least), most), shortfall: null };
  }
  if (needed <= most)
    return {
      ...range,
      least: 0,
      most: 0,
      wish: 0,
      shortfall: 'The trade that is needed is below the minimum size.',
    };
  // No quantity is within the band: the last one before it is closer than what is held.
  const closest = Math.max(atMost(side === 'sell' ? far / price : desired / price), 0);
  const possible = closest * price >= minimumTrade ? closest : 0;
  return {
    ...range,
    least: possible,
    most: possible,
    wish: possible,
    shortfall: 'The smallest step of its quantity is wider than its band.',
  };
}

/** What brings the weight of a holding within its band; null if it is. */
export function sideOf(holding: TargetedHolding, value: number): 'buy' | 'sell' | null {
  const { low, high } = bandOf(holding, value);
  const held = holding.quantity * holding.price;
  if (held > high + rounding * value) return 'sell';
  return held < low - rounding * value ? 'buy' : null;
}
