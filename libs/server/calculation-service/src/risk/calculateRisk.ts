import type { ErrorDetail, RiskRequest, RiskResponse } from '@finance-analyst/contracts';
import type { Result } from '@finance-analyst/foundation';
import {
  downsideDeviation,
  drawdowns,
  expectedShortfall,
  regressOnMarket,
  sharpeRatio,
  simulatedLoss,
  sortinoRatio,
  trackingError,
  valueAtRisk,
  volatility,
  type LossMethod,
  type ReturnSeries,
  type SimulatedLoss,
} from '@finance-analyst/portfolio';
import { calculationProblem } from '../model/calculationProblem.js';
import type { Outcome } from '../model/CalculationOutcome.js';
import { portfolioReturns } from './portfolioReturns.js';

type Measured = RiskResponse['beta'];

/** Risk figures of a portfolio that keeps its weights, or what is wrong with its series. */
export function calculateRisk(request: RiskRequest): Outcome<RiskResponse> {
  const problems = problemsOf(request);
  if (problems.length > 0)
    return calculationProblem(
      'impossible-series',
      'The series, weights and benchmark do not fit together. Correct what is listed.',
      problems,
    );
  const { periodsPerYear, level, horizon = 1, riskFreeRate = 0, seed = 1, benchmark } = request;
  const series = { returns: portfolioReturns(request), periodsPerYear };
  const market = benchmark && { returns: Float64Array.from(benchmark), periodsPerYear };
  const riskFree = (1 + riskFreeRate) ** (1 / periodsPerYear) - 1;
  const spread = volatility(series);
  const simulated = simulate(series, { level, horizon, seed });
  return {
    ok: true,
    value: {
      sampleSize: series.returns.length,
      note: spread.ok ? spread.value.note : spread.reason,
      volatility: figureOf(spread, ({ annual }) => annual),
      downside: figureOf(downsideDeviation(series), ({ annual }) => annual),
      sharpe: figureOf(sharpeRatio(series, riskFree), ({ annual }) => annual),
      sortino: figureOf(sortinoRatio(series, riskFree), ({ annual }) => annual),
      drawdown: drawdownOf(series),
      valueAtRisk: {
        ...lossesBy((method) =>
          figureOf(valueAtRisk(series, { level, horizon, method }), ({ loss }) => loss),
        ),
        simulated: figureOf(simulated, ({ valueAtRisk: loss }) => loss),
      },
      expectedShortfall: {
        ...lossesBy((method) =>
          figureOf(expectedShortfall(series, { level, horizon, method }), ({ loss }) => loss),
        ),
        simulated: figureOf(simulated, ({ expectedShortfall: loss }) => loss),
      },
      beta: market
        ? figureOf(regressOnMarket(series, market, riskFree), ({ beta }) => beta)
        : withoutBenchmark,
      trackingError: market
        ? figureOf(trackingError(series, market), ({ annual }) => annual)
        : withoutBenchmark,
    },
  };
}

const withoutBenchmark: Measured = { value: null, reason: 'No benchmark is given.' };

function problemsOf({ returns, weights, benchmark }: RiskRequest): ErrorDetail[] {
  const length = returns[0]?.values.length ?? 0;
  return [
    ...returns.flatMap(({ values }, place) =>
      values.length === length
        ? []
        : [{ path: `returns.${place}.values`, message: `must have ${length} returns, as the first series` }],
    ),
    ...(weights !== undefined && weights.length !== returns.length
      ? [{ path: 'weights', message: `must have ${returns.length} figures, one for each series` }]
      : []),
    ...(benchmark !== undefined && benchmark.length !== length
      ? [{ path: 'benchmark', message: `must have ${length} returns, as the series` }]
      : []),
  ];
}

const figureOf = <Found>(result: Result<Found>, pick: (found: Found) => number): Measured =>
  result.ok ? { value: pick(result.value), reason: null } : { value: null, reason: result.reason };

/** Each period of a path is drawn by itself, which takes longer the longer the horizon is. */
const longestSimulatedHorizon = 2520;

function simulate(
  series: ReturnSeries,
  options: { readonly level: number; readonly horizon: number; readonly seed: number },
): Result<SimulatedLoss> {
  if (options.horizon > longestSimulatedHorizon)
    return {
      ok: false,
      reason: `Losses are simulated over at most ${longestSimulatedHorizon} periods. Shorten the horizon.`,
    };
  return simulatedLoss(series, { ...options, method: 'resampled' });
}

const lossesBy = (
  lossOf: (method: LossMethod) => Measured,
): Omit<RiskResponse['valueAtRisk'], 'simulated'> => ({
  historical: lossOf('historical'),
  parametric: lossOf('normal'),
  cornishFisher: lossOf('cornishFisher'),
});

function drawdownOf(series: ReturnSeries): RiskResponse['drawdown'] {
  const found = drawdowns(series);
  if (!found.ok) return { depth: null, start: null, trough: null, end: null, reason: found.reason };
  const { deepest } = found.value;
  return deepest
    ? {
        depth: -deepest.depth,
        start: deepest.peak,
        trough: deepest.trough,
        end: deepest.recovery,
        reason: null,
      }
    : { depth: 0, start: null, trough: null, end: null, reason: 'The value never fell.' };
}
