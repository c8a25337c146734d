import { distributionProblem, quantileOf } from '@finance-analyst/uncertainty';
import { expect, it } from 'vitest';
import {
  changeAt,
  highEnd,
  kindsFor,
  lowEnd,
  rangeOfDeviation,
  spreadDistribution,
  withKind,
} from './spreadDistribution.js';

it('[UNCERTAINTY-SCREENS-6] reaches the range of a normal distribution at the 10th and the 90th percentile', () => {
  const { effect, distribution } = spreadDistribution({ kind: 'normal', range: 0.01 }, 0.05);
  expect(effect).toBe('shift');
  expect(quantileOf(distribution, highEnd)).toBeCloseTo(0.01, 12);
  expect(quantileOf(distribution, lowEnd)).toBeCloseTo(-0.01, 12);
  expect(
    spreadDistribution({ kind: 'normal', range: rangeOfDeviation(0.02) }, 0.05).distribution,
  ).toMatchObject({ standardDeviation: expect.closeTo(0.02, 12) as number });
});

it('[UNCERTAINTY-SCREENS-5] keeps the figures that another kind of distribution has too', () => {
  const normal = { kind: 'normal', range: 0.02 } as const;
  expect(withKind(normal, 'pert')).toEqual({ kind: 'pert', low: -0.02, mode: 0, high: 0.02 });
  expect(withKind(normal, 'uniform')).toEqual({ kind: 'uniform', low: -0.02, high: 0.02 });
  expect(withKind(normal, 'lognormal')).toEqual({ kind: 'lognormal', range: 0.02 });
  const skewed = { kind: 'triangular', low: -0.03, mode: 0.01, high: 0.02 } as const;
  expect(withKind(skewed, 'pert')).toEqual({ ...skewed, kind: 'pert' });
  expect(withKind(skewed, 'normal')).toEqual({ kind: 'normal', range: 0.03 });
  expect(withKind({ kind: 'uniform', low: 0.01, high: 0.02 }, 'pert')).toMatchObject({ mode: 0.01 });
  const discrete = withKind(skewed, 'discrete');
  expect(discrete).toMatchObject({ outcomes: [{ change: -0.03 }, { change: 0.01 }, { change: 0.02 }] });
  expect(withKind(discrete, 'triangular')).toEqual(skewed);
});

it('[UNCERTAINTY-SCREENS-5] has a reason for figures that make no distribution', () => {
  const problem = (spread: Parameters<typeof spreadDistribution>[0], base = 1) =>
    distributionProblem(spreadDistribution(spread, base).distribution);
  expect(problem({ kind: 'uniform', low: 0.02, high: 0.01 })).toContain('not below');
  expect(problem({ kind: 'lognormal', range: 0.1 }, -1)).toContain('not above 0');
  expect(problem({ kind: 'discrete', outcomes: [{ change: 1, probability: 0.9 }] })).toContain('total');
});

it('[UNCERTAINTY-SCREENS-25] has the base as the median of a lognormal figure, and its range above at the 90th percentile', () => {
  const spread = { kind: 'lognormal', range: 0.3 } as const;
  expect(spreadDistribution(spread, 1.2).effect).toBe('value');
  expect(changeAt(spread, 1.2, 0.5)).toBeCloseTo(0, 12);
  expect(changeAt(spread, 1.2, highEnd)).toBeCloseTo(0.3, 12);
  // As many times below as above: 1.2² ÷ 1.5.
  expect(changeAt(spread, 1.2, lowEnd)).toBeCloseTo(0.96 - 1.2, 12);
  expect(1.2 + changeAt(spread, 1.2, 1e-9)).toBeGreaterThan(0);
});

it('[UNCERTAINTY-SCREENS-25] offers a lognormal distribution for a single figure above zero only', () => {
  expect(kindsFor({ isSeries: false, first: 1 })).toContain('lognormal');
  expect(kindsFor({ isSeries: true, first: 1 })).not.toContain('lognormal');
  expect(kindsFor({ isSeries: false, first: 0 })).not.toContain('lognormal');
});

it('[UNCERTAINTY-SCREENS-25] takes probabilities typed as thirds', () => {
  const outcomes = [-0.01, 0, 0.01].map((change) => ({ change, probability: 0.333 }));
  const { distribution } = spreadDistribution({ kind: 'discrete', outcomes }, 0);
  expect(distributionProblem(distribution)).toBeNull();
  expect(distribution).toMatchObject({
    outcomes: [{ value: -0.01, probability: expect.closeTo(1 / 3, 12) as number }, {}, {}],
  });
});
