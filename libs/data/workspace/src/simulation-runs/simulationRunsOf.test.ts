// @vitest-environment node
import 'fake-indexeddb/auto';
import { configureStore } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { connectSavedModels } from '../saved-models/connectSavedModels.js';
import { savedModelsSlice } from '../saved-models/savedModelsSlice.js';
import { selectSavedModels } from '../saved-models/selectors.js';
import { exampleModel } from '../testing/exampleModel.js';
import { exampleRun } from '../testing/exampleRun.js';
import { openTestWorkspace, valueOf } from '../testing/openTestWorkspace.js';
import { simulationRunsOf } from './simulationRunsOf.js';

const opened = async () => {
  const { workspace, indexedDB } = openTestWorkspace();
  await workspace.save(exampleModel('a'));
  const runs = simulationRunsOf(workspace);
  const saved = valueOf(await runs.save(exampleRun('run', 'a')));
  return { workspace, indexedDB, runs, saved };
};

it('stores a run and reads it to the last bit, listed with its model alone', async () => {
  const { workspace, runs, saved } = await opened();
  expect(saved.baseRevision).toBe(1);
  expect(valueOf(await runs.read('run'))).toEqual(saved);
  expect(valueOf(await runs.list('a')).map(({ id }) => id)).toEqual(['run']);
  expect(valueOf(await runs.list('b'))).toEqual([]);
  expect(await runs.read('a')).toMatchObject({ ok: false, code: 'not-found' });
  const store = configureStore({ reducer: { savedModels: savedModelsSlice.reducer } });
  const end = connectSavedModels(workspace, store.dispatch);
  await vi.waitFor(() => {
    expect(selectSavedModels(store.getState()).phase).toBe('loaded');
  });
  expect(selectSavedModels(store.getState()).rows.map(({ id }) => id)).toEqual(['a']);
  end();
});

it('deletes a run to Trash, recovers it, and exports and imports it', async () => {
  const { workspace, runs, saved } = await opened();
  await workspace.remove('run');
  expect(valueOf(await runs.list('a'))).toEqual([]);
  expect(valueOf(await workspace.listRemoved()).map(({ id }) => id)).toEqual(['run']);
  await workspace.recover('run');
  expect(valueOf(await runs.read('run')).body).toEqual(saved.body);
  const text = valueOf(await workspace.exportText('run'));
  expect(valueOf(await workspace.importText(text)).body).toEqual(saved.body);
  expect(valueOf(await runs.list('a'))).toHaveLength(2);
});

it('[WORKSPACE-10] leaves no run of an erased model, in Trash neither, and keeps those of others', async () => {
  const { workspace, runs, indexedDB } = await opened();
  await workspace.save(exampleModel('b'));
  valueOf(await runs.save(exampleRun('other', 'b')));
  valueOf(await runs.save(exampleRun('removed', 'a')));
  valueOf(await workspace.remove('removed'));
  valueOf(await workspace.remove('a'));
  expect(valueOf(await runs.list('a'))).toHaveLength(1);
  valueOf(await workspace.erase('a'));
  expect(valueOf(await workspace.list()).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['b', 'other']) as unknown,
  );
  const next = openTestWorkspace({ indexedDB }).workspace;
  expect(valueOf(await next.list())).toHaveLength(2);
  expect(valueOf(await next.listRemoved())).toEqual([]);
  expect(await simulationRunsOf(next).read('run')).toMatchObject({ ok: false, code: 'not-found' });
});

it('renames a run, which stays a run with its place in the list', async () => {
  const { runs, saved } = await opened();
  const older = { ...exampleRun('older', 'a'), createdAt: '2025-11-20T10:00:00.000Z' };
  const renamed = valueOf(await runs.rename(valueOf(await runs.save(older)), 'Bear case'));
  expect(renamed).toMatchObject({ kind: 'simulation-run', title: 'Bear case', baseRevision: 2 });
  expect(renamed.body).toEqual(older.body);
  expect(valueOf(await runs.list('a')).map(({ title }) => title)).toEqual([saved.title, 'Bear case']);
  expect(await runs.rename({ ...renamed, baseRevision: 1 }, 'Too late')).toMatchObject({
    ok: false,
    code: 'changed',
  });
});

it('opens no run for editing: it never changes', async () => {
  const { workspace } = await opened();
  expect(await workspace.open('run')).toMatchObject({ ok: false, code: 'not-found' });
});
