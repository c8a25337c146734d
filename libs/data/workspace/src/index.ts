export type { BroadcastPort } from './announcements.js';
export { createWorkspace } from './createWorkspace.js';
export type { DocumentHistory } from './documents/history.js';
export type { QuarantinedRecord } from './documents/quarantine.js';
export type { RevisionRow } from './documents/revisions.js';
export type { SessionLocks } from './drafts/createSessionLock.js';
export type { Drafts } from './drafts/createDrafts.js';
export type { Draft } from './drafts/Draft.js';
export type { Failure, FailureCode, Outcome, SaveConflict, SaveOutcome } from './Outcome.js';
export type { DocumentRow } from './records/DocumentRow.js';
export { connectSavedModels } from './saved-models/connectSavedModels.js';
export {
  type SavedModelsState,
  savedModelsSlice,
  type WithSavedModels,
} from './saved-models/savedModelsSlice.js';
export { selectSavedModels, selectWorkspaceStatus } from './saved-models/selectors.js';
export type { Timers } from './Timers.js';
export type { Workspace, WorkspaceEdges, WorkspaceEvent, WorkspaceStatus } from './Workspace.js';
