import type { AnalystDocument } from '@finance-analyst/documents';
import type { WorkspaceStatus } from '../Workspace.js';
import type { SavedModelsState, WithSavedModels } from './savedModelsSlice.js';

/** The list of the documents of a kind; the same object for the same state. */
function savedOf(kind: AnalystDocument['kind']): (state: WithSavedModels) => SavedModelsState {
  const known = new WeakMap<SavedModelsState, SavedModelsState>();
  return ({ savedModels }) => {
    const found = known.get(savedModels) ?? {
      ...savedModels,
      rows: savedModels.rows.filter((row) => row.kind === kind),
    };
    known.set(savedModels, found);
    return found;
  };
}

export const selectSavedModels = savedOf('valuation-model');
export const selectSavedPortfolios = savedOf('portfolio');

export const selectWorkspaceStatus = (state: WithSavedModels): WorkspaceStatus => state.savedModels.workspace;
