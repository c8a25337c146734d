import type { MergeRules } from '../merge/MergeRules.js';
import { valuationModelKind } from '../valuation-model/valuationModelKind.js';

/** How versions of a simulation run merge. */
export const simulationRunRules: MergeRules = {
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
};
