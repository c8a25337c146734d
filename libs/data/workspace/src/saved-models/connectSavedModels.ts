import { isPart } from '@finance-analyst/documents';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Workspace } from '../Workspace.js';
import { savedModelsFailed, savedModelsLoaded, workspaceStatusChanged } from './savedModelsSlice.js';

/**
 * Keeps the store's list of saved models up with the workspace, in this tab and others: loads it now and after every
 * change. Returns the function that ends it.
 */
export function connectSavedModels(
  workspace: Workspace,
  dispatch: (action: UnknownAction) => unknown,
): () => void {
  let latest = 0;
  let ended = false;
  const load = async () => {
    latest += 1;
    const turn = latest;
    const answer = await workspace.list();
    if (ended || turn !== latest) return;
    dispatch(
      answer.ok
        ? savedModelsLoaded(answer.value.filter(({ kind }) => !isPart(kind)))
        : savedModelsFailed(answer.reason),
    );
  };
  const unsubscribe = workspace.subscribe((event) => {
    if (event.type === 'status') dispatch(workspaceStatusChanged(event.status));
    if (event.type === 'document-changed') void load();
  });
  dispatch(workspaceStatusChanged(workspace.status()));
  void load();
  return () => {
    ended = true;
    unsubscribe();
  };
}
