import { loadDocumentForms, parseDocument } from '../parsing/parseDocument.js';
import type { ParsedDocument } from '../parsing/ParsedDocument.js';
import type { ValuationModelDocument } from '../valuation-model/ValuationModel.js';
import type { SimulationRunDocument } from './SimulationRunDocument.js';

/** The model that a run is of, as it was then, from the run alone. Rejects with `FormNotLoaded`. */
export async function modelOfRun({
  ownerId,
  createdAt,
  body,
}: SimulationRunDocument): Promise<ParsedDocument<ValuationModelDocument>> {
  const { id, revision, title, schemaVersion, body: light } = body.model;
  await loadDocumentForms('valuation-model');
  // A document is of the kind that it says.
  return parseDocument({
    id,
    kind: 'valuation-model',
    schemaVersion,
    ownerId,
    baseRevision: revision,
    title,
    createdAt,
    updatedAt: createdAt,
    body: {
      ...light,
      fundamentalsSnapshot: body.fundamentalsSnapshot,
      peerStatements: body.peerStatements,
    },
  }) as ParsedDocument<ValuationModelDocument>;
}
