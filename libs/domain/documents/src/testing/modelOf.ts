import type { AnalystDocument } from '../kinds/documentKinds.js';
import type { ValuationModelDocument } from '../valuation-model/ValuationModel.js';

/** A document that has to be a model. */
export function modelOf(document: AnalystDocument): ValuationModelDocument {
  if (document.kind !== 'valuation-model') throw new Error(`A ${document.kind} is no model.`);
  return document;
}
