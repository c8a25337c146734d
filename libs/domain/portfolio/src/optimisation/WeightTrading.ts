/** What it takes to trade from today's weights to others. */
export interface WeightTrading {
  /** Today's weights by asset, which add up to 1. */
  readonly current: Float64Array;
  /** The largest turnover: half of all changes of weights, which is what is sold and bought elsewhere; a fraction. Any if not given. */
  readonly mostTurnover?: number;
  /** The cost of buying or selling, as a fraction of what is traded. It is set against the expected return. */
  readonly cost?: number;
}

/** Half of the changes of weights from today's. */
export const turnoverOf = ({ current }: Pick<WeightTrading, 'current'>, weights: Float64Array): number =>
  weights.reduce((sum, weight, asset) => sum + Math.abs(weight - (current[asset] as number)), 0) / 2;

/** What trading costs, as a fraction of the portfolio. */
export const tradingCostOf = (trading: WeightTrading, weights: Float64Array): number =>
  2 * (trading.cost ?? 0) * turnoverOf(trading, weights);

/** Why trading cannot be counted with, or null. */
export function tradingProblem(
  { current, mostTurnover = 1, cost = 0 }: WeightTrading,
  assets: number,
): string | null {
  if (current.length !== assets) return 'Each asset needs a weight of today.';
  if (!(Math.abs(current.reduce((sum, each) => sum + each, -1)) < 1e-9))
    return 'The weights of today do not add up to 100%.';
  if (!(mostTurnover >= 0 && mostTurnover < Infinity)) return 'The largest turnover must be zero or more.';
  return cost >= 0 && cost < 1 ? null : 'The trading cost must be at least 0% and below 100%.';
}
