import type { Result } from '@finance-analyst/foundation';
import { drawdowns } from './drawdowns.js';
import { geometricMean } from './geometricMean.js';
import type { ReturnSeries } from './ReturnSeries.js';
import type { RiskSample } from './RiskSample.js';

export interface CalmarRatio extends RiskSample {
  readonly ratio: number;
  /** Compounded, a fraction. */
  readonly annualReturn: number;
  readonly maximumDrawdown: number;
}

/**
 * The compound annual return over the maximum drawdown, both of the whole series: the caller chooses the window, which Young
 * sets at 36 months. A series of less than a year has none, as its return is not annualized. T. W. Young, “Calmar ratio: a
 * smoother tool”, Futures 20 (1991).
 */
export function calmarRatio(series: ReturnSeries): Result<CalmarRatio> {
  const found = drawdowns(series);
  if (!found.ok) return found;
  const { maximumDrawdown, observations, note } = found.value;
  if (observations < series.periodsPerYear)
    return { ok: false, reason: 'The returns cover less than a year.' };
  if (maximumDrawdown === 0) return { ok: false, reason: 'There is no drawdown.' };
  const annualReturn = (1 + geometricMean(series.returns)) ** series.periodsPerYear - 1;
  return Number.isFinite(annualReturn)
    ? {
        ok: true,
        value: { ratio: annualReturn / maximumDrawdown, annualReturn, maximumDrawdown, observations, note },
      }
    : { ok: false, reason: 'The annual return is out of range.' };
}
