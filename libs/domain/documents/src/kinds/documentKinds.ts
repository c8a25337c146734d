import { summaryOfModel } from '../valuation-model/summaryOfModel.js';
import { valuationModelSchema } from '../valuation-model/valuationModelSchema.js';
import type { ValuationModelDocument } from '../valuation-model/ValuationModel.js';
import type { DocumentKindDefinition } from './DocumentKindDefinition.js';

/** Every document that an analyst can own. */
export type AnalystDocument = ValuationModelDocument;

export type DocumentKind = AnalystDocument['kind'];

/** The kinds of document and the version of each that this build writes. */
export const documentKinds: Readonly<Record<DocumentKind, DocumentKindDefinition>> = {
  'valuation-model': {
    kind: 'valuation-model',
    noun: { one: 'valuation model', many: 'valuation models' },
    currentVersion: 1,
    bodySchema: valuationModelSchema,
    migrations: {},
    summary: summaryOfModel,
    rows: [{ path: ['assumptions'], id: 'id' }],
  },
};
