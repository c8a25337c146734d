import type { Result } from '@finance-analyst/foundation';
import type { OptimalWeights } from '../risk-optimization/optimalWeights.js';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';
import type { WeightedPosition } from './RiskSummary.js';

/** Asks for other weights of the holdings of an analysis. */
export interface OptimizationRequest extends Pick<RiskSettings, 'largestWeight'> {
  readonly version: number;
  /** A year, a fraction. */
  readonly riskFree: number;
}

/** Other weights, without the returns and the covariance, which stay in the worker. */
export interface Optimized extends Omit<OptimalWeights, 'assets' | 'covariance'> {
  readonly assets: readonly WeightedPosition[];
  /** The weight of the target of the covariance, from 0 to 1. */
  readonly shrinkage: number;
}

export type OptimizationAnswer = Result<Optimized>;
