import type { Result } from '@finance-analyst/foundation';
import { benchmarkProblem } from './benchmarkProblem.js';
import { geometricMean } from './geometricMean.js';
import type { ReturnSeries } from './ReturnSeries.js';
import { totalLoss } from './returnsProblem.js';
import { sampleOf, type RiskSample } from './RiskSample.js';

export interface CaptureRatios extends RiskSample {
  /** 1 if the series gains as much as the benchmark when that gains. */
  readonly up: Result<number>;
  /** 1 if it loses as much when that loses; below 0 if it gains. */
  readonly down: Result<number>;
  readonly upPeriods: number;
  readonly downPeriods: number;
}

/**
 * The geometric mean return per period over that of the benchmark: in the periods in which the benchmark gained, and in those
 * in which it lost. Periods in which it did neither count for none. Morningstar, “Upside and Downside Capture Ratio”,
 * Investing Glossary.
 */
export function captureRatios(series: ReturnSeries, benchmark: ReturnSeries): Result<CaptureRatios> {
  const problem = benchmarkProblem(series, benchmark, 1, totalLoss);
  if (problem !== null) return { ok: false, reason: problem };
  const count = (sign: number): number =>
    benchmark.returns.reduce((sum, each) => sum + Number(Math.sign(each) === sign), 0);
  return {
    ok: true,
    value: {
      up: captured(series, benchmark, 1),
      down: captured(series, benchmark, -1),
      upPeriods: count(1),
      downPeriods: count(-1),
      ...sampleOf(series.returns.length),
    },
  };
}

function captured(series: ReturnSeries, benchmark: ReturnSeries, sign: 1 | -1): Result<number> {
  const isCounted = (_: number, at: number): boolean => Math.sign(benchmark.returns[at] as number) === sign;
  const returns = benchmark.returns.filter(isCounted);
  if (returns.length === 0)
    return { ok: false, reason: `The benchmark has no ${sign === 1 ? 'gain' : 'loss'} in any period.` };
  const ratio = geometricMean(series.returns.filter(isCounted)) / geometricMean(returns);
  return Number.isFinite(ratio)
    ? { ok: true, value: ratio }
    : { ok: false, reason: `The benchmark's ${sign === 1 ? 'gains' : 'losses'} are too small for a ratio.` };
}
