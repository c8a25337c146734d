/** Weights and returns by segment of a portfolio and its benchmark in one period; all four have one length. Fractions. */
export interface AttributionPeriod {
  /** At the start of the period; they add up to 1. */
  readonly weights: Float64Array;
  /** What a segment without a weight returned does not count; it can be NaN. */
  readonly returns: Float64Array;
  readonly benchmarkWeights: Float64Array;
  readonly benchmarkReturns: Float64Array;
}

const tolerance = 1e-6;

/** Why effects cannot be computed for a period, or null. */
export function attributionProblem(period: AttributionPeriod): string | null {
  const { weights, returns, benchmarkWeights, benchmarkReturns } = period;
  const count = weights.length;
  if (count === 0) return 'There are no segments.';
  if ([returns, benchmarkWeights, benchmarkReturns].some(({ length }) => length !== count))
    return 'Weights and returns have different numbers of segments.';
  return (
    weightsProblem(weights, 'portfolio') ??
    weightsProblem(benchmarkWeights, 'benchmark') ??
    returnsProblem(weights, returns, 'portfolio') ??
    returnsProblem(benchmarkWeights, benchmarkReturns, 'benchmark')
  );
}

function weightsProblem(weights: Float64Array, owner: string): string | null {
  const sum = weights.reduce((total, each) => total + each, 0);
  return Math.abs(sum - 1) <= tolerance ? null : `The weights of the ${owner} do not add up to 100%.`;
}

function returnsProblem(weights: Float64Array, returns: Float64Array, owner: string): string | null {
  const at = weights.findIndex((weight, place) => weight !== 0 && !Number.isFinite(returns[place]));
  return at < 0 ? null : `The return of segment ${at + 1} of the ${owner} is not known.`;
}
