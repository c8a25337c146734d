import { type ReturnSeries, weeklyReturns } from '@finance-analyst/portfolio';
import type { RiskAnalysis } from '../risk-returns/RiskAnalysis.js';
import type { Sampling } from '../risk-settings/RiskSettings.js';

export interface SampledSeries {
  readonly series: ReturnSeries;
  /** Of each return. */
  readonly days: ArrayLike<number>;
}

const weeksPerYear = 52;

/** Daily returns, or the same by week. */
export function seriesOf(
  { days, daily }: Pick<RiskAnalysis, 'days' | 'daily'>,
  sampling: Sampling,
): SampledSeries {
  if (sampling === 'daily') return { series: daily, days: days.subarray(1) };
  const weekly = weeklyReturns(days, daily.returns);
  return { series: { returns: weekly.returns, periodsPerYear: weeksPerYear }, days: weekly.days };
}
