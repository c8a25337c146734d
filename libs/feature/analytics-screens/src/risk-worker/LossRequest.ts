import type { BacktestRow } from '../risk-losses/backtests.js';
import type { LossRow } from '../risk-losses/lossRows.js';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';

/** Asks for the losses of an analysis. */
export interface LossRequest extends Pick<RiskSettings, 'horizon' | 'level'> {
  readonly version: number;
}

/** What can be lost by each method, with the test of their forecasts. */
export interface LossAnswer extends Pick<RiskSettings, 'horizon' | 'level'> {
  readonly rows: readonly LossRow[];
  readonly backtests: readonly BacktestRow[];
}
