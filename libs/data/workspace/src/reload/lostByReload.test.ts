import { expect, it } from 'vitest';
import { createWorkspace } from '../createWorkspace.js';
import type { Draft } from '../drafts/Draft.js';
import type { Failure } from '../Outcome.js';
import { simulationRunsOf } from '../simulation-runs/simulationRunsOf.js';
import { exampleModel } from '../testing/exampleModel.js';
import { exampleRun } from '../testing/exampleRun.js';
import { lostByReload } from './lostByReload.js';

const failure: Failure = { ok: false, code: 'storage-full', reason: 'The device is full.' };
const inTab = () =>
  createWorkspace({
    indexedDB: undefined,
    clock: () => new Date('2026-11-20T09:00:00.000Z'),
    createId: () => 'this-tab',
    ownerId: 'device',
  });
/** The same, as if it were on the device. */
const onDevice = () => {
  const workspace = inTab();
  return { ...workspace, status: () => ({ storage: 'device', reason: null }) as const };
};

it('[WORKSPACE-165] finds nothing to lose where everything is on the device', async () => {
  const workspace = onDevice();
  await workspace.save(exampleModel());
  workspace.drafts.write({ ...exampleModel(), title: 'In work' });
  expect(await lostByReload(workspace)).toBeNull();
});

it('[WORKSPACE-165] names models and edits that live in the tab alone', async () => {
  const workspace = inTab();
  expect(await lostByReload(workspace)).toBeNull();
  await workspace.save(exampleModel());
  workspace.drafts.write({ ...exampleModel(), title: 'In work' });
  expect(await lostByReload(workspace)).toEqual({
    names: ['Model model-1', 'In work'],
    hasUnread: false,
  });
});

it('[WORKSPACE-165] calls a saved run one', async () => {
  const workspace = inTab();
  await simulationRunsOf(workspace).save(exampleRun('run', 'model-1'));
  expect(await lostByReload(workspace)).toEqual({ names: ['Run run (saved run)'], hasUnread: false });
});

it('[WORKSPACE-165] names the edits that could not be written', async () => {
  const workspace = onDevice();
  await workspace.save({ ...exampleModel(), id: 'other', title: 'On the device' });
  workspace.drafts.write({ ...exampleModel(), id: 'third', title: 'An edit on the device' });
  await workspace.drafts.flush();
  const stored = await workspace.drafts.list();
  const mark = { documentId: 'model-1', writer: 'this-tab', savedAt: '2026-11-20T09:00:00.000Z' };
  const unwritten: Draft = { ...mark, document: exampleModel(), isUnwritten: true };
  const list = async () => (stored.ok ? { ...stored, value: [unwritten, ...stored.value] } : stored);
  expect(stored).toMatchObject({ value: [{ documentId: 'third' }] });
  const drafts = { ...workspace.drafts, flush: async () => failure, list };
  const edits = { names: ['Model model-1'], hasUnread: false };
  expect(await lostByReload({ ...workspace, drafts })).toEqual(edits);
  const unread = { ...workspace, drafts: { ...drafts, list: async () => failure } };
  expect(await lostByReload(unread)).toEqual({ names: [], hasUnread: true });
});

it('[WORKSPACE-165] does not wait for edits while another tab blocks the storage', async () => {
  const status = () => ({ storage: 'opening', reason: 'Another tab runs an earlier version.' }) as const;
  const drafts = { ...onDevice().drafts, flush: () => new Promise<never>(() => undefined) };
  expect(await lostByReload({ ...onDevice(), status, drafts })).toEqual({ names: [], hasUnread: true });
});
