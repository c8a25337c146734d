import { createEvaluator } from '@finance-analyst/model-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UncertainInput } from '../sampling/samplingPlan.js';
import { valueInputs, valueModel, valueRun } from '../testing/valueModel.js';
import { createCollector } from './createCollector.js';
import { createSimulation, type Simulation } from './createSimulation.js';
import { runSimulation } from './runSimulation.js';
import type { SimulationRun } from './simulationRun.js';
import { summarizePaths, type SimulationSummary, type SummaryOptions } from './summarizePaths.js';

const simulationOf = (run: SimulationRun): Simulation => {
  const prepared = createSimulation(valueModel, run);
  if (!prepared.ok) throw new Error(prepared.reason);
  return prepared.simulation;
};
const summaryOf = (run: SimulationRun, options?: SummaryOptions): SimulationSummary => {
  const result = runSimulation(valueModel, run, options);
  if (!result.ok) throw new Error(result.reason);
  return result.summary;
};
const hypercube = { ...valueRun, sampling: { kind: 'latin-hypercube', designs: 16 } } as const;
const options = { price: 15, largestStandardError: 0.5 };

describe('a simulation', () => {
  it('[UNCERTAINTY-19] computes on each path what an evaluator does with its draws', () => {
    const { sampler, block } = simulationOf(valueRun);
    const { outputs } = block(0, 300);
    const draws = valueRun.variables.map(() => new Float64Array(300));
    sampler.draw(0, draws);
    const growth = valueInputs['growth'] as readonly number[];
    outputs.forEach((output, path) => {
      const [shift = 0, margin = 0, wacc = 0, terminal = 0, reinvestment = 0, method = 0] = draws.map(
        (column) => column[path] as number,
      );
      const created = createEvaluator(valueModel, {
        ...valueInputs,
        growth: growth.map((figure) => figure + shift),
        margin: 0.2 + margin,
        wacc,
        terminal_growth: terminal,
        reinvestment,
        method: method === 1 ? 'exit' : 'perpetuity',
      });
      expect(output).toBe(created.ok ? created.evaluator.number('value_per_share') : 'no evaluator');
    });
  });

  it('[UNCERTAINTY-19] shifts a single period where one is named', () => {
    const shift = { kind: 'uniform', low: 0.01, high: 0.02 } as const;
    const variables = [{ name: 'growth', period: 3, effect: 'shift', distribution: shift } as const];
    const { correlations: _none, ...run } = { ...valueRun, variables };
    const { sampler, block } = simulationOf(run);
    const draws = new Float64Array(1);
    sampler.draw(0, [draws]);
    const created = createEvaluator(valueModel, {
      ...valueInputs,
      growth: (valueInputs['growth'] as readonly number[]).map((figure, at) =>
        at === 2 ? figure + (draws[0] as number) : figure,
      ),
    });
    expect(block(0, 1).outputs[0]).toBe(
      created.ok ? created.evaluator.number('value_per_share') : 'no evaluator',
    );
  });

  it('[UNCERTAINTY-11] has the same summary, to the last bit, whatever blocks its paths were computed in', () => {
    for (const run of [valueRun, hypercube]) {
      const whole = summaryOf(run, options);
      fc.assert(
        fc.property(
          fc.array(fc.integer({ min: 1, max: 3999 }), { maxLength: 12 }),
          fc.nat(),
          (cuts, turn) => {
            const edges = [0, ...new Set(cuts), run.paths].sort((a, b) => a - b);
            const ranges = edges.slice(1).map((end, at) => [edges[at] as number, end] as const);
            const order = ranges.map(
              (_, at) => ranges[(at * 7 + turn) % ranges.length] as (typeof ranges)[number],
            );
            // Each block by a simulation of its own, as in a worker; an order that repeats a range is not one.
            if (new Set(order).size < ranges.length) return;
            const collector = createCollector(run.paths);
            for (const [from, to] of order)
              collector.add(structuredClone(simulationOf(run).block(from, to - from)));
            const collected = collector.collect();
            if (!collected.ok) throw new Error(collected.reason);
            expect(summarizePaths(collected.value, run, options)).toEqual(whole);
          },
        ),
        { numRuns: 15 },
      );
    }
  });

  it('[UNCERTAINTY-17] [UNCERTAINTY-31] repeats a known run of each method to the last bit, from its record as text', () => {
    const repeated = (run: SimulationRun) => {
      const { checksum, failed, statistics } = summaryOf(
        JSON.parse(JSON.stringify(run)) as SimulationRun,
        options,
      );
      if (!statistics.ok) throw new Error(statistics.reason);
      const { mean, percentiles, loss, standardDeviation: deviation } = statistics.value;
      return {
        checksum,
        deviation,
        failed,
        mean: mean.value,
        median: percentiles[3]?.value,
        loss: loss?.value,
      };
    };
    // As the first release saved this run.
    const { methodVersion: _none, ...first } = valueRun;
    expect(repeated(first)).toEqual(repeated({ ...valueRun, methodVersion: 1 }));
    expect(repeated(first)).toEqual({
      checksum: 'e5789695bbe6fdd1',
      deviation: 68.23180589706392,
      failed: 8,
      loss: 0.015781563126252503,
      mean: 42.56995090897338,
      median: 31.690654465530116,
    });
    expect(repeated({ ...hypercube, methodVersion: 1 })).toEqual({
      checksum: '71ff21c69c6f4a89',
      deviation: 56.12014656510788,
      failed: 7,
      loss: 0.016028049085900324,
      mean: 40.22557464507754,
      median: 31.642469878237193,
    });
    expect(repeated(valueRun)).toEqual({
      checksum: '47ea6383b40303bf',
      deviation: 97.44789961993366,
      failed: 6,
      loss: 0.015773660490736103,
      mean: 41.96392080569131,
      median: 31.86233811999849,
    });
    expect(repeated(hypercube)).toEqual({
      checksum: 'efea45becd004240',
      deviation: 54.36138687181793,
      failed: 7,
      loss: 0.016028049085900324,
      mean: 40.19572320350299,
      median: 31.63094229040935,
    });
  });

  it('[UNCERTAINTY-20] counts the paths without a value, with their reasons, and bounds the probability of a value below the price by them', () => {
    const summary = summaryOf(valueRun, options);
    const { statistics, failed, failures, paths } = summary;
    if (!statistics.ok || !statistics.value.loss) throw new Error('there are statistics');
    expect(failed).toBeGreaterThan(0);
    expect(failures.reduce((sum, failure) => sum + failure.paths, 0)).toBe(failed);
    expect(failures.map(({ reason }) => reason).join()).toContain('terminal');
    expect(failures[0]?.share).toBe((failures[0]?.paths ?? 0) / paths);
    const { value, lowest, highest } = statistics.value.loss;
    expect(highest - lowest).toBeCloseTo(failed / paths, 12);
    expect(lowest * paths).toBeCloseTo(value * (paths - failed), 8);
  });

  it('[UNCERTAINTY-20] without any value has a reason in place of statistics', () => {
    const certain = { kind: 'uniform', low: 0.5, high: 0.6 } as const;
    const variables = [{ name: 'terminal_growth', effect: 'value', distribution: certain } as const];
    const { correlations: _none, ...run } = { ...valueRun, variables };
    const summary = summaryOf(run);
    expect(summary.failed).toBe(run.paths);
    expect(summary.statistics).toEqual({ ok: false, reason: 'Fewer than two paths have a value.' });
  });

  it('[UNCERTAINTY-16] is converged only if each standard error is measured and within the bound', () => {
    const isConverged = (
      bound: number | undefined,
      percentiles: readonly number[],
      run: SimulationRun = valueRun,
    ) => {
      const { statistics } = summaryOf(run, {
        percentiles,
        ...(bound === undefined ? {} : { largestStandardError: bound }),
      });
      return statistics.ok ? statistics.value.isConverged : 'no statistics';
    };
    const { statistics } = summaryOf(valueRun, { percentiles: [0.5] });
    const errors = statistics.ok
      ? [statistics.value.mean, ...statistics.value.percentiles].map(
          ({ standardError }) => standardError ?? 0,
        )
      : [];
    const largest = Math.max(...errors);
    expect(isConverged(largest, [0.5])).toBe(true);
    expect(isConverged(largest * 0.999, [0.5])).toBe(false);
    expect(isConverged(undefined, [0.5])).toBeUndefined();
    expect(isConverged(1e9, [0.5, 0.0001])).toBe(false);
  });
});

const even = { kind: 'uniform', low: 0, high: 1 } as const;
const third = { kind: 'discrete', outcomes: [{ value: 2, probability: 1 }] } as const;
const varying = (...variables: readonly UncertainInput[]): Partial<SimulationRun> => ({ variables });

it.each<[string, Partial<SimulationRun>]>([
  ['by version 3 of the method; this release has up to 2', { methodVersion: 3 }],
  ['by version 0.5 of the method', { methodVersion: 0.5 }],
  ['version 0.0.0 of the engine', { engineVersion: '0.0.0' }],
  ['no input “groth”', varying({ name: 'groth', effect: 'value', distribution: even })],
  ['“growth” has no period 9', varying({ name: 'growth', period: 9, effect: 'value', distribution: even })],
  ['“growth” has no period 0', varying({ name: 'growth', period: 0, effect: 'shift', distribution: even })],
  ['“wacc” has one figure', varying({ name: 'wacc', period: 1, effect: 'shift', distribution: even })],
  [
    'varies twice',
    varying(
      { name: 'growth', effect: 'value', distribution: even },
      { name: 'growth', period: 2, effect: 'value', distribution: even },
    ),
  ],
  [
    'no figure to shift',
    { inputs: { revenue_now: 1 }, ...varying({ name: 'wacc', effect: 'shift', distribution: even }) },
  ],
  ['takes values, not shifts', varying({ name: 'method', effect: 'shift', distribution: third })],
  ['its distribution must be discrete', varying({ name: 'method', effect: 'value', distribution: even })],
  ['the positions 0 to 1', varying({ name: 'method', effect: 'value', distribution: third })],
  ['nothing named value', { output: { name: 'value' } }],
])('[UNCERTAINTY-6] a run is refused with its reason: %s', (words, change) => {
  const { correlations: _none, ...run } = { ...valueRun, ...change };
  const prepared = createSimulation(valueModel, run);
  expect(prepared.ok ? '' : prepared.reason).toContain(words);
});

it('[UNCERTAINTY-11] a collector takes each path once, and all of them', () => {
  const collector = createCollector(10);
  const block = (firstPath: number, count: number) => ({
    firstPath,
    outputs: new Float64Array(count),
    failures: [],
  });
  collector.add(block(5, 5));
  expect(collector.collect()).toEqual({ ok: false, reason: '5 of 10 paths are missing.' });
  expect(() => collector.add(block(4, 2))).toThrow('added before');
  expect(() => collector.add(block(8, 3))).toThrow('not among 10');
  collector.add(block(0, 5));
  expect(collector.missing()).toBe(0);
  expect(collector.collect().ok).toBe(true);
});

it('[UNCERTAINTY-11] a collector gives the first paths as soon as they are there, and never failures of later ones', () => {
  const collector = createCollector(10);
  const block = (firstPath: number, outputs: readonly number[], failed: number) => ({
    firstPath,
    outputs: Float64Array.from(outputs),
    failures: failed > 0 ? [{ reason: 'Growth is too high.', paths: failed }] : [],
  });
  collector.add(block(0, [1, Number.NaN, 3], 1));
  expect(collector.collect(4)).toEqual({ ok: false, reason: '1 of 4 paths are missing.' });
  const first = collector.collect(3);
  expect(first).toEqual({
    ok: true,
    value: {
      outputs: Float64Array.of(1, Number.NaN, 3),
      failures: [{ reason: 'Growth is too high.', paths: 1 }],
    },
  });
  collector.add(block(3, [4, 5, 6, 7, 8, 9, 10], 0));
  expect(first.ok && [...first.value.outputs]).toEqual([1, Number.NaN, 3]);
  expect(collector.collect(3)).toEqual({ ok: false, reason: 'Paths after the first 3 are there.' });
  expect(collector.collect().ok).toBe(true);
});
