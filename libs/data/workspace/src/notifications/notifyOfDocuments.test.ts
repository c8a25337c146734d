import {
  notificationsSlice,
  selectActiveNotifications,
  selectNotificationHistory,
} from '@finance-analyst/notifications';
import { configureStore } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { createWorkspace } from '../createWorkspace.js';
import { simulationRunsOf } from '../simulation-runs/simulationRunsOf.js';
import { exampleModel } from '../testing/exampleModel.js';
import { exampleRun } from '../testing/exampleRun.js';
import type { Workspace } from '../Workspace.js';
import { messages } from './messages.js';
import { notifyOfDocuments } from './notifyOfDocuments.js';

const now = '2026-11-20T09:00:00.000Z';
const arrange = () => {
  const store = configureStore({ reducer: { notifications: notificationsSlice.reducer } });
  let ids = 0;
  const plain = createWorkspace({
    indexedDB: undefined,
    clock: () => new Date(now),
    createId: () => `id-${(ids += 1)}`,
    ownerId: 'device',
  });
  const workspace: Workspace = notifyOfDocuments(plain, store.dispatch);
  const recorded = () =>
    selectNotificationHistory(store.getState()).map(({ title, message }) => `${title}. ${message}`);
  return { store, workspace, recorded };
};

it('[WORKSPACE-162] records deletions, recoveries and imports by title, without a toast', async () => {
  const { store, workspace, recorded } = arrange();
  await workspace.save(exampleModel());
  expect(recorded()).toEqual([]);
  await workspace.remove('model-1');
  await workspace.recover('model-1');
  const file = await workspace.exportText('model-1');
  await workspace.importText(file.ok ? file.value : '');
  await workspace.importText('no model');
  expect(recorded().slice(1).toReversed()).toEqual([
    `${messages.deleted}. ${messages.isInTrash('Model model-1')}`,
    `${messages.recovered}. ${messages.isAmongModels('Model model-1')}`,
    `${messages.imported}. ${messages.isAmongModels('Model model-1')}`,
  ]);
  expect(recorded()[0]).toContain(messages.notImported);
  expect(selectActiveNotifications(store.getState())).toEqual([]);
});

it('[WORKSPACE-162] says of an imported or recovered run whether its model is there', async () => {
  const { workspace, recorded } = arrange();
  await workspace.save(exampleModel());
  await simulationRunsOf(workspace).save(exampleRun('run', 'model-1'));
  const file = await workspace.exportText('run');
  const text = file.ok ? file.value : '';
  await workspace.importText(text);
  expect(recorded()[0]).toBe(`${messages.imported}. ${messages.isAmongRuns('Run run', 'Model model-1')}`);
  await workspace.remove('run');
  await workspace.remove('model-1');
  await workspace.recover('run');
  expect(recorded()[0]).toBe(`${messages.recovered}. ${messages.isOfRemovedModel('Run run')}`);
  const other = arrange();
  await other.workspace.importText(text);
  expect(other.recorded()[0]).toBe(`${messages.imported}. ${messages.isOfMissingModel('Run run')}`);
});

it('[WORKSPACE-162] records the recovery of a model by a save', async () => {
  const { workspace, recorded } = arrange();
  const saved = await workspace.save(exampleModel());
  if (!saved.ok) throw new Error(saved.reason);
  await workspace.remove('model-1');
  await workspace.save(saved.value);
  await vi.waitFor(() => {
    expect(recorded()[0]).toBe(`${messages.recovered}. ${messages.isAmongModels('Model model-1')}`);
  });
});

it('[WORKSPACE-163] shows a toast for a save that failed after its screen was left', async () => {
  const { store, workspace } = arrange();
  await workspace.save(exampleModel());
  await workspace.save(exampleModel(), undefined, () => true);
  expect(selectActiveNotifications(store.getState())).toEqual([]);
  const refused = await workspace.save(exampleModel(), undefined, () => false);
  const [toast] = selectActiveNotifications(store.getState());
  expect(toast).toMatchObject({
    title: messages.notSaved('Model model-1'),
    message: messages.notSavedAfterLeaving(refused.ok ? '' : refused.reason),
  });
});

it('[WORKSPACE-163] shows a toast for a rename that failed after its screen was left', async () => {
  const { store, workspace } = arrange();
  const saved = await workspace.save(exampleModel());
  if (!saved.ok) throw new Error(saved.reason);
  await workspace.save({ ...saved.value, body: { ...saved.value.body, years: 7 } });
  await workspace.rename(saved.value, 'Northwind, bear case', () => true);
  expect(selectActiveNotifications(store.getState())).toEqual([]);
  const refused = await workspace.rename(saved.value, 'Northwind, bear case', () => false);
  const [toast] = selectActiveNotifications(store.getState());
  expect(toast).toMatchObject({
    title: messages.notRenamed('Model model-1'),
    message: messages.notRenamedAfterLeaving('Northwind, bear case')(refused.ok ? '' : refused.reason),
  });
});

it('[WORKSPACE-162] records why a save was refused', async () => {
  const { workspace, recorded } = arrange();
  await workspace.save(exampleModel());
  const refused = await workspace.save(exampleModel());
  expect(refused.ok).toBe(false);
  expect(recorded()).toEqual([`${messages.notSaved('Model model-1')}. ${refused.ok ? '' : refused.reason}`]);
});
