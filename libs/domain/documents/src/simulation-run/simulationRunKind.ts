import type { DocumentKindDefinition } from '../kinds/DocumentKindDefinition.js';
import { valuationModelKind } from '../valuation-model/valuationModelKind.js';
import { summaryOfRun } from './summaryOfRun.js';

/** The definition of simulation runs as a kind. */
export const simulationRunKind = {
  kind: 'simulation-run',
  noun: { one: 'simulation run', many: 'simulation runs' },
  currentVersion: 1,
  partOf: 'valuation-model',
  load: async () => (await import('./simulationRunForm.js')).simulationRunForm,
  summary: summaryOfRun,
  attachments: valuationModelKind.attachments,
  rows: [],
  // A run is one fact: figures of one and settings of another would be no run.
  facts: [
    {
      path: [],
      fields: [
        'model',
        'instrument',
        'currency',
        'run',
        'options',
        'result',
        'settings',
        ...valuationModelKind.attachments,
      ],
    },
  ],
} as const satisfies DocumentKindDefinition;
