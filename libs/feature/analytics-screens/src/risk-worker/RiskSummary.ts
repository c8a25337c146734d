import type { Result } from '@finance-analyst/foundation';
import type { RunOfDays } from '@finance-analyst/portfolio';
import type { Correlations } from '../risk-concentration/correlations.js';
import type { LevelsTogether } from '../risk-returns/levelsTogether.js';
import type { RiskAnalysis, RiskAsset, RiskReturns } from '../risk-returns/RiskAnalysis.js';

/** A position with its weight, without its returns. */
export type WeightedPosition = Pick<RiskAsset, 'position' | 'weight'>;

/** The run of so many days that would have cost today's holdings most. */
export interface WorstRun {
  readonly length: number;
  readonly run: Result<RunOfDays>;
}

/** What a worker measured, without the returns of each position, which stay there. */
export interface RiskMeasured extends Omit<RiskReturns, 'assets'> {
  readonly assets: readonly WeightedPosition[];
  readonly correlations: Correlations;
  readonly runs: readonly WorstRun[];
}

/** What the panels of the screen show. */
export interface RiskSummary extends RiskMeasured, Omit<RiskAnalysis, keyof RiskReturns> {
  /** By which the worker knows it. */
  readonly version: number;
}

/** What a worker answers about today's positions. */
export interface RiskAnswer extends Pick<LevelsTogether, 'constant' | 'leftOut' | 'beginsLast'> {
  readonly found: Result<RiskMeasured>;
}
