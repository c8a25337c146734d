export type { DiscreteOutcome, Distribution } from './distributions/distribution.js';
export { distributionProblem } from './distributions/distributionProblem.js';
export { quantileOf } from './distributions/createQuantile.js';
export { inverseNormal } from './draws/inverseNormal.js';
export { methodVersion } from './draws/drawMethod.js';
export { normalProbability } from './draws/normalProbability.js';
export { factorCorrelations, type CorrelationFactor } from './correlation/factorCorrelations.js';
export { nearestCorrelations } from './correlation/nearestCorrelations.js';
export type { Matrix } from './correlation/eigensystem.js';
export {
  variableName,
  type Sampling,
  type SamplingPlan,
  type UncertainInput,
} from './sampling/samplingPlan.js';
export { createSampler, type Sampler, type SamplerResult } from './sampling/createSampler.js';
export type { SimulationRun } from './simulation/simulationRun.js';
export {
  createSimulation,
  type Simulation,
  type SimulationPreparation,
} from './simulation/createSimulation.js';
export {
  createSimulationServer,
  type BlockRequest,
  type SimulationCheck,
  type SimulationTarget,
  type SummaryRequest,
} from './simulation/createSimulationServer.js';
export type { PathBlock, PathFailure } from './simulation/pathBlock.js';
export { createCollector, type CollectedPaths, type Collector } from './simulation/createCollector.js';
export {
  summarizePaths,
  type LossProbability,
  type SimulationStatistics,
  type SimulationSummary,
  type SummaryOptions,
} from './simulation/summarizePaths.js';
export { runSimulation, type SimulationResult } from './simulation/runSimulation.js';
export { ascendingFigures, type AscendingFigures } from './results/ascendingFigures.js';
export { estimatePositions } from './results/createEstimator.js';
export { percentileOf } from './results/percentileOf.js';
export type { Estimate, PercentileEstimate } from './results/estimate.js';
export type { ConvergencePoint } from './results/convergenceOf.js';
export type { Histogram } from './results/histogramOf.js';
export {
  tornadoOf,
  type Tornado,
  type TornadoBar,
  type TornadoEnd,
  type TornadoRequest,
} from './tornado/tornadoOf.js';
export {
  evaluateGrid,
  type Grid,
  type GridAxis,
  type GridInput,
  type GridRequest,
} from './grid/evaluateGrid.js';
export {
  weighCases,
  weightTolerance,
  type CasesAnswer,
  type CasesResult,
  type WeightedCase,
} from './cases/weighCases.js';
export { growthShift, marginShift, type HistoricalShift } from './history/shiftFromHistory.js';
export { shareOut, type Change, type ChangeShare, type SharedOut } from './shares/shareOut.js';
