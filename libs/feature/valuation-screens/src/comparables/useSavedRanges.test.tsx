import type { Workspace } from '@finance-analyst/workspace';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleBuyoutDocument } from '../testing/exampleBuyout.js';
import { exampleDocument2 } from '../testing/exampleModel2.js';
import { workspaceInMemory } from '../testing/exampleSaving.js';
import { messages } from './messages.js';
import { useSavedRanges } from './useSavedRanges.js';

const { body } = exampleDocument2();
const ownId = 'example-model';

const show = (workspace: Workspace) => renderHook(() => useSavedRanges(workspace, ownId, body)).result;

it('[VALUATION-SCREENS-643] shows the later of two readings, whichever ends first', async () => {
  const workspace = workspaceInMemory();
  const buyout = exampleBuyoutDocument();
  const saved = await workspace.save(buyout);
  if (!saved.ok) throw new Error(saved.reason);
  const stale = await workspace.read(buyout.id);
  let end: (outcome: typeof stale) => void = () => undefined;
  const read = vi
    .fn(workspace.read)
    .mockImplementationOnce(() => new Promise((resolve) => (end = resolve as typeof end)));
  const shown = show({ ...workspace, read });
  await waitFor(() => {
    expect(read).toHaveBeenCalledTimes(1);
  });
  await act(() => workspace.save({ ...saved.value, title: 'Newer title' }));
  await waitFor(() => {
    expect(shown.current.ranges.map(({ title }) => title)).toEqual(['Newer title']);
  });
  await act(async () => end(stale));
  expect(shown.current.ranges.map(({ title }) => title)).toEqual(['Newer title']);
});

it('[VALUATION-SCREENS-643] reads nothing when the model on the screen, or one of another company, is saved', async () => {
  const workspace = workspaceInMemory();
  const buyout = exampleBuyoutDocument();
  await workspace.save(buyout);
  const read = vi.fn(workspace.read);
  const shown = show({ ...workspace, read });
  await waitFor(() => {
    expect(shown.current.ranges).toHaveLength(1);
  });
  const { instrument } = buyout.body;
  await act(() => workspace.save({ ...exampleDocument2(), id: ownId }));
  await act(() =>
    workspace.save({
      ...buyout,
      id: 'other-company',
      body: { ...buyout.body, instrument: { ...instrument, symbol: 'OTH' } },
    }),
  );
  expect(read).toHaveBeenCalledTimes(1);
  await act(() => workspace.remove(buyout.id));
  await waitFor(() => {
    expect(shown.current.ranges).toEqual([]);
  });
});

it('[VALUATION-SCREENS-662] says why saved models cannot be listed, or one of them not be read', async () => {
  const workspace = workspaceInMemory();
  const buyout = exampleBuyoutDocument();
  await workspace.save(buyout);
  const failure = { ok: false, code: 'storage-failed', reason: 'The database failed.' } as const;
  const unlisted = show({ ...workspace, list: async () => failure });
  await waitFor(() => {
    expect(unlisted.current.problems).toEqual([messages.savedNotListed(failure.reason)]);
  });
  const unread = show({ ...workspace, read: async () => failure });
  await waitFor(() => {
    expect(unread.current.problems).toEqual([messages.savedNotRead(buyout.title, failure.reason)]);
  });
});
