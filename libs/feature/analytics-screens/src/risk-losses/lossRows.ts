import type { Result } from '@finance-analyst/foundation';
import {
  expectedShortfall,
  type LossMethod,
  type ReturnSeries,
  simulatedLoss,
} from '@finance-analyst/portfolio';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';

export const lossMethods = ['historical', 'normal', 'cornishFisher', 'resampled', 'filtered'] as const;

export type LossMethodName = (typeof lossMethods)[number];

/** What can be lost by one method; losses are fractions above 0. */
export interface LossRow {
  readonly method: LossMethodName;
  readonly valueAtRisk: Result<number>;
  readonly expectedShortfall: Result<number>;
  /** Null where there is no loss. */
  readonly observations: number | null;
  /** Why not to rely on it; null if it is reliable. */
  readonly note: string | null;
}

/** So that the same portfolio has the same losses each time. */
const seed = 1;

const isSimulated = (method: LossMethodName): method is 'resampled' | 'filtered' =>
  method === 'resampled' || method === 'filtered';

/** Value at risk and expected shortfall by each method, over a horizon at a level. */
export const lossRows = (
  series: ReturnSeries,
  { horizon, level }: Pick<RiskSettings, 'horizon' | 'level'>,
): readonly LossRow[] =>
  lossMethods.map((method): LossRow => {
    const found = isSimulated(method)
      ? simulated(series, { horizon, level }, method)
      : expectedShortfall(series, { horizon, level, method });
    if (!found.ok)
      return { method, valueAtRisk: found, expectedShortfall: found, observations: null, note: null };
    const { valueAtRisk, loss, observations, note } = found.value;
    return {
      method,
      valueAtRisk: { ok: true, value: valueAtRisk },
      expectedShortfall: { ok: true, value: loss },
      observations,
      note,
    };
  });

function simulated(
  series: ReturnSeries,
  { horizon, level }: Pick<RiskSettings, 'horizon' | 'level'>,
  method: Exclude<LossMethodName, LossMethod>,
): ReturnType<typeof expectedShortfall> {
  const found = simulatedLoss(series, { horizon, level, method, seed });
  return found.ok ? { ok: true, value: { ...found.value, loss: found.value.expectedShortfall } } : found;
}
