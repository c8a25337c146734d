import {
  createBatch,
  defaultBlockLength,
  engineVersion,
  type CompiledModel,
} from '@finance-analyst/model-engine';
import type { Matrix } from '../correlation/eigensystem.js';
import { createSampler, type Sampler } from '../sampling/createSampler.js';
import type { PathBlock, PathFailure } from './pathBlock.js';
import { placeDraws, type DrawPlace } from './placeDraws.js';
import type { SimulationRun } from './simulationRun.js';

/** A run, ready for its paths. */
export interface Simulation {
  readonly sampler: Sampler;
  /** The output of `count` paths from `firstPath` on. */
  readonly block: (firstPath: number, count: number) => PathBlock;
}

/** A simulation that is ready to run, or why the run is not possible. */
export type SimulationPreparation =
  | { readonly ok: true; readonly simulation: Simulation }
  | {
      readonly ok: false;
      readonly reason: string;
      /** Possible correlations near those given, where these are impossible. */
      readonly proposal?: Matrix;
    };

/** Paths drawn and computed together, as many as a batch computes at once; any other number gives the same figures. */
const chunkLength = defaultBlockLength;

/** Prepares a run of a compiled model, or says what is wrong with it. */
export function createSimulation(model: CompiledModel, run: SimulationRun): SimulationPreparation {
  if (run.engineVersion !== engineVersion)
    return {
      ok: false,
      reason: `This run was computed with version ${run.engineVersion} of the engine; this release has ${engineVersion}.`,
    };
  const sampled = createSampler(run);
  if (!sampled.ok) return sampled;
  const { sampler } = sampled;
  const found = placeDraws(model, run.inputs, run.variables);
  if (!found.ok) return found;
  const places = found.value;
  const created = createBatch(model, { outputs: [run.output], varying: places, fixed: run.inputs });
  if (!created.ok)
    return { ok: false, reason: created.problems.map(({ message }) => `${message}.`).join(' ') };
  const { batch } = created;
  const drawColumns = run.variables.map(() => new Float64Array(chunkLength));
  const placeColumns = places.map(() => new Float64Array(chunkLength));

  const block: Simulation['block'] = (firstPath, count) => {
    const outputs = new Float64Array(count);
    const failures = new Map<string, number>();
    for (let from = 0; from < count; from += chunkLength) {
      const length = Math.min(chunkLength, count - from);
      const draws =
        length === chunkLength ? drawColumns : drawColumns.map((column) => column.subarray(0, length));
      sampler.draw(firstPath + from, draws);
      const columns = places.map((place, at) => placed(place, draws, placeColumns[at] as Float64Array));
      const results = [outputs.subarray(from, from + length)];
      batch.run(columns, results);
      if ((results[0] as Float64Array).includes(Number.NaN)) {
        const { codes, reasons } = batch.failures(columns, results);
        for (const code of codes[0] ?? []) {
          const failure = code === 0 ? undefined : reasons[code - 1];
          if (failure) failures.set(failure.reason, (failures.get(failure.reason) ?? 0) + 1);
        }
      }
    }
    return {
      firstPath,
      outputs,
      failures: [...failures].map(([reason, paths]): PathFailure => ({ reason, paths })),
    };
  };
  return { ok: true, simulation: { sampler, block } };
}

/** The figures of a place: the draws, or in `shifted` their sums with its base. */
function placed(
  { variable, base }: DrawPlace,
  draws: readonly Float64Array[],
  shifted: Float64Array,
): Float64Array {
  const drawn = draws[variable] as Float64Array;
  if (base === 0) return drawn;
  for (let at = 0; at < drawn.length; at += 1) shifted[at] = base + (drawn[at] as number);
  return shifted.subarray(0, drawn.length);
}
