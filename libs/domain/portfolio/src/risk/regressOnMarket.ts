import type { Result } from '@finance-analyst/foundation';
import { benchmarkProblem } from './benchmarkProblem.js';
import { excessReturns, type ReturnPerPeriod } from './excessReturns.js';
import type { ReturnSeries } from './ReturnSeries.js';
import { sampleOf, type RiskSample } from './RiskSample.js';
import { spreadOf, varies } from './spreadOf.js';

export interface MarketRegression extends RiskSample {
  readonly beta: number;
  readonly betaStandardError: number;
  /** A fraction. */
  readonly alphaPerPeriod: number;
  /** Of the alpha per period. */
  readonly alphaStandardError: number;
  /** That of a period × periods per year, not compounded. */
  readonly alphaAnnual: number;
  /** The share of the variance that the benchmark explains; null if the returns do not vary. */
  readonly rSquared: number | null;
  /** The standard deviation of the residuals per period, with n − 2 as divisor; a fraction. */
  readonly residualDeviation: number;
}

/**
 * Ordinary least squares of the returns above the risk-free return on those of the benchmark; the intercept is Jensen's
 * alpha. `riskFree` is per period. M. C. Jensen, “The performance of mutual funds in the period 1945–1964”, Journal of
 * Finance 23 (1968).
 */
export function regressOnMarket(
  series: ReturnSeries,
  benchmark: ReturnSeries,
  riskFree: ReturnPerPeriod = 0,
): Result<MarketRegression> {
  const problem = benchmarkProblem(series, benchmark, 3);
  if (problem !== null) return { ok: false, reason: problem };
  const excess = excessReturns(series, riskFree, 'Risk-free return');
  if (!excess.ok) return excess;
  const market = excessReturns(benchmark, riskFree, 'Risk-free return');
  if (!market.ok) return market;
  return lineThrough(market.value, excess.value, series.periodsPerYear);
}

function lineThrough(x: Float64Array, y: Float64Array, periodsPerYear: number): Result<MarketRegression> {
  const count = x.length;
  const [market, own] = [spreadOf(x), spreadOf(y)];
  if (!varies(market)) return { ok: false, reason: 'The benchmark has no volatility.' };
  let products = 0;
  let marketSquares = 0;
  for (let at = 0; at < count; at += 1) {
    const distance = (x[at] as number) - market.mean;
    products += distance * ((y[at] as number) - own.mean);
    marketSquares += distance * distance;
  }
  const beta = products / marketSquares;
  const alphaPerPeriod = own.mean - beta * market.mean;
  let residualSquares = 0;
  for (let at = 0; at < count; at += 1)
    residualSquares += ((y[at] as number) - own.mean - beta * ((x[at] as number) - market.mean)) ** 2;
  const residualDeviation = Math.sqrt(residualSquares / (count - 2));
  const correlation = products / ((count - 1) * market.deviation * own.deviation);
  return {
    ok: true,
    value: {
      beta,
      betaStandardError: residualDeviation / Math.sqrt(marketSquares),
      alphaPerPeriod,
      alphaStandardError: residualDeviation * Math.sqrt(1 / count + market.mean ** 2 / marketSquares),
      alphaAnnual: alphaPerPeriod * periodsPerYear,
      rSquared: varies(own) ? Math.min(correlation ** 2, 1) : null,
      residualDeviation,
      ...sampleOf(count),
    },
  };
}
