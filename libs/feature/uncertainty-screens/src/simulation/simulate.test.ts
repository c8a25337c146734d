import { runSimulation, type SummaryOptions } from '@finance-analyst/uncertainty';
import { describe, expect, it } from 'vitest';
import { createFakeWorkers, type FakeWorkersOptions } from '../testing/createFakeWorkers.js';
import { exampleFigures, exampleTarget } from '../testing/exampleRun.js';
import { simulate, stagesOf, type SimulationStage } from './simulate.js';

const options: SummaryOptions = { price: 71.5, largestStandardError: 0.5 };

const arrange = (workers: FakeWorkersOptions = {}, paths?: number, version?: number) => {
  const controller = new AbortController();
  const progress: number[] = [];
  const stages: SimulationStage[] = [];
  const watch = {
    signal: controller.signal,
    onProgress: (done: number) => void progress.push(done),
    onStage: (stage: SimulationStage) => void stages.push(stage),
  };
  const target = exampleTarget(paths, version);
  return {
    controller,
    progress,
    stages,
    target,
    run: (blockLength?: number) => simulate(createFakeWorkers(workers), target, options, watch, blockLength),
  };
};

describe('simulate', () => {
  it.each([
    [1, 8_192],
    [2, 8_192],
    [2, 333],
    [3, 1_000],
    [1, 5_000],
  ])(
    '[UNCERTAINTY-SCREENS-7] gives the same bits with %i workers and blocks of %i paths',
    async (count, length) => {
      const { run, target } = arrange({ count });
      const end = await run(length);
      const once = runSimulation(target.model, target.run, options);
      expect(end).toEqual({ kind: 'done', summary: once.ok ? once.summary : null });
    },
  );

  it.each(exampleFigures)(
    '[UNCERTAINTY-SCREENS-7] gives the figures in Node that Chromium is compared with: draw method $version',
    async ({ version, ...figures }) => {
      const end = await arrange({}, undefined, version).run();
      const summary = end.kind === 'done' ? end.summary : null;
      const median = summary?.statistics.ok
        ? summary.statistics.value.percentiles.find(({ probability }) => probability === 0.5)?.value
        : null;
      expect({ checksum: summary?.checksum, median }).toEqual(figures);
    },
  );

  it('[UNCERTAINTY-SCREENS-8] reports progress, and results after ever twice as many paths', async () => {
    const { run, progress, stages, target } = arrange({ count: 2 });
    await run(1_000);
    expect(progress).toEqual([1_000, 2_000, 3_000, 4_000, 5_000]);
    expect(stages.map(({ paths, summary }) => [paths, summary.paths])).toEqual([
      [1_000, 1_000],
      [2_000, 2_000],
      [4_000, 4_000],
      [5_000, 5_000],
    ]);
    const first = runSimulation(target.model, { ...target.run, paths: 1_000 }, options);
    expect(stages[0]?.summary).toEqual(first.ok ? first.summary : null);
  });

  it('[UNCERTAINTY-SCREENS-9] ends with what is done when canceled', async () => {
    const { run, controller, stages } = arrange({
      before: (name) => {
        if (name === 'summary') controller.abort();
        return undefined;
      },
    });
    expect(await run()).toEqual({ kind: 'canceled' });
    expect(stages).toEqual([]);
    expect(await run()).toEqual({ kind: 'canceled' });
  });

  it('[UNCERTAINTY-SCREENS-9] ends with the reason when a worker stops, and asks the others for nothing more', async () => {
    let asked = 0;
    const { run } = arrange({
      before: (name) => {
        if (name === 'block') asked += 1;
        return asked === 2 ? 'The calculation worker stopped unexpectedly.' : undefined;
      },
    });
    expect(await run(500)).toEqual({
      kind: 'failed',
      reason: 'The calculation worker stopped unexpectedly.',
    });
    expect(asked).toBe(2);
  });

  it('[UNCERTAINTY-SCREENS-10] refuses impossible correlations with a proposal, before any path', async () => {
    const { target, stages, progress } = arrange();
    const size = target.run.variables.length;
    const correlations = Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (__, j) => (i === j ? 1 : i < 3 && j < 3 ? -0.9 : 0)),
    );
    const end = await simulate(
      createFakeWorkers(),
      { ...target, run: { ...target.run, correlations } },
      options,
      { signal: new AbortController().signal, onProgress: () => undefined, onStage: () => undefined },
    );
    expect(end).toMatchObject({ kind: 'refused', reason: expect.stringContaining('inconsistent') });
    expect(end.kind === 'refused' ? end.proposal : undefined).toHaveLength(size);
    expect([stages, progress]).toEqual([[], []]);
  });
});

it('[UNCERTAINTY-SCREENS-8] has its last result with all paths', () => {
  const plain = (paths: number) =>
    stagesOf({ paths, sampling: { kind: 'plain' } }).map((stage) => stage.paths);
  expect(plain(1_000)).toEqual([1_000]);
  expect(plain(10_000)).toEqual([1_000, 2_000, 4_000, 8_000, 10_000]);
  expect(plain(1_000_000).at(-1)).toBe(1_000_000);
});

it('[UNCERTAINTY-SCREENS-26] has results of whole designs only, with the standard error between these', async () => {
  const { run: _run, ...watched } = arrange();
  const { target, stages } = watched;
  const run = { ...target.run, paths: 1_000, sampling: { kind: 'latin-hypercube', designs: 40 } } as const;
  expect(stagesOf(run).map(({ paths, sampling }) => [paths, sampling])).toEqual([
    [250, { kind: 'latin-hypercube', designs: 10 }],
    [500, { kind: 'latin-hypercube', designs: 20 }],
    [1_000, { kind: 'latin-hypercube', designs: 40 }],
  ]);
  const end = await simulate(createFakeWorkers({ count: 2 }), { ...target, run }, options, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onStage: (stage) => void stages.push(stage),
  });
  const once = runSimulation(target.model, run, options);
  expect(end).toEqual({ kind: 'done', summary: once.ok ? once.summary : null });
  const errorOf = ({ statistics }: SimulationStage['summary']): number =>
    (statistics.ok && statistics.value.mean.standardError) || Number.NaN;
  const [first] = stages;
  if (!once.ok || !once.summary.statistics.ok || !first) throw new Error('The run has figures.');
  expect(errorOf(first.summary)).toBe(once.summary.statistics.value.convergence.at(-3)?.mean.standardError);
  // Smaller than independent paths would have.
  const { standardDeviation } = once.summary.statistics.value;
  expect(errorOf(once.summary)).toBeLessThan(standardDeviation / Math.sqrt(1_000) / 2);
});
