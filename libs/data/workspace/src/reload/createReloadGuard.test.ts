import { expect, it } from 'vitest';
import { createWorkspace } from '../createWorkspace.js';
import type { Outcome } from '../Outcome.js';
import { exampleModel } from '../testing/exampleModel.js';
import type { WorkspaceStatus } from '../Workspace.js';
import { createReloadGuard } from './createReloadGuard.js';

const written: Outcome<null> = { ok: true, value: null };
const full: Outcome<null> = { ok: false, code: 'storage-full', reason: 'The device is full.' };

it.each([
  ['allows a reload with every edit on the device', written, 'device', true],
  ['keeps the page with an edit that could not be written', full, 'device', false],
  ['keeps the page with documents in its memory', written, 'memory', false],
  ['keeps the page while it is not known where documents live', written, 'opening', false],
] satisfies [string, Outcome<null>, WorkspaceStatus['storage'], boolean][])(
  '[WORKSPACE-164] %s',
  async (_, flushed, storage, expected) => {
    const steps: string[] = [];
    const mayReload = createReloadGuard({
      drafts: {
        flush: async () => {
          steps.push('edits are written');
          return flushed;
        },
      },
      status: () => {
        steps.push('asked where');
        return { storage, reason: null };
      },
    });
    expect(await mayReload()).toBe(expected);
    // Where documents live decides once the edits are written.
    expect(steps.slice(1)).toEqual(['edits are written', ...(flushed.ok ? ['asked where'] : [])]);
  },
);

it('[WORKSPACE-164] keeps the page of a workspace that the browser gives no storage', async () => {
  const workspace = createWorkspace({
    indexedDB: undefined,
    clock: () => new Date('2026-11-20T09:00:00.000Z'),
    createId: () => 'id',
    ownerId: 'device',
  });
  workspace.drafts.write(exampleModel());
  expect(await createReloadGuard(workspace)()).toBe(false);
});

it('[WORKSPACE-164] keeps the page at once while another tab blocks the storage', async () => {
  const mayReload = createReloadGuard({
    drafts: { flush: () => new Promise(() => undefined) },
    status: () => ({ storage: 'opening', reason: 'Another tab runs an earlier version.' }),
  });
  expect(await mayReload()).toBe(false);
});
