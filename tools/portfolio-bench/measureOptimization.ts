import {
  efficientFrontier,
  groupedFrontier,
  type GroupedProblem,
  hierarchicalRiskParity,
  maximumSharpe,
  minimumVariance,
  riskParity,
  shrunkCovariance,
} from '@finance-analyst/portfolio';
import { medianCpuTime } from '../engine-bench/medianCpuTime.ts';
import { sampleReturns } from './sampleReturns.ts';

/** Processor time of choosing the weights of 500 assets, in milliseconds by what is chosen. */
export function measureOptimization(): readonly (readonly [name: string, milliseconds: number])[] {
  const returns = sampleReturns(500, 2520);
  const shrunk = shrunkCovariance({ returns, periodsPerYear: 252 });
  if (!shrunk.ok) throw new Error(shrunk.reason);
  const { covariance } = shrunk.value;
  const expectedReturns = Float64Array.from(
    returns,
    (own) => (own.reduce((sum, each) => sum + each, 0) / own.length) * 252,
  );
  const problem = { covariance, expectedReturns };
  const grouped = groupedProblem(returns.slice(0, 400), expectedReturns.slice(0, 400));
  return [
    [
      'covariance of 2,520 days, shrunk',
      medianCpuTime(() => shrunkCovariance({ returns, periodsPerYear: 252 }), 3),
    ],
    ['minimum variance, long only', medianCpuTime(() => minimumVariance(covariance))],
    ['frontier of 100 points, long only', medianCpuTime(() => efficientFrontier(problem, 100))],
    [
      'frontier of 40 points, 400 assets within 18 groups',
      medianCpuTime(() => groupedFrontier(grouped, 40), 3),
    ],
    [
      'the same within a turnover of 20%, at a cost of 0.2%',
      medianCpuTime(() => {
        const current = new Float64Array(400).fill(1 / 400);
        return groupedFrontier({ ...grouped, trading: { current, mostTurnover: 0.2, cost: 0.002 } }, 40);
      }, 3),
    ],
    ['maximum Sharpe ratio, long only', medianCpuTime(() => maximumSharpe(problem, 0.02))],
    ['risk parity', medianCpuTime(() => riskParity(covariance))],
    ['hierarchical risk parity', medianCpuTime(() => hierarchicalRiskParity(covariance))],
  ];
}

/** Ten sectors, five countries and three currencies, and no more than 10% in one asset. */
function groupedProblem(returns: readonly Float64Array[], expectedReturns: Float64Array): GroupedProblem {
  const shrunk = shrunkCovariance({ returns, periodsPerYear: 252 });
  if (!shrunk.ok) throw new Error(shrunk.reason);
  const size = returns.length;
  const groupsOf = (kind: string, count: number, lower: number, upper: number) =>
    Array.from({ length: count }, (_, at) => ({
      name: `${kind} ${at}`,
      assets: returns.flatMap((_own, asset) => ((asset * 7) % count === at ? [asset] : [])),
      lower,
      upper,
    }));
  return {
    covariance: shrunk.value.covariance,
    expectedReturns,
    bounds: { lower: new Float64Array(size), upper: new Float64Array(size).fill(0.1) },
    groups: [
      ...groupsOf('sector', 10, 0.02, 0.15),
      ...groupsOf('country', 5, 0.05, 0.4),
      ...groupsOf('currency', 3, 0.1, 0.5),
    ],
  };
}
