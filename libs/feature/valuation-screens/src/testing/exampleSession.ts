import type { AnalystDocument } from '@finance-analyst/documents';
import { createDocumentSession, type DocumentSession } from '@finance-analyst/workspace';
import { derivedPartsOf } from '../editing/derivedPartsOf.js';
import { exampleDocument, fundamentalsOf } from './exampleModel.js';
import { workspaceInMemory } from './exampleSaving.js';

/** A session of a model that was never saved, in this tab's memory. */
export const exampleSession = (opened: AnalystDocument = exampleDocument()): DocumentSession =>
  createDocumentSession({
    workspace: workspaceInMemory(),
    opened: { document: opened },
    derived: derivedPartsOf(opened, fundamentalsOf(opened)),
    nowMs: () => performance.now(),
  });
