import type { DocumentKindDefinition } from '../kinds/DocumentKindDefinition.js';
import { summaryOfModel } from './summaryOfModel.js';

/** What the product knows about valuation models. */
export const valuationModelKind = {
  kind: 'valuation-model',
  noun: { one: 'valuation model', many: 'valuation models' },
  currentVersion: 1,
  load: async () => (await import('./valuationModelForm.js')).valuationModelForm,
  summary: summaryOfModel,
  attachments: ['fundamentalsSnapshot'],
  rows: [{ path: ['assumptions'], id: 'id' }],
  facts: [
    { path: ['assumptions', '*'], fields: ['value', 'edited', 'reason'] },
    { path: ['priceSnapshot'], fields: ['price', 'currency', 'asOf', 'source'] },
  ],
} as const satisfies DocumentKindDefinition;
