import {
  createCollector,
  type PathBlock,
  type Sampling,
  type SimulationCheck,
  type SimulationRun,
  type SimulationSummary,
  type SimulationTarget,
  type SummaryOptions,
} from '@finance-analyst/uncertainty';
import type { TaskOutcome } from '@finance-analyst/compute';
import type { SimulationWorkers } from './SimulationWorkers.js';

/** The result after the first paths, up to all. */
export interface SimulationStage {
  readonly paths: number;
  readonly summary: SimulationSummary;
}

export interface SimulationWatch {
  readonly signal: AbortSignal;
  /** Called with the number of paths that are computed. */
  readonly onProgress: (paths: number) => void;
  readonly onStage: (stage: SimulationStage) => void;
}

export type SimulationEnd =
  | { readonly kind: 'done'; readonly summary: SimulationSummary }
  | { readonly kind: 'canceled' }
  /** The run is not possible; impossible correlations have a proposal. */
  | ({ readonly kind: 'refused' } & Pick<Extract<SimulationCheck, { ok: false }>, 'reason' | 'proposal'>)
  | { readonly kind: 'failed'; readonly reason: string };

const firstStage = 1_000;
/** Between fewer designs, a standard error is itself mostly chance. */
const fewestDesigns = 8;
/** A worker computes it in some 20 ms, so that it hears of a cancellation; the model is sent with each block. */
const usualBlockLength = 65_536;

/** After how many paths there is a result: ever twice as many, up to all. */
export function stagesOf({ paths, sampling }: Pick<SimulationRun, 'paths' | 'sampling'>): readonly Stage[] {
  if (sampling.kind === 'plain') {
    const stages: Stage[] = [];
    for (let stage = firstStage; stage < paths; stage *= 2) stages.push({ paths: stage, sampling });
    return [...stages, { paths, sampling }];
  }
  // The paths of a part of a design say nothing of its error, so a stage has whole designs.
  const stages: Stage[] = [];
  let { designs } = sampling;
  do {
    stages.unshift({
      paths: (paths / sampling.designs) * designs,
      sampling: { kind: sampling.kind, designs },
    });
    designs = Math.floor(designs / 2);
  } while (designs >= fewestDesigns);
  return stages;
}

/** The first paths of a run, and how they were drawn. */
interface Stage {
  readonly paths: number;
  readonly sampling: Sampling;
}

/**
 * Simulates in the workers, a block of paths at a time. How many workers there are, and how long the blocks are, changes no
 * bit of the result.
 */
export async function simulate(
  workers: SimulationWorkers,
  target: SimulationTarget,
  options: SummaryOptions,
  { signal, onProgress, onStage }: SimulationWatch,
  blockLength = usualBlockLength,
): Promise<SimulationEnd> {
  const { run } = target;
  const stop = new AbortController();
  const onAbort = (): void => {
    stop.abort();
  };
  if (signal.aborted) return { kind: 'canceled' };
  signal.addEventListener('abort', onAbort);
  const asked = { signal: stop.signal };
  const collector = createCollector(run.paths);
  let done = 0;
  const addBlocks = async (
    from: number,
    to: number,
  ): Promise<Extract<TaskOutcome<PathBlock>, { ok: false }> | null> => {
    const requests = Array.from({ length: Math.ceil((to - from) / blockLength) }, async (_, at) => {
      const firstPath = from + at * blockLength;
      const count = Math.min(blockLength, to - firstPath);
      const outcome = await workers.run({ name: 'block', input: { ...target, firstPath, count } }, asked);
      if (outcome.ok) {
        collector.add(outcome.value);
        done += count;
        onProgress(done);
      }
      return outcome;
    });
    return (await Promise.all(requests)).find((outcome) => !outcome.ok) ?? null;
  };
  const endOf = (failure: Extract<TaskOutcome<unknown>, { ok: false }>): SimulationEnd =>
    failure.code === 'cancelled' ? { kind: 'canceled' } : { kind: 'failed', reason: failure.reason };

  try {
    const checked = await workers.run({ name: 'check', input: target }, asked);
    if (!checked.ok) return endOf(checked);
    if (!checked.value.ok) {
      const { reason, proposal } = checked.value;
      return { kind: 'refused', reason, ...(proposal ? { proposal } : {}) };
    }
    let before = 0;
    let last: SimulationSummary | null = null;
    for (const { paths: stage, sampling } of stagesOf(run)) {
      const failure = await addBlocks(before, stage);
      if (failure) return endOf(failure);
      before = stage;
      const collected = collector.collect(stage);
      if (!collected.ok) return { kind: 'failed', reason: collected.reason };
      const summarized = await workers.run(
        { name: 'summary', input: { paths: collected.value, run: { ...run, sampling }, options } },
        asked,
      );
      if (!summarized.ok) return endOf(summarized);
      last = summarized.value;
      onStage({ paths: stage, summary: last });
    }
    return last ? { kind: 'done', summary: last } : { kind: 'failed', reason: 'There are no paths.' };
  } finally {
    signal.removeEventListener('abort', onAbort);
    // What other blocks of a failed run still wait for is of no use.
    stop.abort();
  }
}
