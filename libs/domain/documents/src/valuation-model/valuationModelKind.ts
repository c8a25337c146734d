import type { DocumentKindDefinition } from '../kinds/DocumentKindDefinition.js';
import { summaryOfModel } from './summaryOfModel.js';

/** The definition of valuation models as a kind. */
export const valuationModelKind = {
  kind: 'valuation-model',
  noun: { one: 'model', many: 'models' },
  currentVersion: 5,
  load: async () => (await import('./valuationModelForm.js')).valuationModelForm,
  summary: summaryOfModel,
  attachments: ['fundamentalsSnapshot', 'peerStatements'],
} as const satisfies DocumentKindDefinition;
