import type { Result } from '@finance-analyst/foundation';
import type { OptimalWeights } from '../risk-optimization/optimalWeights.js';
import type { NamedLimit } from '../risk-optimization/WeightLimit.js';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';
import type { WeightedPosition } from './RiskSummary.js';

/** What other weights of the holdings are chosen for and within. */
export interface OptimizationSettings extends Pick<
  RiskSettings,
  'largestWeight' | 'turnover' | 'tradingCost' | 'targetReturn'
> {
  readonly limits: readonly NamedLimit[];
  /** A year, a fraction. */
  readonly riskFree: number;
}

/** Asks for other weights of the holdings of an analysis. */
export interface OptimizationRequest extends OptimizationSettings {
  readonly version: number;
}

/** Other weights, without the returns and the covariance, which stay in the worker. */
export interface Optimized extends Omit<OptimalWeights, 'assets' | 'covariance'> {
  readonly assets: readonly WeightedPosition[];
  /** The weight of the target of the covariance, from 0 to 1. */
  readonly shrinkage: number;
}

export type OptimizationAnswer = Result<Optimized>;
