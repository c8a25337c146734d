import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleDocument } from '../testing/exampleModel.js';
import { workspaceInMemory } from '../testing/exampleSaving.js';
import { useComparison } from './useComparison.js';

it('[VALUATION-SCREENS-665] compares with the defaults if the versions cannot be listed, and lists them at a retry', async () => {
  const stored = workspaceInMemory();
  const document = exampleDocument();
  await stored.save(document);
  const failure = { ok: false, code: 'storage-failed', reason: 'The database failed.' } as const;
  let isDown = true;
  const workspace: typeof stored = {
    ...stored,
    revisions: (id) => (isDown ? Promise.resolve(failure) : stored.revisions(id)),
  };
  const { result } = renderHook(() => useComparison(workspace, document.id, document, null));
  await waitFor(() => {
    expect(result.current.problem).toBe(failure.reason);
  });
  expect(result.current).toMatchObject({ versions: [], chosen: null, isRetrying: false });
  isDown = false;
  act(() => {
    result.current.retry();
  });
  expect(result.current.isRetrying).toBe(true);
  await waitFor(() => {
    expect(result.current).toMatchObject({ problem: null, chosen: 1, versions: [{ revision: 1 }] });
  });
});
