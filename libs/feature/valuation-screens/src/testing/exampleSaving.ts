import type { DocumentSaving } from '@finance-analyst/document-editing';
import type { ValuationModelDocument } from '@finance-analyst/documents';
import { setAssumption } from '@finance-analyst/valuation';
import { createWorkspace } from '@finance-analyst/workspace';
import { exampleDocument } from './exampleModel.js';

const nothing = (): void => undefined;

/** Nothing is written to the disk of who looks at the catalogue. */
export const workspaceInMemory = () =>
  createWorkspace({
    indexedDB: undefined,
    clock: () => new Date('2026-11-20T22:45:00.000Z'),
    createId: () => 'this-tab',
    ownerId: 'device',
  });

/** The example model as its first version, edited. */
export const exampleSaving: DocumentSaving<ValuationModelDocument> = {
  status: { kind: 'edited' },
  isEdited: true,
  document: { ...exampleDocument(), baseRevision: 1 },
  newer: null,
  editing: 'here',
  isTaking: false,
  restoredAt: null,
  separate: [],
  revert: nothing,
  restore: async () => ({ kind: 'saved', version: 2 }),
  editHere: nothing,
  forgetSeparate: nothing,
  deletion: null,
  recover: async () => undefined,
  deleteAgain: async () => undefined,
  forgetDeletion: nothing,
  save: async () => ({ kind: 'saved', version: 2 }),
  saveCopy: async () => ({ kind: 'saved', version: 1 }),
  saveOver: async () => ({ kind: 'saved', version: 3 }),
  rename: async () => ({ kind: 'saved', version: 2 }),
  merged: null,
  forgetMerged: nothing,
  settle: nothing,
  copied: null,
  forgetCopied: nothing,
  keptIn: 'device',
  draftProblem: null,
};

/** The same, after another tab saved its second version. */
export const savingWithNewer: DocumentSaving<ValuationModelDocument> = {
  ...exampleSaving,
  newer: {
    ...exampleSaving.document,
    baseRevision: 2,
    updatedAt: '2026-11-20T22:40:00.000Z',
    body: setAssumption(exampleSaving.document.body, 'beta', 0.7),
  },
};
