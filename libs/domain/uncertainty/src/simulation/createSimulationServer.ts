import type { CompiledModel } from '@finance-analyst/model-engine';
import type { CollectedPaths } from './createCollector.js';
import { createSimulation, type SimulationPreparation } from './createSimulation.js';
import type { PathBlock } from './pathBlock.js';
import type { SimulationRun } from './simulationRun.js';
import { summarizePaths, type SimulationSummary, type SummaryOptions } from './summarizePaths.js';

/** What a worker needs to know of a run. */
export interface SimulationTarget {
  readonly model: CompiledModel;
  readonly run: SimulationRun;
}

/** Whether a run is possible: plain data, as a worker returns it. */
export type SimulationCheck = { readonly ok: true } | Extract<SimulationPreparation, { readonly ok: false }>;

/** Paths to compute, by the position of the first and their number. */
export interface BlockRequest extends SimulationTarget {
  readonly firstPath: number;
  readonly count: number;
}

/** Computed paths to summarize, with the run that they are of. */
export interface SummaryRequest {
  readonly paths: CollectedPaths;
  readonly run: SimulationRun;
  readonly options: SummaryOptions;
}

/** The parts of a simulation as functions of plain data, for a worker. A run is prepared once for all its blocks. */
export function createSimulationServer() {
  let prepared: { readonly of: string; readonly preparation: SimulationPreparation } | null = null;
  const prepare = ({ model, run }: SimulationTarget): SimulationPreparation => {
    const of = JSON.stringify([model.source, model.timeline, run]);
    if (prepared?.of !== of) prepared = { of, preparation: createSimulation(model, run) };
    return prepared.preparation;
  };
  return {
    check: (target: SimulationTarget): SimulationCheck => {
      const preparation = prepare(target);
      return preparation.ok ? { ok: true } : preparation;
    },
    /** Throws for a run that `check` refuses. */
    block: ({ firstPath, count, ...target }: BlockRequest): PathBlock => {
      const preparation = prepare(target);
      if (!preparation.ok) throw new Error(preparation.reason);
      return preparation.simulation.block(firstPath, count);
    },
    summary: ({ paths, run, options }: SummaryRequest): SimulationSummary =>
      summarizePaths(paths, run, options),
  };
}
