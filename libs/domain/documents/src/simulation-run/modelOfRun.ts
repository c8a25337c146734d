import type { AnalystDocument } from '../kinds/documentKinds.js';
import { loadDocumentForms, parseDocument } from '../parsing/parseDocument.js';
import type { ParsedDocument } from '../parsing/ParsedDocument.js';
import type { SimulationRunDocument } from './SimulationRunDocument.js';

/** The model that a run is of, as it was then, from the run alone. Rejects with `FormNotLoaded`. */
export async function modelOfRun({
  ownerId,
  createdAt,
  body,
}: SimulationRunDocument): Promise<ParsedDocument<AnalystDocument>> {
  const { id, revision, title, schemaVersion, body: light } = body.model;
  await loadDocumentForms('valuation-model');
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
  });
}
