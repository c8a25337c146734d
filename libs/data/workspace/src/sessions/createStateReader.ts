import {
  type AnalystDocument,
  conflictSide,
  type MergeConflict,
  rulesOfKinds,
} from '@finance-analyst/documents';
import { isWaitingForStorage } from '../storage/isWaitingForStorage.js';
import type { WorkspaceStatus } from '../Workspace.js';
import type { DocumentContent } from './DocumentContent.js';
import type { SaveStatus, SessionState } from './DocumentSession.js';
import type { SessionFacts } from './SessionFacts.js';

const isOf = ({ title, body }: DocumentContent, other: DocumentContent): boolean =>
  title === other.title && body === other.body;

const keptIn = (status: WorkspaceStatus): SessionState['keptIn'] => {
  if (status.storage === 'memory') return 'tab';
  // Edits made while the storage waits for another tab are written only after that tab gives way.
  return isWaitingForStorage(status) ? 'nowhere' : 'device';
};

/** Derives a session's state from its facts. `status` says where documents are stored now. */
export function createStateReader(
  opened: AnalystDocument,
  status: () => WorkspaceStatus,
): (facts: SessionFacts) => SessionState {
  let renamedFrom: AnalystDocument | null = null;
  let renamed = opened;
  /** Returns the same object for the same name, so that comparing by identity detects no change. */
  const documentOf = ({ stored, history }: SessionFacts): AnalystDocument => {
    const { title } = history.present;
    if (stored.title === title) return stored;
    if (renamedFrom !== stored || renamed.title !== title) renamed = { ...stored, title };
    renamedFrom = stored;
    return renamed;
  };

  const mergedOf = ({ merged, history }: SessionFacts, document: AnalystDocument): SessionState['merged'] => {
    if (!merged) return null;
    const edited = { ...document, ...history.present };
    const sideOf = (conflict: MergeConflict) => conflictSide(edited, conflict, rulesOfKinds[edited.kind]);
    const conflicts = merged.conflicts.map((conflict) => ({ conflict, side: sideOf(conflict) }));
    return { ...merged, conflicts };
  };

  return (facts) => {
    const { history, saved, outcome, refused, newest, copied, draftProblem, editing, separate } = facts;
    const document = documentOf(facts);
    const isEdited = !saved || !isOf(saved, history.present);
    const settled: SaveStatus = { kind: document.baseRevision === 0 ? 'unsaved' : 'edited' };
    const isNewer = newest?.id === document.id && newest.baseRevision > document.baseRevision;
    return {
      document,
      editing,
      isTaking: facts.isTaking,
      history,
      status: refused
        ? { kind: 'refused', entry: refused }
        : (outcome ?? (isEdited ? settled : { kind: 'saved' })),
      isEdited,
      newer: isNewer ? newest : null,
      merged: mergedOf(facts, document),
      copied,
      keptIn: draftProblem === null ? keptIn(status()) : 'nowhere',
      draftProblem,
      restoredAt: isEdited ? facts.restoredAt : null,
      separate,
      storedAs: facts.isStored ? document.id : null,
      deletion: facts.deletion,
    };
  };
}
