import { createSelector } from '@reduxjs/toolkit';
import type { DocumentRow } from '../records/DocumentRow.js';
import type { WorkspaceStatus } from '../Workspace.js';
import type { SavedModelsState, WithSavedModels } from './savedModelsSlice.js';

export const selectSavedModels = (state: WithSavedModels): SavedModelsState => state.savedModels;

export const selectWorkspaceStatus = (state: WithSavedModels): WorkspaceStatus => state.savedModels.workspace;

/** The newest `count` saved models. */
export const selectRecentModels: (state: WithSavedModels, count: number) => readonly DocumentRow[] =
  createSelector(
    [(state: WithSavedModels) => state.savedModels.rows, (_state: WithSavedModels, count: number) => count],
    (rows, count) => rows.filter((row) => row.kind === 'valuation-model').slice(0, count),
  );
