import type { Result } from '@finance-analyst/foundation';
import type { ReturnSeries } from './ReturnSeries.js';
import { sampleOf, type RiskSample } from './RiskSample.js';

/** A deviation, or a ratio of a mean return to one. */
export interface AnnualizedFigure extends RiskSample {
  readonly perPeriod: number;
  /** That of a period × √(periods per year), which assumes that periods are independent. */
  readonly annual: number;
}

/** The figure of a series from that of a period. */
export const annualizedFigure = (
  perPeriod: number,
  { returns, periodsPerYear }: ReturnSeries,
): Result<AnnualizedFigure> => ({
  ok: true,
  value: { perPeriod, annual: perPeriod * Math.sqrt(periodsPerYear), ...sampleOf(returns.length) },
});
