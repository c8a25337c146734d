import { leastSquares } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import type { ReturnSeries } from './ReturnSeries.js';
import { returnsProblem } from './returnsProblem.js';
import { sampleOf, type RiskSample } from './RiskSample.js';
import { seriesProblem } from './seriesProblem.js';
import { spreadOf, varies } from './spreadOf.js';

/** What returns are explained by, period by period. */
export interface Factor {
  readonly name: string;
  /** Fractions, in the periods of the returns. */
  readonly returns: Float64Array;
}

/** A coefficient with how exactly it is known. */
export interface Estimate {
  readonly value: number;
  readonly standardError: number;
  /** Value ÷ standard error; null if the factors explain everything. */
  readonly tValue: number | null;
}

export interface FactorLoading extends Estimate {
  readonly name: string;
  /** How many times the other factors inflate the variance of this loading; 1 if they are independent of it. */
  readonly varianceInflation: number;
}

export interface FactorRegression extends RiskSample {
  /** The return per period that no factor explains; a fraction. */
  readonly alpha: Estimate;
  /** That of a period × periods per year, not compounded. */
  readonly alphaAnnual: number;
  readonly loadings: readonly FactorLoading[];
  /** The share of the variance that the factors explain; null if the returns do not vary. */
  readonly rSquared: number | null;
  /** The same, less what as many factors explain by chance. */
  readonly adjustedRSquared: number | null;
  /** The standard deviation of what is not explained, a year; a fraction. */
  readonly residualVolatility: number;
  /** How many lags the standard errors allow for; null for the usual ones. */
  readonly lags: number | null;
  /** Factors that follow almost from the others, so that their loadings are hardly known. */
  readonly collinear: readonly string[];
}

/** The usual standard errors, or those that stay right with residuals that vary in size or follow from each other. */
export type StandardErrors = 'classical' | 'newey-west';

/** The variance inflation above which a loading is hardly known. D. W. Marquardt, Technometrics 12 (1970). */
const mostInflation = 10;

/**
 * Ordinary least squares of returns on factors, with an intercept. Newey–West standard errors have Bartlett weights over
 * ⌊4 (n ÷ 100)^(2/9)⌋ lags and the correction n ÷ (n − k). W. K. Newey and K. D. West, Econometrica 55 (1987) and Review of Economic Studies
 * 61 (1994).
 */
export function regressOnFactors(
  series: ReturnSeries,
  factors: readonly Factor[],
  standardErrors: StandardErrors = 'classical',
): Result<FactorRegression> {
  const { returns, periodsPerYear } = series;
  const problem = seriesProblem(series, factors.length + 3) ?? factorsProblem(factors, returns.length);
  if (problem !== null) return { ok: false, reason: problem };
  const count = returns.length;
  const columns = [new Float64Array(count).fill(1), ...factors.map((factor) => factor.returns)];
  const found = leastSquares(columns, returns);
  if (!found.ok) {
    const dependent = found.dependent === null ? undefined : factors[found.dependent - 1];
    return {
      ok: false,
      reason: dependent
        ? `${dependent.name} follows from the factors before it. Leave one of them out.`
        : found.reason,
    };
  }
  const { coefficients, residuals, inverse } = found;
  const size = columns.length;
  const squares = residuals.reduce((sum, each) => sum + each * each, 0);
  const variance = squares / (count - size);
  const lags = standardErrors === 'classical' ? null : Math.floor(4 * (count / 100) ** (2 / 9));
  const covariance =
    lags === null ? inverse.map((each) => each * variance) : neweyWest(columns, residuals, inverse, lags);
  const own = spreadOf(returns);
  const total = own.deviation ** 2 * (count - 1);
  // What is left is rounding where the factors explain all.
  const isExplained = squares <= 1e-24 * returns.reduce((sum, each) => sum + each * each, 0);
  const estimateOf = (at: number): Estimate => {
    const [value, standardError] = [
      coefficients[at] as number,
      rootOf(covariance[at * (size + 1)] as number),
    ];
    return { value, standardError, tValue: isExplained ? null : value / standardError };
  };
  const loadings = factors.map(({ name, returns: ofFactor }, at): FactorLoading => ({
    name,
    ...estimateOf(at + 1),
    varianceInflation:
      (inverse[(at + 1) * (size + 1)] as number) * spreadOf(ofFactor).deviation ** 2 * (count - 1),
  }));
  const rSquared = varies(own) ? Math.max(1 - squares / total, 0) : null;
  const alpha = estimateOf(0);
  return {
    ok: true,
    value: {
      alpha,
      alphaAnnual: alpha.value * periodsPerYear,
      loadings,
      rSquared,
      adjustedRSquared: rSquared === null ? null : 1 - ((1 - rSquared) * (count - 1)) / (count - size),
      residualVolatility: Math.sqrt(variance * periodsPerYear),
      lags,
      collinear: loadings.flatMap(({ name, varianceInflation }) =>
        varianceInflation > mostInflation ? [name] : [],
      ),
      ...sampleOf(count),
    },
  };
}

const rootOf = (variance: number): number => Math.sqrt(Math.max(variance, 0));

function factorsProblem(factors: readonly Factor[], count: number): string | null {
  if (factors.length === 0) return 'There are no factors.';
  for (const { name, returns } of factors) {
    if (returns.length !== count)
      return `The number of returns of ${name} (${returns.length}) differs from that of what it explains (${count}).`;
    const problem = returnsProblem(returns, `${name}: return`);
    if (problem !== null) return problem;
    if (!varies(spreadOf(returns))) return `${name} does not vary.`;
  }
  return null;
}

/** The covariance of coefficients whose residuals may vary in size and follow from those of some periods before. */
function neweyWest(
  columns: readonly Float64Array[],
  residuals: Float64Array,
  inverse: Float64Array,
  lags: number,
): Float64Array {
  const [size, count] = [columns.length, residuals.length];
  const scores = columns.map((column) => column.map((each, at) => each * (residuals[at] as number)));
  const middle = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      for (let lag = 0; lag <= lags; lag += 1) {
        const weight = 1 - lag / (lags + 1);
        const [one, other] = [scores[row] as Float64Array, scores[column] as Float64Array];
        let sum = 0;
        for (let at = lag; at < count; at += 1) {
          sum += (one[at] as number) * (other[at - lag] as number);
          if (lag > 0) sum += (one[at - lag] as number) * (other[at] as number);
        }
        middle[row * size + column] = (middle[row * size + column] as number) + weight * sum;
      }
  const correction = count / (count - size);
  return multiply(multiply(inverse, middle, size), inverse, size).map((each) => each * correction);
}

function multiply(a: Float64Array, b: Float64Array, size: number): Float64Array {
  const product = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1)
    for (let at = 0; at < size; at += 1)
      for (let column = 0; column < size; column += 1)
        product[row * size + column] =
          (product[row * size + column] as number) +
          (a[row * size + at] as number) * (b[at * size + column] as number);
  return product;
}
