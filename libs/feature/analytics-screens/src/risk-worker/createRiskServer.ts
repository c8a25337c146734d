import type { TaskContext } from '@finance-analyst/compute/worker';
import type { Result } from '@finance-analyst/foundation';
import { type DatedColumn, type ResampledFrontier, worstRun } from '@finance-analyst/portfolio';
import { correlations } from '../risk-concentration/correlations.js';
import { backtests } from '../risk-losses/backtests.js';
import { lossRows } from '../risk-losses/lossRows.js';
import { type RegressedPositions, regressPositions } from '../risk-factors/regressPositions.js';
import { optimalWeights } from '../risk-optimization/optimalWeights.js';
import { resampleWeights } from '../risk-optimization/resampleWeights.js';
import { analyzeRisk } from '../risk-returns/analyzeRisk.js';
import { levelsTogether } from '../risk-returns/levelsTogether.js';
import type { RiskAsset, RiskReturns } from '../risk-returns/RiskAnalysis.js';
import { type ReplayedEpisode, replayEpisodes } from '../risk-stress/replayEpisodes.js';
import { measureTrade } from '../risk-trade/measureTrade.js';
import { messages } from '../risk/messages.js';
import type { FactorRequest } from './FactorRequest.js';
import type { LossAnswer, LossRequest } from './LossRequest.js';
import type { TradeAnswer, TradeRequest } from './TradeRequest.js';
import type { OptimizationAnswer, OptimizationRequest } from './OptimizationRequest.js';
import type { RiskInput } from './RiskInput.js';
import type { RiskAnswer, RiskMeasured, WorstRun } from './RiskSummary.js';

const runLengths = [1, 5, 20] as const;

/** The tasks of a worker that measures risk. It holds the returns of its last analysis, and answers null about any other. */
export function createRiskServer() {
  let held: {
    readonly version: number;
    readonly found: Result<RiskReturns>;
    readonly input: RiskInput;
  } | null = null;
  const returnsOf = (version: number): RiskReturns | null =>
    held?.version === version && held.found.ok ? held.found.value : null;
  return {
    analyze: ({ version, input }: { readonly version: number; readonly input: RiskInput }): RiskAnswer => {
      const { positions, currency, selection } = input;
      const [prices, rates] = [new Map(input.prices), new Map(input.rates)];
      const missing = { ok: false, reason: messages.noPrices } as const;
      const together = levelsTogether(
        positions,
        (id) => prices.get(id) ?? missing,
        (each) => rates.get(each) ?? { ok: false, reason: messages.noRate(each, currency) },
        currency,
      );
      const found = analyzeRisk(together, { selection });
      held = { version, found, input };
      const { constant, leftOut, beginsLast } = together;
      return {
        constant,
        leftOut,
        beginsLast,
        found: found.ok ? { ok: true, value: measure(found.value) } : found,
      };
    },
    losses: ({ version, horizon, level }: LossRequest): LossAnswer | null => {
      const returns = returnsOf(version);
      if (!returns) return null;
      return {
        horizon,
        level,
        rows: lossRows(returns.daily, { horizon, level }),
        backtests: backtests(returns.daily, level),
      };
    },
    resample: async (
      { version, ...settings }: OptimizationRequest,
      context: TaskContext,
    ): Promise<Result<ResampledFrontier> | null> => {
      const returns = returnsOf(version);
      return returns && resampleWeights(returns.assets, settings, context);
    },
    episodes: ({
      version,
      benchmark,
    }: {
      readonly version: number;
      /** Levels in the currency of the portfolio. */
      readonly benchmark: DatedColumn | null;
    }): readonly ReplayedEpisode[] | null =>
      held?.version === version ? replayEpisodes(held.input, benchmark) : null,
    trade: ({ version, ...request }: TradeRequest): TradeAnswer | null => {
      const returns = returnsOf(version);
      return returns && measureTrade(returns, request);
    },
    factors: ({ version, series, standardErrors }: FactorRequest): RegressedPositions | null => {
      const returns = returnsOf(version);
      return returns && regressPositions(returns, series, standardErrors);
    },
    optimize: async (
      { version, ...settings }: OptimizationRequest,
      context: TaskContext,
    ): Promise<OptimizationAnswer | null> => {
      const returns = returnsOf(version);
      if (!returns) return null;
      if (returns.assets.filter(({ position, isConstant }) => !position.isCash && !isConstant).length < 2)
        return { ok: false, reason: messages.oneHolding };
      const found = await optimalWeights(returns.assets, settings, context);
      if (!found.ok) return found;
      const { assets, covariance, ...rest } = found.value;
      return { ok: true, value: { ...rest, assets: assets.map(light), shrinkage: covariance.shrinkage } };
    },
  };
}

const light = ({ position, weight }: RiskAsset): Pick<RiskAsset, 'position' | 'weight'> => ({
  position,
  weight,
});

function measure({ assets, window, days, value, daily, isTotalReturn }: RiskReturns): RiskMeasured {
  const weights = Float64Array.from(assets, ({ weight }) => weight);
  const panel = { levels: assets.map(({ levels }) => levels) };
  return {
    window,
    days: days.slice(),
    value,
    daily,
    isTotalReturn,
    assets: assets.map(light),
    correlations: correlations(assets),
    runs: runLengths.map((length): WorstRun => ({ length, run: worstRun(panel, weights, length) })),
  };
}
