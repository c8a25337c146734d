// @vitest-environment node
import 'fake-indexeddb/auto';
import { configureStore } from '@reduxjs/toolkit';
import { createDocument, newPortfolioBody } from '@finance-analyst/documents';
import { describe, expect, it, vi } from 'vitest';
import type { Workspace } from '../Workspace.js';
import { exampleModel } from '../testing/exampleModel.js';
import { openTestWorkspace } from '../testing/openTestWorkspace.js';
import { connectSavedModels } from './connectSavedModels.js';
import { savedModelsSlice } from './savedModelsSlice.js';
import { selectSavedModels, selectSavedPortfolios, selectWorkspaceStatus } from './selectors.js';

const connected = (workspace: Workspace) => {
  const store = configureStore({ reducer: { savedModels: savedModelsSlice.reducer } });
  const end = connectSavedModels(workspace, store.dispatch);
  const titles = () => selectSavedModels(store.getState()).rows.map((row) => row.title);
  return { store, end, titles };
};

describe('connectSavedModels', () => {
  it('[WORKSPACE-29] loads the list, follows changes, and says where documents live', async () => {
    const { workspace } = openTestWorkspace();
    const { store, titles, end } = connected(workspace);
    expect(selectSavedModels(store.getState()).phase).toBe('waiting');
    for (const id of ['a', 'b', 'c']) await workspace.save(exampleModel(id));
    await vi.waitFor(() => {
      expect(titles()).toEqual(['Model c', 'Model b', 'Model a']);
    });
    expect(selectWorkspaceStatus(store.getState()).storage).toBe('device');

    await workspace.remove('c');
    await vi.waitFor(() => {
      expect(titles()).toEqual(['Model b', 'Model a']);
    });
    end();
    await workspace.remove('b');
    expect(titles()).toEqual(['Model b', 'Model a']);
  });

  it('[WORKSPACE-29] lists models and portfolios apart, and the same list while nothing changes', async () => {
    const { workspace } = openTestWorkspace();
    const { store, titles, end } = connected(workspace);
    await workspace.save(exampleModel('a'));
    await workspace.save(
      createDocument({
        kind: 'portfolio',
        id: 'p',
        ownerId: 'device',
        title: 'Retirement',
        now: '2025-11-20T10:00:00.000Z',
        body: newPortfolioBody('USD'),
      }),
    );
    await vi.waitFor(() => {
      expect(selectSavedPortfolios(store.getState()).rows.map(({ title }) => title)).toEqual(['Retirement']);
    });
    expect(titles()).toEqual(['Model a']);
    expect(selectSavedModels(store.getState())).toBe(selectSavedModels(store.getState()));
    end();
  });

  it('[WORKSPACE-29] keeps the last good list when reading fails', async () => {
    const { workspace } = openTestWorkspace();
    await workspace.save(exampleModel('a'));
    let healthy = true;
    const flaky: Workspace = {
      ...workspace,
      list: async () =>
        healthy ? workspace.list() : { ok: false, code: 'storage-failed', reason: 'The disk is gone.' },
    };
    const { store, titles } = connected(flaky);
    await vi.waitFor(() => {
      expect(titles()).toEqual(['Model a']);
    });
    healthy = false;
    await workspace.save(exampleModel('b'));
    await vi.waitFor(() => {
      expect(selectSavedModels(store.getState())).toMatchObject({
        phase: 'failed',
        reason: 'The disk is gone.',
      });
    });
    expect(titles()).toEqual(['Model a']);
  });
});
