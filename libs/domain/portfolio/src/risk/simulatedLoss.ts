import type { Result } from '@finance-analyst/foundation';
import { dailyDecay, ewmaVolatility } from './ewmaVolatility.js';
import { historicalLoss } from './historicalLoss.js';
import { lossOptionsProblem } from './LossOptions.js';
import { resampledOutcomes, type ResampledStep } from './resampledOutcomes.js';
import type { ReturnSeries } from './ReturnSeries.js';
import { totalLoss } from './returnsProblem.js';
import { sampleOf, type RiskSample } from './RiskSample.js';
import { seriesProblem } from './seriesProblem.js';
import type { TailLoss } from './TailLoss.js';

export interface SimulationOptions {
  /** The share of outcomes that are better, above 0.5 and below 1: 0.95. */
  readonly level: number;
  /** In periods of the series; 1 if not given. */
  readonly horizon?: number;
  /** Filtered if not given. */
  readonly method?: 'resampled' | 'filtered';
  /** Of filtered losses: see `ewmaVolatility`; 0.94 if not given. */
  readonly decay?: number;
  /** 10,000 if not given. */
  readonly paths?: number;
  /** An integer of zero or more. Equal seeds give equal losses. */
  readonly seed: number;
}

export interface SimulatedLoss extends TailLoss, RiskSample {
  /** How many paths were drawn; null where the horizon is one period, whose outcomes are all known. */
  readonly paths: number | null;
}

/**
 * Value at risk and expected shortfall of simulated paths of returns. Resampled: each period of a path has one of the returns, drawn with
 * replacement; over several periods, periods are independent. B. Efron, “Bootstrap methods: another look at the jackknife”, Annals of
 * Statistics 7 (1979).
 *
 * Filtered: what is drawn is a return over the volatility forecast for its period, z = r(t) ÷ σ(t); a path begins with today's volatility,
 * has the return σ × z, and its volatility goes on with each return as `ewmaVolatility` defines it. J. Hull and A. White, “Incorporating
 * volatility updating into the historical simulation method for value at risk”, Journal of Risk 1 (1998), for one period; G. Barone-Adesi, K.
 * Giannopoulos and L. Vosper, “VaR without correlations for portfolios of derivative securities”, Journal of Futures Markets 19 (1999), for
 * several, with exponential weights in place of GARCH.
 */
export function simulatedLoss(series: ReturnSeries, options: SimulationOptions): Result<SimulatedLoss> {
  const { level, horizon = 1, paths = 10_000, seed } = options;
  const { returns } = series;
  const problem = lossOptionsProblem({ level, horizon }) ?? seriesProblem(series, 2, totalLoss);
  if (problem !== null) return { ok: false, reason: problem };
  const step = stepOf(series, options);
  if (!step.ok) return step;
  const { draws, scale, decay } = step.value;
  const outcomes: Result<Float64Array> =
    horizon === 1
      ? { ok: true, value: draws.map((each) => each * scale) }
      : resampledOutcomes({ draws, scale, decay }, { horizon, paths, seed });
  if (!outcomes.ok) return outcomes;
  return {
    ok: true,
    value: {
      ...historicalLoss(outcomes.value, 1 - level),
      paths: horizon === 1 ? null : paths,
      ...sampleOf(returns.length),
    },
  };
}

function stepOf(
  series: ReturnSeries,
  { method = 'filtered', decay = dailyDecay }: SimulationOptions,
): Result<ResampledStep> {
  if (method === 'resampled') return { ok: true, value: { draws: series.returns, scale: 1, decay: 1 } };
  const volatility = ewmaVolatility(series, decay);
  if (!volatility.ok) return volatility;
  const { forecasts, next } = volatility.value;
  const draws = series.returns.map((each, at) => each / (forecasts[at] as number));
  return { ok: true, value: { draws, scale: next, decay } };
}
