import type { CompiledModel } from '@finance-analyst/model-engine';
import type { Matrix } from '../correlation/eigensystem.js';
import { createCollector } from './createCollector.js';
import { createSimulation } from './createSimulation.js';
import type { SimulationRun } from './simulationRun.js';
import { summarizePaths, type SimulationSummary, type SummaryOptions } from './summarizePaths.js';

/** A summary of all paths, or why the run is not possible, with possible correlations where only those prevent it. */
export type SimulationResult =
  | { readonly ok: true; readonly summary: SimulationSummary }
  | { readonly ok: false; readonly reason: string; readonly proposal?: Matrix };

/** Runs all paths of a simulation here and now; workers share the blocks of one instead. */
export function runSimulation(
  model: CompiledModel,
  run: SimulationRun,
  options?: SummaryOptions,
): SimulationResult {
  const prepared = createSimulation(model, run);
  if (!prepared.ok) return prepared;
  const collector = createCollector(run.paths);
  collector.add(prepared.simulation.block(0, run.paths));
  const collected = collector.collect();
  return collected.ok ? { ok: true, summary: summarizePaths(collected.value, run, options) } : collected;
}
