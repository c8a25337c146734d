import { createDocument, newPortfolioBody, type PortfolioBody } from '@finance-analyst/documents';
import { createWorkspace } from '@finance-analyst/workspace';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeLedgerWorkers } from '../testing/createFakeLedgerWorkers.js';
import { useStoredLedgers } from './useStoredLedgers.js';

const clock = (): Date => new Date('2025-11-20T10:00:00.000Z');
const body = (gross: string): PortfolioBody => ({
  ...newPortfolioBody('USD'),
  accounts: [{ id: 'main', name: 'Main', currency: 'USD', opened: null, lotMethod: 'fifo' }],
  rows: [{ id: '1', account: 'main', kind: 'deposit', date: '2024-05-02', entry: 1, gross, currency: 'USD' }],
});
const documentOf = (id: string, gross: string) =>
  createDocument({
    kind: 'portfolio',
    id,
    ownerId: 'device',
    title: `Portfolio ${id}`,
    now: clock().toISOString(),
    body: body(gross),
  });

const arrange = async () => {
  let ids = 0;
  const createId = (): string => `id-${(ids += 1)}`;
  const workspace = createWorkspace({ indexedDB: undefined, clock, createId, ownerId: 'device' });
  for (const [id, gross] of [
    ['a', '100'],
    ['b', '250'],
  ] as const)
    await workspace.save(documentOf(id, gross));
  const fake = createFakeLedgerWorkers();
  return { workspace, fake };
};

it('[PORTFOLIOS-22] folds each portfolio once, and again after a save or an edit that is not saved', async () => {
  const { workspace, fake } = await arrange();
  const load = async () => fake.workers;
  const { result, rerender } = renderHook(({ rows }) => useStoredLedgers(workspace, rows, load), {
    initialProps: {
      rows: [
        { id: 'a', revision: 1 },
        { id: 'b', revision: 1 },
      ],
    },
  });
  const cashOf = (id: string) => {
    const ledger = result.current.of(id);
    return ledger.kind === 'ready' ? ledger.view.cash.map(({ amount }) => amount) : ledger.kind;
  };
  expect(cashOf('a')).toBe('loading');
  await waitFor(() => {
    expect([cashOf('a'), cashOf('b')]).toEqual([['100.00'], ['250.00']]);
  });
  expect(fake.requests.map(({ id }) => id)).toEqual(['a', 'b']);
  const read = await workspace.read('a');
  if (!read.ok || read.value.document.kind !== 'portfolio') throw new Error('a portfolio expected');
  const saved = read.value.document;
  await act(async () => {
    await workspace.save({ ...saved, body: body('120') });
  });
  rerender({
    rows: [
      { id: 'a', revision: 2 },
      { id: 'b', revision: 1 },
    ],
  });
  await waitFor(() => {
    expect(cashOf('a')).toEqual(['120.00']);
  });
  await act(async () => {
    const current = await workspace.read('b');
    if (!current.ok || current.value.document.kind !== 'portfolio') return;
    workspace.drafts.write({ ...current.value.document, body: body('300') });
    await workspace.drafts.flush();
  });
  await waitFor(() => {
    expect(cashOf('b')).toEqual(['300.00']);
  });
  const edited = result.current.of('b');
  expect(edited.kind === 'ready' && edited.isEdited).toBe(true);
  expect(fake.requests.map(({ id }) => id)).toEqual(['a', 'b', 'a', 'b']);
});

it('[PORTFOLIOS-22] says why one could not be folded, and tries only that one again', async () => {
  const { workspace, fake } = await arrange();
  let isThere = false;
  const load = async () => {
    if (!isThere && fake.requests.length > 0) throw new Error('offline');
    return fake.workers;
  };
  const rows = [
    { id: 'a', revision: 1 },
    { id: 'b', revision: 1 },
  ];
  const { result } = renderHook(() => useStoredLedgers(workspace, rows, load));
  await waitFor(() => {
    expect(result.current.of('b')).toEqual({
      kind: 'failed',
      reason: 'The code that computes ledgers could not be loaded.',
    });
  });
  isThere = true;
  act(() => {
    result.current.retry();
  });
  await waitFor(() => {
    expect(result.current.of('b').kind).toBe('ready');
  });
  expect(fake.requests.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('[PORTFOLIOS-23] leaves out those that do not meet the condition, without folding them', async () => {
  const { workspace, fake } = await arrange();
  const load = async () => fake.workers;
  const rows = [{ id: 'a', revision: 1 }];
  const condition = (names: Pick<PortfolioBody, 'instruments'>) => names.instruments.length > 0;
  const { result } = renderHook(() => useStoredLedgers(workspace, rows, load, condition));
  await waitFor(() => {
    expect(result.current.of('a')).toEqual({ kind: 'left-out' });
  });
  expect(fake.requests).toEqual([]);
});

it('[PORTFOLIOS-34] follows another condition: reads what was left out, leaves out what no longer meets it', async () => {
  const { workspace, fake } = await arrange();
  const load = async () => fake.workers;
  const rows = [{ id: 'a', revision: 1 }];
  const none = () => false;
  const all = () => true;
  const { result, rerender } = renderHook(
    ({ condition }) => useStoredLedgers(workspace, rows, load, condition),
    {
      initialProps: { condition: none },
    },
  );
  const kind = () => result.current.of('a').kind;
  await waitFor(() => {
    expect(kind()).toBe('left-out');
  });
  rerender({ condition: all });
  expect(kind()).toBe('loading');
  await waitFor(() => {
    expect(kind()).toBe('ready');
  });
  rerender({ condition: none });
  expect(kind()).toBe('left-out');
  rerender({ condition: all });
  expect(kind()).toBe('ready');
  expect(fake.requests).toHaveLength(1);
});

it('[PORTFOLIOS-35] folds the saved version again when unsaved changes are discarded', async () => {
  const { workspace, fake } = await arrange();
  const load = async () => fake.workers;
  const rows = [{ id: 'a', revision: 1 }];
  const current = await workspace.read('a');
  if (!current.ok || current.value.document.kind !== 'portfolio') throw new Error('a portfolio expected');
  workspace.drafts.write({ ...current.value.document, body: body('300') });
  await workspace.drafts.flush();
  const { result } = renderHook(() => useStoredLedgers(workspace, rows, load));
  const cash = () => {
    const ledger = result.current.of('a');
    return ledger.kind === 'ready' ? ledger.view.cash[0]?.amount : ledger.kind;
  };
  await waitFor(() => {
    expect(cash()).toBe('300.00');
  });
  await act(async () => {
    const drafts = await workspace.drafts.list();
    if (drafts.ok && drafts.value[0]) await workspace.drafts.discard(drafts.value[0]);
  });
  await waitFor(() => {
    expect(cash()).toBe('100.00');
  });
});

it('[PORTFOLIOS-36] gives a reason for a portfolio whose computation broke off, goes on, and can retry it', async () => {
  const { workspace, fake } = await arrange();
  let isBroken = true;
  const run: typeof fake.workers.run = (task, ...rest) => {
    if (isBroken) throw new Error('broken');
    return fake.workers.run(task, ...rest);
  };
  const load = async () => ({ run });
  const rows = [
    { id: 'a', revision: 1 },
    { id: 'b', revision: 1 },
  ];
  const { result } = renderHook(() => useStoredLedgers(workspace, rows, load));
  const failed = { kind: 'failed', reason: 'The portfolio could not be computed.' };
  await waitFor(() => {
    expect([result.current.of('a'), result.current.of('b')]).toEqual([failed, failed]);
  });
  isBroken = false;
  act(() => {
    result.current.retry();
  });
  await waitFor(() => {
    expect([result.current.of('a').kind, result.current.of('b').kind]).toEqual(['ready', 'ready']);
  });
});
