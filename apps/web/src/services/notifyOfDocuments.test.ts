import { selectActiveNotifications, selectNotificationHistory } from '@finance-analyst/notifications';
import { createWorkspace, type Workspace } from '@finance-analyst/workspace';
import { expect, it } from 'vitest';
import { createStore } from '../store.js';
import { messages } from './messages.js';
import { exampleModel } from '../testing/exampleModel.js';
import { notifyOfDocuments } from './notifyOfDocuments.js';

const now = '2026-11-20T09:00:00.000Z';
const arrange = () => {
  const store = createStore({ apiBase: '/api/', clock: () => new Date(now) });
  let ids = 0;
  const plain = createWorkspace({
    indexedDB: undefined,
    clock: () => new Date(now),
    createId: () => `id-${(ids += 1)}`,
    ownerId: 'device',
  });
  const workspace: Workspace = notifyOfDocuments(plain, store.dispatch);
  const told = () =>
    selectNotificationHistory(store.getState()).map(({ title, message }) => `${title}. ${message}`);
  return { store, workspace, told };
};

it('[WEB-32] writes down removals, what was brought back, and imports, by name and without a toast', async () => {
  const { store, workspace, told } = arrange();
  await workspace.save(exampleModel());
  expect(told()).toEqual([]);
  await workspace.remove('model-1');
  await workspace.restore('model-1');
  const file = await workspace.exportText('model-1');
  await workspace.importText(file.ok ? file.value : '');
  await workspace.importText('no model');
  expect(told().slice(1).toReversed()).toEqual([
    `${messages.removed}. ${messages.isInBin('Northwind Instruments')}`,
    `${messages.broughtBack}. ${messages.isAModel('Northwind Instruments')}`,
    `${messages.imported}. ${messages.isAModel('Northwind Instruments')}`,
  ]);
  expect(told()[0]).toContain(messages.notImported);
  expect(selectActiveNotifications(store.getState())).toEqual([]);
});

it('[WEB-120] tells as a toast of a save that failed after its screen was left', async () => {
  const { store, workspace } = arrange();
  await workspace.save(exampleModel());
  await workspace.save(exampleModel(), undefined, () => true);
  expect(selectActiveNotifications(store.getState())).toEqual([]);
  const refused = await workspace.save(exampleModel(), undefined, () => false);
  const [toast] = selectActiveNotifications(store.getState());
  expect(toast).toMatchObject({
    title: messages.notSaved('Northwind Instruments'),
    message: messages.notSavedAfterLeaving(refused.ok ? '' : refused.reason),
  });
});

it('[WEB-120] tells as a toast of a rename that failed after its screen was left', async () => {
  const { store, workspace } = arrange();
  const saved = await workspace.save(exampleModel());
  if (!saved.ok) throw new Error(saved.reason);
  await workspace.save({ ...saved.value, body: { ...saved.value.body, years: 7 } });
  await workspace.rename(saved.value, 'Northwind, bear case', () => true);
  expect(selectActiveNotifications(store.getState())).toEqual([]);
  const refused = await workspace.rename(saved.value, 'Northwind, bear case', () => false);
  const [toast] = selectActiveNotifications(store.getState());
  expect(toast).toMatchObject({
    title: messages.notRenamed('Northwind Instruments'),
    message: messages.notRenamedAfterLeaving('Northwind, bear case')(refused.ok ? '' : refused.reason),
  });
});

it('[WEB-32] writes down why a save was refused', async () => {
  const { workspace, told } = arrange();
  await workspace.save(exampleModel());
  const refused = await workspace.save(exampleModel());
  expect(refused.ok).toBe(false);
  expect(told()).toEqual([
    `${messages.notSaved('Northwind Instruments')}. ${refused.ok ? '' : refused.reason}`,
  ]);
});
