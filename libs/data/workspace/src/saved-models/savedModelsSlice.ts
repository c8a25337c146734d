import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DocumentRow } from '../records/DocumentRow.js';
import type { WorkspaceStatus } from '../Workspace.js';

export interface SavedModelsState {
  readonly phase: 'waiting' | 'loaded' | 'failed';
  /** Newest first. Kept from the last good answer when a later one fails. */
  readonly rows: readonly DocumentRow[];
  /** Why the list could not be read. */
  readonly reason: string | null;
  readonly workspace: WorkspaceStatus;
}

const initialState: SavedModelsState = {
  phase: 'waiting',
  rows: [],
  reason: null,
  workspace: { storage: 'opening', reason: null },
};

/** The list of saved models as screens show it; the documents themselves stay in the workspace. */
export const savedModelsSlice = createSlice({
  name: 'savedModels',
  initialState,
  reducers: {
    savedModelsLoaded: (state, { payload }: PayloadAction<readonly DocumentRow[]>): SavedModelsState => ({
      ...state,
      phase: 'loaded',
      rows: payload,
      reason: null,
    }),
    savedModelsFailed: (state, { payload }: PayloadAction<string>): SavedModelsState => ({
      ...state,
      phase: 'failed',
      reason: payload,
    }),
    workspaceStatusChanged: (state, { payload }: PayloadAction<WorkspaceStatus>): SavedModelsState => ({
      ...state,
      workspace: payload,
    }),
  },
});

export const { savedModelsLoaded, savedModelsFailed, workspaceStatusChanged } = savedModelsSlice.actions;

/** The part of the app's state that this library owns. */
export interface WithSavedModels {
  readonly savedModels: SavedModelsState;
}
