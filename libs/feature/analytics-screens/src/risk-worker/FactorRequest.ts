import type { StandardErrors } from '@finance-analyst/portfolio';
import type { FactorSeries } from '../risk-factors/FactorSeries.js';

/** Asks for the regression of an analysis on factors. */
export interface FactorRequest {
  readonly version: number;
  readonly series: FactorSeries;
  readonly standardErrors: StandardErrors;
}
