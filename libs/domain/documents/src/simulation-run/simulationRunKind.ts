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
} as const satisfies DocumentKindDefinition;
