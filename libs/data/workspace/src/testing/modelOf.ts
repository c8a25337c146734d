import type { AnalystDocument, ValuationModelDocument } from '@finance-analyst/documents';

/** A document that has to be a model. */
export function modelOf(document: AnalystDocument): ValuationModelDocument {
  if (document.kind !== 'valuation-model') throw new Error(`A ${document.kind} is no model.`);
  return document;
}
