import {
  efficientFrontier,
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
  return [
    [
      'covariance of 2,520 days, shrunk',
      medianCpuTime(() => shrunkCovariance({ returns, periodsPerYear: 252 }), 3),
    ],
    ['minimum variance, long only', medianCpuTime(() => minimumVariance(covariance))],
    ['frontier of 100 points, long only', medianCpuTime(() => efficientFrontier(problem, 100))],
    ['maximum Sharpe ratio, long only', medianCpuTime(() => maximumSharpe(problem, 0.02))],
    ['risk parity', medianCpuTime(() => riskParity(covariance))],
    ['hierarchical risk parity', medianCpuTime(() => hierarchicalRiskParity(covariance))],
  ];
}
