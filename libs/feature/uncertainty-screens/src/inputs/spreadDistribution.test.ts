import { distributionProblem, quantileOf } from '@finance-analyst/uncertainty';
import { expect, it } from 'vitest';
import { highEnd, lowEnd, rangeOfDeviation, spreadDistribution, withKind } from './spreadDistribution.js';

it('[UNCERTAINTY-SCREENS-6] reaches the range of a normal distribution at the 10th and the 90th percentile', () => {
  const distribution = spreadDistribution({ kind: 'normal', range: 0.01 });
  expect(quantileOf(distribution, highEnd)).toBeCloseTo(0.01, 12);
  expect(quantileOf(distribution, lowEnd)).toBeCloseTo(-0.01, 12);
  expect(spreadDistribution({ kind: 'normal', range: rangeOfDeviation(0.02) })).toMatchObject({
    standardDeviation: expect.closeTo(0.02, 12),
  });
});

it('[UNCERTAINTY-SCREENS-5] keeps the figures that another kind of distribution has too', () => {
  const normal = { kind: 'normal', range: 0.02 } as const;
  expect(withKind(normal, 'pert')).toEqual({ kind: 'pert', low: -0.02, mode: 0, high: 0.02 });
  expect(withKind(normal, 'uniform')).toEqual({ kind: 'uniform', low: -0.02, high: 0.02 });
  const skewed = { kind: 'triangular', low: -0.03, mode: 0.01, high: 0.02 } as const;
  expect(withKind(skewed, 'pert')).toEqual({ ...skewed, kind: 'pert' });
  expect(withKind(skewed, 'normal')).toEqual({ kind: 'normal', range: 0.03 });
  expect(withKind({ kind: 'uniform', low: 0.01, high: 0.02 }, 'pert')).toMatchObject({ mode: 0.01 });
});

it('[UNCERTAINTY-SCREENS-5] has a reason for figures that make no distribution', () => {
  expect(distributionProblem(spreadDistribution({ kind: 'uniform', low: 0.02, high: 0.01 }))).toContain(
    'not below',
  );
});
