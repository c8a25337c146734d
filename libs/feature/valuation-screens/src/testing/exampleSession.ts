import type { ValuationModelDocument } from '@finance-analyst/documents';
import { createDocumentSession, type DerivedParts, type DocumentSession } from '@finance-analyst/workspace';
import { exampleDocument } from './exampleModel.js';
import { workspaceInMemory } from './exampleSaving.js';

/** A session of a model that was never saved, in this tab's memory. */
export const exampleSession = (
  opened: ValuationModelDocument = exampleDocument(),
  derived?: DerivedParts<ValuationModelDocument>,
): DocumentSession<ValuationModelDocument> =>
  createDocumentSession({
    workspace: workspaceInMemory(),
    opened: { document: opened },
    derived,
    nowMs: () => performance.now(),
  });
