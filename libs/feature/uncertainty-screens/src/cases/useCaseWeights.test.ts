import type { Result } from '@finance-analyst/foundation';
import { setAssumption } from '@finance-analyst/valuation';
import {
  createWorkspace,
  type BroadcastPort,
  type EditingLocks,
  type Workspace,
} from '@finance-analyst/workspace';
import { act, renderHook, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { exampleDocumentWithScenarios, exampleValuation } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import { useCaseWeights } from './useCaseWeights.js';
import { useDraft } from './useDraft.js';

const model = exampleDocumentWithScenarios();
const { fundamentals } = exampleValuation(model);

function valueOf<Value>(outcome: Result<Value>): Value {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

/** Tabs hear each other, and one at a time has a lock. */
function openBrowser(): () => Workspace {
  const indexedDB = new IDBFactory();
  const tabs = new Map<BroadcastPort, Set<(event: MessageEvent) => void>>();
  const held = new Map<string, Promise<unknown>>();
  const locks: EditingLocks = {
    query: () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) }),
    request: async (name, { ifAvailable = false, signal }, granted) => {
      if (ifAvailable && held.has(name)) return granted(null);
      while (held.has(name)) await held.get(name);
      signal?.throwIfAborted();
      const own = Promise.resolve(granted({ name })).finally(() => held.delete(name));
      held.set(name, own);
      return own;
    },
  };
  let ids = 0;
  return () => {
    const listeners = new Set<(event: MessageEvent) => void>();
    const broadcast: BroadcastPort = {
      postMessage: (data) => {
        for (const [port, others] of tabs)
          if (port !== broadcast) for (const listener of others) listener({ data } as MessageEvent);
      },
      addEventListener: (_, listener) => listeners.add(listener),
      removeEventListener: (_, listener) => listeners.delete(listener),
    };
    tabs.set(broadcast, listeners);
    return createWorkspace({
      indexedDB,
      broadcast,
      locks,
      clock: () => new Date('2026-11-24T09:00:00.000Z'),
      createId: () => `id-${(ids += 1)}`,
      ownerId: 'device',
    });
  };
}

/** What a tab shows of a saved model. */
const showWeights = (workspace: Workspace, document: typeof model) =>
  renderHook(() => {
    const { draft, problem } = useDraft(workspace, document, fundamentals);
    const weighting = useCaseWeights({
      workspace,
      document,
      fundamentals,
      draft,
      kept: [],
      forgetKept: () => undefined,
      isReadOnly: false,
    });
    return { weighting, draft, problem };
  }).result;

const sorted = (weights: readonly { readonly id: string; readonly weight: number }[]) =>
  weights.map(({ id, weight }) => `${id} ${weight}`).toSorted();

it('[UNCERTAINTY-SCREENS-33] merges weights edited in two tabs', async () => {
  const openTab = openBrowser();
  const [one, two] = [openTab(), openTab()];
  const saved = valueOf(await one.save(model));
  const [first, second] = [showWeights(one, saved), showWeights(two, saved)];
  act(() => {
    first.current.weighting.set({ id: 'base', weight: 0.4 }, 'Base');
  });
  await waitFor(() => {
    expect(sorted(second.current.weighting.entered)).toEqual(['base 0.4']);
  });
  act(() => {
    second.current.weighting.set({ id: 'cautious', weight: 0.3 }, 'Cautious');
  });
  const both = ['base 0.4', 'cautious 0.3'];
  await waitFor(() => {
    for (const tab of [first, second]) expect(sorted(tab.current.weighting.entered)).toEqual(both);
  });
  act(() => {
    first.current.weighting.set({ id: 'optimistic', weight: 0.35 }, 'Optimistic');
  });
  const all = [...both, 'optimistic 0.35'];
  await waitFor(() => {
    for (const tab of [first, second]) expect(sorted(tab.current.weighting.entered)).toEqual(all);
  });
  const draft = valueOf(await openTab().drafts.read(saved.id));
  expect(sorted(draft ? modelOf(draft.document).body.caseWeights : [])).toEqual(all);
});

it('[UNCERTAINTY-SCREENS-33] shows the weights that an earlier draft has on the current version', async () => {
  const openTab = openBrowser();
  const [one, two] = [openTab(), openTab()];
  const base = { ...model, body: { ...model.body, caseWeights: [{ id: 'base', weight: 0.4 }] } };
  const saved = valueOf(await one.save(base));
  one.drafts.write({ ...saved, body: setAssumption(saved.body, 'terminal_growth', 0.02) });
  valueOf(await one.drafts.flush());
  const caseWeights = [{ id: 'base', weight: 0.6 }];
  const newer = valueOf(await two.save({ ...saved, body: { ...saved.body, caseWeights } }));
  const shown = showWeights(openTab(), newer);
  await waitFor(() => {
    expect(shown.current.draft?.document.body.caseWeights).toEqual(caseWeights);
  });
  expect(sorted(shown.current.weighting.entered)).toEqual(['base 0.6']);
  expect(
    shown.current.draft?.document.body.assumptions.find(({ input }) => input === 'terminal_growth')?.value,
  ).toBe(0.02);
});

it('[UNCERTAINTY-SCREENS-33] says why unsaved changes cannot be read', async () => {
  const workspace = openBrowser()();
  const saved = valueOf(await workspace.save(model));
  const reason = 'The browser refused to read.';
  const refusing: Workspace = {
    ...workspace,
    drafts: {
      ...workspace.drafts,
      read: () => Promise.resolve({ ok: false, code: 'failed', reason } as never),
    },
  };
  const shown = showWeights(refusing, saved);
  await waitFor(() => {
    expect(shown.current.problem).toBe(reason);
  });
});

it('[UNCERTAINTY-SCREENS-44] says why an edited weight could not be stored, until it is', async () => {
  const workspace = openBrowser()();
  const saved = valueOf(await workspace.save(model));
  const reason = 'The storage is full.';
  const shown = showWeights(workspace, saved);
  act(() => {
    shown.current.weighting.set({ id: 'base', weight: 0.4 }, 'Base');
  });
  await waitFor(() => {
    expect(shown.current.weighting.undo).not.toBeNull();
  });
  expect(shown.current.weighting.problem).toBeNull();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException(reason, 'QuotaExceededError');
  });
  act(() => {
    shown.current.weighting.set({ id: 'base', weight: 0.6 }, 'Base');
  });
  await waitFor(() => {
    expect(shown.current.weighting.problem).not.toBeNull();
  });
  put.mockRestore();
  act(() => {
    shown.current.weighting.set({ id: 'base', weight: 0.7 }, 'Base');
  });
  await waitFor(() => {
    expect(shown.current.weighting.problem).toBeNull();
  });
});
