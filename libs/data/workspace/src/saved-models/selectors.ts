import type { WorkspaceStatus } from '../Workspace.js';
import type { SavedModelsState, WithSavedModels } from './savedModelsSlice.js';

export const selectSavedModels = (state: WithSavedModels): SavedModelsState => state.savedModels;

export const selectWorkspaceStatus = (state: WithSavedModels): WorkspaceStatus => state.savedModels.workspace;
