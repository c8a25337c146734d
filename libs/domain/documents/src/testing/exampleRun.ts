import { createDocument } from '../envelope/createDocument.js';
import { simulatedModelOf } from '../simulation-run/simulatedModelOf.js';
import type { SimulationRunBody, SimulationRunDocument } from '../simulation-run/SimulationRunDocument.js';
import { exampleModel } from './exampleModel.js';

export const exampleRunBody: SimulationRunBody = {
  ...simulatedModelOf({ ...exampleModel, baseRevision: 3 }),
  run: {
    seed: 7,
    paths: 1_000,
    methodVersion: 2,
    sampling: { kind: 'latin-hypercube', designs: 10 },
    template: 'free-cash-flow-to-firm 1 sha256-0',
    engineVersion: '0.1.0',
    inputs: { beta: 1.1, revenue_growth: [0.08, 0.07], terminal_method: 'perpetual_growth' },
    output: { name: 'value_per_share' },
    variables: [
      {
        name: 'revenue_growth',
        effect: 'shift',
        distribution: { kind: 'normal', mean: 0, standardDeviation: 0.02 },
      },
      {
        name: 'beta',
        effect: 'shift',
        distribution: {
          kind: 'discrete',
          outcomes: [
            { value: -0.1, probability: 0.4 },
            { value: 0.2, probability: 0.6 },
          ],
        },
      },
    ],
    correlations: [
      [1, 0.3],
      [0.3, 1],
    ],
  },
  options: { percentiles: [0.1, 0.5, 0.9], price: 101.5, largestStandardError: 1 },
  result: {
    checksum: '0123456789abcdef',
    paths: 1_000,
    failed: 2,
    statistics: {
      mean: { value: 110, standardError: 0.4 },
      standardDeviation: 12,
      percentiles: [{ probability: 0.5, value: 109, standardError: null }],
      loss: { value: 0.25, standardError: 0.01, lowest: 0.249, highest: 0.251 },
      isConverged: true,
    },
  },
  settings: { seed: 7, paths: 1_000 },
};

/** A small valid simulation run for tests. */
export const exampleRun: SimulationRunDocument = createDocument({
  kind: 'simulation-run',
  id: 'run-1',
  ownerId: 'device',
  title: 'Acme base case: seed 7',
  now: '2025-11-21T10:00:00.000Z',
  body: exampleRunBody,
});
