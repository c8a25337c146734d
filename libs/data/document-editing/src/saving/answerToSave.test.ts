import type { Workspace } from '@finance-analyst/workspace';
import { expect, it } from 'vitest';
import { answerToSave } from './answerToSave.js';

const workspaceOf = (flushed: { readonly ok: boolean; readonly reason?: string }): Workspace =>
  ({
    status: () => ({ storage: 'device', reason: null }),
    drafts: { flush: async () => flushed },
  }) as unknown as Workspace;

it('[DOCUMENT-EDITING-3] names the version, or the reason and where the edits are', async () => {
  const workspace = workspaceOf({ ok: true });
  expect(await answerToSave({ kind: 'saved', version: 3 }, workspace, 'portfolio')).toEqual({
    ok: true,
    lines: ['Saved as version 3.'],
  });
  expect(
    await answerToSave({ kind: 'failed', reason: 'The device is full.' }, workspace, 'portfolio'),
  ).toEqual({
    ok: false,
    reason: 'Not saved. The device is full. Edits are stored on this device.',
    isOnScreen: true,
  });
  const full = workspaceOf({ ok: false, reason: 'The device is full.' });
  expect(await answerToSave({ kind: 'left' }, full, 'portfolio')).toEqual({
    ok: false,
    reason:
      'Not saved. The portfolio was closed before it was saved. Edits are not stored on this device. The device is full.',
  });
});
