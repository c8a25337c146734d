export type { BroadcastPort } from './announcements.js';
export type { AttachmentNames } from './attachments/AttachmentNames.js';
export { attachmentNamesOf } from './attachments/attachmentNamesOf.js';
export { completeWorkspace } from './completeWorkspace.js';
export {
  type CompleteWorkspace,
  createStartingWorkspace,
  type StartingWorkspace,
} from './createStartingWorkspace.js';
export { createWorkspace } from './createWorkspace.js';
export type { DocumentHistory } from './documents/history.js';
export type { DocumentOutline } from './documents/outline.js';
export { readWhole } from './documents/readWhole.js';
export type { DamagedRecord } from './documents/storeDamaged.js';
export type { RevisionRow } from './documents/revisions.js';
export { type DocumentOfKind, ofKind } from './documents/ofKind.js';
export type { OpenedForEditing } from './documents/openForEditing.js';
export type { Drafts } from './drafts/createDrafts.js';
export type { Draft, DraftMark } from './drafts/Draft.js';
export type { EditingLocks } from './editing/EditingLocks.js';
export { notifyOfDocuments } from './notifications/notifyOfDocuments.js';
export type { Failure, FailureCode, Outcome, SaveConflict, SaveOutcome } from './Outcome.js';
export type { DocumentRow } from './records/DocumentRow.js';
export { createReloadGuard, type StoredWork } from './reload/createReloadGuard.js';
export { lostByReload, type LostWork } from './reload/lostByReload.js';
export { connectSavedModels } from './saved-models/connectSavedModels.js';
export {
  type SavedModelsState,
  savedModelsSlice,
  type WithSavedModels,
} from './saved-models/savedModelsSlice.js';
export { selectSavedModels, selectSavedPortfolios, selectWorkspaceStatus } from './saved-models/selectors.js';
export { type BorrowedSession, borrowSession, type BorrowingOptions } from './sessions/borrowSession.js';
export { createDocumentSession } from './sessions/createDocumentSession.js';
export type { DerivedParts } from './sessions/DerivedParts.js';
export type { DocumentContent } from './sessions/DocumentContent.js';
export type {
  BodyChange,
  Copied,
  Deletion,
  DocumentSession,
  MergedVersion,
  SettledConflict,
  EditWords,
  SaveEnd,
  SaveStatus,
  SessionState,
} from './sessions/DocumentSession.js';
export {
  type EditHistory,
  nextRedo,
  nextUndo,
  recordEdit,
  redo,
  startHistory,
  undo,
} from './sessions/editHistory.js';
export type { SessionDependencies } from './sessions/SessionDependencies.js';
export type { SessionOpening } from './sessions/SessionOpening.js';
export type { RefusedEntry, SessionEntries } from './sessions/SessionEntries.js';
export { type SimulationRuns, simulationRunsOf } from './simulation-runs/simulationRunsOf.js';
export type { Timers } from './Timers.js';
export type { Workspace, WorkspaceDependencies, WorkspaceEvent, WorkspaceStatus } from './Workspace.js';
