import type { DocumentKindDefinition } from '../kinds/DocumentKindDefinition.js';
import { summaryOfRun } from './summaryOfRun.js';

/** The definition of simulation runs as a kind. */
export const simulationRunKind = {
  kind: 'simulation-run',
  noun: { one: 'simulation run', many: 'simulation runs' },
  currentVersion: 1,
  partOf: 'valuation-model',
  load: async () => (await import('./simulationRunForm.js')).simulationRunForm,
  summary: summaryOfRun,
  attachments: ['fundamentalsSnapshot'],
  rows: [],
  // A run is one fact: figures of one and settings of another would be no run.
  facts: [{ path: [], fields: ['model', 'run', 'options', 'result', 'settings', 'fundamentalsSnapshot'] }],
} as const satisfies DocumentKindDefinition;
