import type { Result } from '@finance-analyst/foundation';
import { type Concentration, concentrationOf } from '../concentration/concentrationOf.js';
import { panelProblem, type ReturnPanel } from '../optimisation/ReturnPanel.js';
import { type ExpectedShortfall, expectedShortfall } from '../risk/expectedShortfall.js';
import type { LossOptions } from '../risk/LossOptions.js';
import type { AnnualizedFigure } from '../risk/AnnualizedFigure.js';
import { volatility } from '../risk/volatility.js';
import { weightedReturns } from '../risk/weightedReturns.js';

/** A trade to try out, and what is held before it. All amounts are in one currency. */
export interface TradeTrial {
  readonly panel: ReturnPanel;
  /** By asset; 0 for one that is not held. */
  readonly values: Float64Array;
  /** Places of the assets that are cash. */
  readonly cash: readonly number[];
  /** The asset that is traded. */
  readonly asset: number;
  /** The cash that pays for it, or receives its proceeds. */
  readonly paidFrom: number;
  /** Above 0 to buy, below 0 to sell. */
  readonly amount: number;
}

/** The risk of what is held. */
export interface RiskOfValues {
  readonly values: Float64Array;
  /** Of the traded asset, a fraction of the whole. */
  readonly weight: number;
  readonly losses: Result<ExpectedShortfall>;
  readonly volatility: Result<AnnualizedFigure>;
  /** Of the assets that are not cash. */
  readonly concentration: Result<Concentration>;
}

export interface TradeRisk {
  readonly before: RiskOfValues;
  readonly after: RiskOfValues;
}

/** Value at risk, shortfall, volatility and concentration before and after a trade, from the same returns. The value of the whole stays. */
export function tradeRisk(trial: TradeTrial, options: LossOptions): Result<TradeRisk> {
  const { panel, values, asset, paidFrom, amount } = trial;
  const problem = panelProblem(panel) ?? trialProblem(trial);
  if (problem !== null) return { ok: false, reason: problem };
  const traded = values.slice();
  traded[asset] = (traded[asset] as number) + amount;
  traded[paidFrom] = (traded[paidFrom] as number) - amount;
  return {
    ok: true,
    value: { before: riskOf(trial, values, options), after: riskOf(trial, traded, options) },
  };
}

function trialProblem({ panel, values, asset, paidFrom, amount }: TradeTrial): string | null {
  if (values.length !== panel.returns.length) return 'The number of values differs from that of the assets.';
  if (values[asset] === undefined || values[paidFrom] === undefined || asset === paidFrom)
    return 'A trade is of an asset, paid from another.';
  if (!Number.isFinite(amount) || values.some((value) => !Number.isFinite(value)))
    return 'An amount is not a finite number.';
  return values.reduce((sum, value) => sum + value, 0) > 0
    ? null
    : 'The holdings are worth nothing together, so that they have no weights.';
}

function riskOf(
  { panel, cash, asset }: TradeTrial,
  values: Float64Array,
  options: LossOptions,
): RiskOfValues {
  const total = values.reduce((sum, value) => sum + value, 0);
  const returns = weightedReturns(
    panel,
    values.map((value) => value / total),
  );
  const series = returns.ok ? { returns: returns.value, periodsPerYear: panel.periodsPerYear } : null;
  const missing = returns as Exclude<typeof returns, { readonly ok: true }>;
  return {
    values,
    weight: (values[asset] as number) / total,
    losses: series ? expectedShortfall(series, options) : missing,
    volatility: series ? volatility(series) : missing,
    concentration: concentrationOf(values.filter((value, at) => value !== 0 && !cash.includes(at))),
  };
}
