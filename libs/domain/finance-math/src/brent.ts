export interface Bracket {
  readonly low: number;
  readonly high: number;
  /** The function at both ends, of opposite signs. */
  readonly atLow: number;
  readonly atHigh: number;
}

const maximumIterations = 200;

/**
 * Narrows a change of sign down to a root: inverse quadratic interpolation or secant where they do well, halving where
 * they do not. Ends at a point without a value, with NaN as residual.
 */
export function brent(
  f: (x: number) => number,
  { low, high, atLow, atHigh }: Bracket,
  tolerance: number,
): { readonly root: number; readonly residual: number; readonly iterations: number } {
  // `best` is the best root so far, `opposite` has the other sign, `previous` was `best` before.
  let [previous, best, opposite] = [low, high, low];
  let [atPrevious, atBest, atOpposite] = [atLow, atHigh, atLow];
  let step = high - low;
  let stepBefore = step;
  for (let iterations = 1; iterations <= maximumIterations; iterations += 1) {
    if (Math.abs(atOpposite) < Math.abs(atBest)) {
      [previous, best, opposite] = [best, opposite, best];
      [atPrevious, atBest, atOpposite] = [atBest, atOpposite, atBest];
    }
    const nearEnough = 2 * Number.EPSILON * Math.abs(best) + tolerance / 2;
    const halfWay = (opposite - best) / 2;
    if (Math.abs(halfWay) <= nearEnough || atBest === 0 || Number.isNaN(atBest))
      return { root: best, residual: atBest, iterations };
    const interpolated =
      Math.abs(stepBefore) >= nearEnough && Math.abs(atPrevious) > Math.abs(atBest)
        ? interpolate(previous, best, opposite, atPrevious, atBest, atOpposite)
        : halfWay;
    const limit = Math.min(1.5 * Math.abs(halfWay) - nearEnough / 2, Math.abs(stepBefore) / 2);
    const isGood = interpolated * halfWay > 0 && Math.abs(interpolated) < limit;
    stepBefore = isGood ? step : halfWay;
    step = isGood ? interpolated : halfWay;
    previous = best;
    atPrevious = atBest;
    best += Math.abs(step) > nearEnough ? step : Math.sign(halfWay) * nearEnough;
    atBest = f(best);
    if (atBest > 0 === atOpposite > 0) {
      opposite = previous;
      atOpposite = atPrevious;
      step = best - previous;
      stepBefore = step;
    }
  }
  return { root: best, residual: atBest, iterations: maximumIterations };
}

/** The step from `best` to where the curve through the known points meets 0. */
function interpolate(
  previous: number,
  best: number,
  opposite: number,
  atPrevious: number,
  atBest: number,
  atOpposite: number,
): number {
  const ratio = atBest / atPrevious;
  if (previous === opposite) return ((opposite - best) * ratio) / (1 - ratio);
  const previousByOpposite = atPrevious / atOpposite;
  const bestByOpposite = atBest / atOpposite;
  const numerator =
    ratio *
    ((opposite - best) * previousByOpposite * (previousByOpposite - bestByOpposite) -
      (best - previous) * (bestByOpposite - 1));
  return -numerator / ((previousByOpposite - 1) * (bestByOpposite - 1) * (ratio - 1));
}
