import type { TargetedHolding } from './RebalancingRequest.js';

/** How much of a holding can be traded so that its weight is within its band, in steps of the quantity. */
export interface TradeRange {
  readonly holding: TargetedHolding;
  readonly side: 'buy' | 'sell';
  readonly least: number;
  readonly most: number;
  /** To its target: positive if it is below. */
  readonly difference: number;
  /** Of a step. */
  readonly price: number;
  /** Why no quantity brings the weight within its band; null if one does. */
  readonly obstacle: 'step' | 'minimum-size' | null;
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
export const atLeast = (steps: number): number => Math.ceil(steps - rounding);
export const atMost = (steps: number): number => Math.floor(steps + rounding);

/** The values between which a weight is within its band. */
export const bandOf = (
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
  const canSellAll = side === 'sell' && low === 0 && holding.quantity > 0;
  const most = canSellAll ? holding.quantity * steps : atMost(far / price);
  const first = Math.max(atLeast(near / price), 1);
  const needed = canSellAll ? Math.min(first, most) : first;
  const smallest = atLeast(minimumTrade / price);
  const least = Math.max(needed, smallest);
  const range = { holding, side, price, difference: holding.target * value - held };
  if (least <= most) return { ...range, least, most, obstacle: null };
  if (needed <= most) return { ...range, least: 0, most: 0, obstacle: 'minimum-size' };
  // No quantity is within the band: those on either side of the target are the closest.
  const wanted = Math.abs(range.difference) / price;
  const below = Math.max(atMost(wanted), smallest);
  const above = side === 'sell' ? Math.min(atLeast(wanted), holding.quantity * steps) : atLeast(wanted);
  const isTraded = atMost(wanted) > 0 && below <= above;
  return {
    ...range,
    least: isTraded ? below : 0,
    most: isTraded ? above : 0,
    obstacle: atMost(wanted) > 0 && !isTraded ? 'minimum-size' : 'step',
  };
}

/** What brings the weight of a holding within its band; null if it is. */
export function sideOf(holding: TargetedHolding, value: number): 'buy' | 'sell' | null {
  const { low, high } = bandOf(holding, value);
  const held = holding.quantity * holding.price;
  if (held > high + rounding * value) return 'sell';
  return held < low - rounding * value ? 'buy' : null;
}
