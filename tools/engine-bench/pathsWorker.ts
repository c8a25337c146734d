import { parentPort, workerData } from 'node:worker_threads';
import { createSimulation } from '@finance-analyst/uncertainty';
import { freeCashFlowToFirmModel } from '@finance-analyst/valuation';
import { simulationRun, simulationYears } from './simulationBench.ts';

const { paths, pathsPerBlock } = workerData as { paths: number; pathsPerBlock: number };
const created = createSimulation(freeCashFlowToFirmModel(simulationYears), simulationRun(paths));
if (!created.ok) throw new Error(created.reason);
const { block } = created.simulation;

/** Answers the first path of a block with the figures of its paths. */
parentPort?.on('message', (firstPath: number) => {
  const { outputs } = block(firstPath, Math.min(pathsPerBlock, paths - firstPath));
  parentPort?.postMessage({ firstPath, outputs }, [outputs.buffer as ArrayBuffer]);
});
