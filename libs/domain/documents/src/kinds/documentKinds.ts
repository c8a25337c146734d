import type { ValuationModelDocument } from '../valuation-model/ValuationModel.js';
import { valuationModelKind } from '../valuation-model/valuationModelKind.js';
import type { DocumentKindDefinition } from './DocumentKindDefinition.js';

/** Every kind of document an analyst can have. */
export type AnalystDocument = ValuationModelDocument;

export type DocumentKind = AnalystDocument['kind'];

/** The document kinds and the version of each that this build writes. */
export const documentKinds: Readonly<Record<DocumentKind, DocumentKindDefinition>> = {
  'valuation-model': valuationModelKind,
};
