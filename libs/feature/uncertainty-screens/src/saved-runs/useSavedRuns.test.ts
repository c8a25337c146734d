import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openWorkspace } from '../testing/openScreen.js';
import { useSavedRuns } from './useSavedRuns.js';

it('[UNCERTAINTY-SCREENS-55] reads the saved runs again after they could not be listed', async () => {
  const stored = await openWorkspace([]);
  const failure = { ok: false, code: 'storage-failed', reason: 'The database failed.' } as const;
  let isDown = true;
  const workspace: typeof stored = {
    ...stored,
    list: () => (isDown ? Promise.resolve(failure) : stored.list()),
  };
  const { result } = renderHook(() => useSavedRuns(workspace, 'example-model'));
  await waitFor(() => {
    expect(result.current).toMatchObject({ phase: 'failed', reason: failure.reason });
  });
  isDown = false;
  act(() => {
    result.current.retry();
  });
  await waitFor(() => {
    expect(result.current).toMatchObject({ phase: 'ready', reason: null });
  });
});
