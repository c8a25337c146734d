import { expect, it } from 'vitest';
import { optimisationRequestSchema } from './optimisation.js';

const body = {
  covariance: [
    [0.04, 0.01],
    [0.01, 0.09],
  ],
  objective: 'minimum-variance',
};
const returns = [
  { name: 'a', values: [0.1, 0.2] },
  { name: 'b', values: [0.2, 0.1] },
];

function problemsOf(changes: Readonly<Record<string, unknown>>): string[] {
  const parsed = optimisationRequestSchema.safeParse({ ...body, ...changes });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

it('[CONTRACTS-57] takes a covariance or returns', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ covariance: undefined, returns, periodsPerYear: 252, estimator: 'sample' })).toEqual(
    [],
  );
  expect(problemsOf({ bounds: { max: 0.5 }, groups: [{ assets: [0, 1], min: 0.5 }] })).toEqual([]);
  expect(problemsOf({ bounds: [{ min: 0, max: 0.5 }, {}] })).toEqual([]);
});

it.each([
  [{ covariance: undefined }, 'covariance is required where returns are not given'],
  [{ returns }, 'covariance must be left out where returns are given'],
  [{ periodsPerYear: 12 }, 'periodsPerYear must be left out without returns'],
  [{ estimator: 'sample' }, 'estimator must be left out without returns'],
  [{ objective: 'maximum-sharpe' }, 'expectedReturns is required where covariance is given'],
  [{ frontierPoints: 10 }, 'expectedReturns is required where covariance is given'],
  [
    { objective: 'target-return', expectedReturns: [0.1, 0.2] },
    'target is required where the objective is target-return',
  ],
  [{ target: 0.1 }, 'target must be left out unless the objective is target-return'],
  [{ objective: 'best' }, /^objective must be one of minimum-variance, /],
  [{ covariance: [[0.04, 'x']] }, 'covariance.0.1 must be a number'],
  [{ covariance: new Array(501).fill([0]) }, 'covariance must have at most 500 assets'],
  [{ bounds: 0.5 }, 'bounds must be an object with min and max, or a list of them by asset'],
  [{ groups: new Array(51).fill({ assets: [0] }) }, 'groups must have at most 50 groups'],
  [{ groups: [{ assets: [-1] }] }, 'groups.0.assets.0 must be at least 0'],
  [{ frontierPoints: 1, expectedReturns: [0.1, 0.2] }, 'frontierPoints must be at least 2'],
  [{ frontierPoints: 201, expectedReturns: [0.1, 0.2] }, 'frontierPoints must be at most 200'],
])('[CONTRACTS-57] refuses %j', (changes, problem) => {
  expect(problemsOf(changes)).toContainEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  );
});
