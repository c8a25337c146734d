import { createDocument, simulatedModelOf, type SimulationRunDocument } from '@finance-analyst/documents';
import { exampleModel } from './exampleModel.js';

/** A run of a model. */
export const exampleRun = (id: string, modelId: string): SimulationRunDocument =>
  createDocument({
    kind: 'simulation-run',
    id,
    ownerId: 'device',
    title: `Run ${id}`,
    now: '2025-11-21T10:00:00.000Z',
    body: {
      ...simulatedModelOf({ ...exampleModel(modelId), baseRevision: 1 }),
      run: {
        seed: 7,
        paths: 1_000,
        sampling: { kind: 'plain' },
        template: 'template 1',
        engineVersion: '0.1.0',
        inputs: { beta: 1 / 3 },
        output: { name: 'value_per_share' },
        variables: [],
      },
      options: {},
      result: { checksum: 'abc', paths: 1_000, failed: 1_000, statistics: null },
      settings: {},
    },
  });
