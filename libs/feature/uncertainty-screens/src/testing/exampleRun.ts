import { engineVersion } from '@finance-analyst/model-engine';
import { methodVersion, type SimulationTarget } from '@finance-analyst/uncertainty';
import { freeCashFlowToFirmExample, freeCashFlowToFirmModel } from '@finance-analyst/valuation';
import { outputName } from '../inputs/offeredInputs.js';

/** A run with several distributions and a correlation, for every host: it depends on no default that may improve. */
export const exampleTarget = (paths = 5_000, version = methodVersion): SimulationTarget => ({
  model: freeCashFlowToFirmModel(freeCashFlowToFirmExample.revenue_growth.length),
  run: {
    seed: 20261124,
    paths,
    methodVersion: version,
    sampling: { kind: 'plain' },
    template: 'free-cash-flow-to-firm 1, example',
    engineVersion,
    inputs: freeCashFlowToFirmExample,
    output: { name: outputName },
    variables: [
      {
        name: 'revenue_growth',
        effect: 'shift',
        distribution: { kind: 'normal', mean: 0, standardDeviation: 0.02 },
      },
      {
        name: 'operating_margin',
        effect: 'shift',
        distribution: { kind: 'pert', low: -0.04, mode: 0, high: 0.03 },
      },
      {
        name: 'terminal_growth',
        effect: 'shift',
        distribution: { kind: 'triangular', low: -0.01, mode: 0, high: 0.01 },
      },
      { name: 'beta', effect: 'shift', distribution: { kind: 'uniform', low: -0.1, high: 0.2 } },
    ],
    correlations: [
      [1, 0.4, 0, 0],
      [0.4, 1, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ],
  },
});

/** What Node computes for 5,000 paths of it by each draw method: a checksum of all, and their median to the last digit. */
export const exampleFigures = [
  { version: 1, checksum: '2418e8373071a66a', median: 26.40218067435174 },
  { version: 2, checksum: '73d77e38a10c9fcd', median: 26.41582657360821 },
] as const;
