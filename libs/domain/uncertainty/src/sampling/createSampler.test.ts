import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentsOf } from '../results/momentsOf.js';
import { rankCorrelation } from '../testing/rankCorrelation.js';
import { twoVariables, valueRun } from '../testing/valueModel.js';
import { createSampler, type Sampler } from './createSampler.js';
import type { SamplingPlan } from './samplingPlan.js';

const samplerOf = (plan: SamplingPlan): Sampler => {
  const created = createSampler(plan);
  if (!created.ok) throw new Error(created.reason);
  return created.sampler;
};
const drawn = (plan: SamplingPlan, from = 0, count = plan.paths): readonly Float64Array[] => {
  const columns = plan.variables.map(() => new Float64Array(count));
  samplerOf(plan).draw(from, columns);
  return columns;
};
const hypercube = { kind: 'latin-hypercube', designs: 8 } as const;

describe.each([
  ['plain', { ...valueRun, paths: 400 }],
  ['Latin hypercube', { ...valueRun, paths: 400, sampling: hypercube }],
])('%s draws', (_, plan) => {
  it('[UNCERTAINTY-9] are the same for a path in blocks of any length, in any order', () => {
    const whole = drawn(plan);
    const sampler = samplerOf(plan);
    fc.assert(
      fc.property(fc.nat(plan.paths - 1), fc.nat(90), (from, length) => {
        const count = Math.min(length, plan.paths - from);
        const columns = plan.variables.map(() => new Float64Array(count));
        sampler.draw(from, columns);
        expect(columns).toEqual(whole.map((column) => column.slice(from, from + count)));
      }),
    );
  });

  it('[UNCERTAINTY-9] of a variable do not depend on which others there are', () => {
    const { correlations: _none, ...independent } = plan;
    const alone = { ...independent, variables: plan.variables.slice(2, 3) };
    expect(drawn(alone)[0]).toEqual(drawn(independent)[2]);
  });
});

it('[UNCERTAINTY-8] a Latin hypercube has one draw of each variable in each stratum of each design', () => {
  const { correlations: _none, ...plan } = { ...twoVariables, paths: 800, sampling: hypercube };
  const uniform = { kind: 'uniform', low: 0, high: 1 } as const;
  const variables = plan.variables.map((variable) => ({ ...variable, distribution: uniform }));
  for (const column of drawn({ ...plan, variables }))
    for (let design = 0; design < 8; design += 1) {
      const strata = [...column.subarray(design * 100, (design + 1) * 100)].map((p) => Math.floor(p * 100));
      expect(strata.toSorted((a, b) => a - b)).toEqual(strata.map((__, stratum) => stratum));
    }
});

describe('correlated draws', () => {
  const paths = 40_000;
  const pair = (value: number): SamplingPlan => ({
    ...twoVariables,
    paths,
    correlations: [
      [1, value],
      [value, 1],
    ],
  });

  it.each([0.7, -0.5, 0.95])(
    '[UNCERTAINTY-10] have the rank correlation of a Gaussian copula with %d',
    (value) => {
      const [x, y] = drawn(pair(value));
      // K. Pearson (1907): 6 ÷ π × arcsin(r ÷ 2).
      const expected = (6 / Math.PI) * Math.asin(value / 2);
      expect(Math.abs((rankCorrelation(x as Float64Array, y as Float64Array) ?? 0) - expected)).toBeLessThan(
        4 / Math.sqrt(paths),
      );
    },
  );

  it('[UNCERTAINTY-10] of three variables have the rank correlation of each pair', () => {
    const correlations = [
      [1, 0.6, -0.3],
      [0.6, 1, 0.4],
      [-0.3, 0.4, 1],
    ];
    const variables = ['growth', 'margin', 'wacc'].map((name) => ({
      name,
      effect: 'value' as const,
      distribution: { kind: 'triangular', low: 0, mode: 1, high: 3 } as const,
    }));
    const columns = drawn({ ...twoVariables, paths, variables, correlations });
    correlations.forEach((row, i) =>
      row.forEach((value, j) => {
        const found = rankCorrelation(columns[i] as Float64Array, columns[j] as Float64Array) ?? 0;
        expect(Math.abs(found - (6 / Math.PI) * Math.asin(value / 2))).toBeLessThan(4 / Math.sqrt(paths));
      }),
    );
  });

  it('[UNCERTAINTY-10] keep the distribution of each variable', () => {
    for (const plan of [pair(0.7), { ...pair(0.7), sampling: hypercube }]) {
      const [x, y] = drawn(plan);
      const first = momentsOf(x as Float64Array);
      const second = momentsOf((y as Float64Array).map((figure) => Math.log(figure / 3)));
      expect(Math.abs(first.mean - 1)).toBeLessThan((4 * 2) / Math.sqrt(paths));
      expect(first.standardDeviation / 2).toBeCloseTo(1, 1);
      expect(Math.abs(second.mean)).toBeLessThan((4 * 0.5) / Math.sqrt(paths));
      expect(second.standardDeviation / 0.5).toBeCloseTo(1, 1);
    }
  });

  it('[UNCERTAINTY-10] with a correlation of 1 move together, whatever their distributions', () => {
    const [x, y] = drawn({ ...pair(1), paths: 1000 });
    expect(rankCorrelation(x as Float64Array, y as Float64Array)).toBeCloseTo(1, 12);
  });

  it('[UNCERTAINTY-10] are measured by a rank correlation that gives equal figures their mean rank', () => {
    // scipy.stats.spearmanr 1.17.1
    expect(rankCorrelation(Float64Array.of(1, 2, 2, 4, 5, 5), Float64Array.of(2, 1, 3, 3, 7, 4))).toBeCloseTo(
      0.8508410434878082,
      12,
    );
    expect(rankCorrelation(Float64Array.of(1, 1), Float64Array.of(1, 2))).toBeNull();
  });
});

it.each<[string, Partial<SamplingPlan>]>([
  ['The seed', { seed: -1 }],
  ['The seed', { seed: 2 ** 53 }],
  ['The number of paths', { paths: 1.5 }],
  ['The number of paths', { paths: 1e9 }],
  ['at least 8 designs', { sampling: { kind: 'latin-hypercube', designs: 2 } }],
  ['Unknown sampling sobol', { sampling: { kind: 'sobol' } as unknown as SamplingPlan['sampling'] }],
  [
    'value or shift, not factor',
    {
      variables: [
        { ...twoVariables.variables[0], effect: 'factor' } as unknown as SamplingPlan['variables'][number],
      ],
    },
  ],
  ['divided evenly into 9', { sampling: { kind: 'latin-hypercube', designs: 9 } }],
  ['No input', { variables: [] }],
  ['“growth” has two', { variables: [...twoVariables.variables, ...twoVariables.variables] }],
  [
    'The distribution of “x”: low, 2',
    { variables: [{ name: 'x', effect: 'value', distribution: { kind: 'uniform', low: 2, high: 1 } }] },
  ],
  [
    '“growth” and “wacc”',
    {
      correlations: [
        [1, 2],
        [2, 1],
      ],
    },
  ],
])('[UNCERTAINTY-6] a plan is refused with its reason: %s', (words, change) => {
  const created = createSampler({ ...twoVariables, ...change });
  expect(created.ok ? '' : created.reason).toContain(words);
});

it('[UNCERTAINTY-9] columns that do not fit the plan are an error of the program', () => {
  const sampler = samplerOf(twoVariables);
  expect(() => sampler.draw(0, [new Float64Array(3)])).toThrow(RangeError);
  expect(() => sampler.draw(0, [new Float64Array(3), new Float64Array(4)])).toThrow(RangeError);
  expect(() => sampler.draw(3999, [new Float64Array(2), new Float64Array(2)])).toThrow(RangeError);
});
