import type { Result } from '@finance-analyst/foundation';
import type { ReturnSeries } from './ReturnSeries.js';
import { seriesProblem } from './seriesProblem.js';

/** The weight of the variance of the period before in RiskMetrics for daily returns. */
export const dailyDecay = 0.94;

export interface EwmaVolatility {
  /** By period, as it was forecast from the periods before; a fraction per period. */
  readonly forecasts: Float64Array;
  /** Of the period after the last. */
  readonly next: number;
}

/**
 * Volatility by exponentially weighted squares of returns: σ²(t + 1) = decay × σ²(t) + (1 − decay) × r²(t), with the mean square of all
 * returns as the first. Mean returns are taken to be 0. J.P. Morgan and Reuters, “RiskMetrics: Technical Document”, 4th edition (1996),
 * chapter 5.
 */
export function ewmaVolatility(series: ReturnSeries, decay = dailyDecay): Result<EwmaVolatility> {
  const { returns } = series;
  const problem = seriesProblem(series, 2) ?? decayProblem(decay);
  if (problem !== null) return { ok: false, reason: problem };
  const forecasts = new Float64Array(returns.length);
  let variance = returns.reduce((sum, each) => sum + each * each, 0) / returns.length;
  if (!(variance > 0)) return { ok: false, reason: 'All returns are 0.' };
  for (let at = 0; at < returns.length; at += 1) {
    forecasts[at] = Math.sqrt(variance);
    variance = decay * variance + (1 - decay) * (returns[at] as number) ** 2;
  }
  return { ok: true, value: { forecasts, next: Math.sqrt(variance) } };
}

const decayProblem = (decay: number): string | null =>
  decay > 0 && decay < 1 ? null : 'The decay must be above 0 and below 1.';
