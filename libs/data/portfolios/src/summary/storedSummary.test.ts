import 'fake-indexeddb/auto';
import type { PortfolioDocument } from '@finance-analyst/documents';
import { createDocument } from '@finance-analyst/documents';
import { createLedger, readLedger, summarizeLedger, type LedgerRow } from '@finance-analyst/portfolio';
import { createWorkspace, type Workspace } from '@finance-analyst/workspace';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { createLedgerFolder } from '../ledger/createLedgerFolder.js';
import { createFakeLedgerWorkers } from '../testing/createFakeLedgerWorkers.js';
import { readStoredSummary } from './readStoredSummary.js';
import { storeSummary } from './storeSummary.js';
import { summaryName } from './summaryKey.js';

const clock = () => new Date('2025-11-20T12:00:00.000Z');
const rowAt = (place: number, price = '101.25'): LedgerRow => ({
  id: `row-${place}`,
  account: 'main',
  kind: 'buy',
  date: '2025-01-02',
  entry: place,
  instrument: { symbol: `S${place % 7}`, market: null },
  quantity: '10',
  price,
  currency: 'USD',
});
const portfolio = (count: number): PortfolioDocument =>
  createDocument({
    kind: 'portfolio',
    id: 'one',
    ownerId: 'device',
    title: 'Long',
    now: clock().toISOString(),
    body: {
      currency: 'USD',
      accounts: [{ id: 'main', name: 'Main', currency: 'USD', opened: null, lotMethod: 'fifo' }],
      instruments: [],
      rows: Array.from({ length: count }, (_, place) => rowAt(place)),
      batches: [],
      targets: [],
    },
  });

async function arrange(count: number) {
  let ids = 0;
  const workspace = createWorkspace({
    indexedDB: new IDBFactory(),
    clock,
    createId: () => `id-${(ids += 1)}`,
    ownerId: 'device',
  });
  const saved = await workspace.save(portfolio(count));
  if (!saved.ok) throw new Error(saved.reason);
  const { workers } = createFakeLedgerWorkers();
  const loadWorkers = async () => workers;
  const folded = await createLedgerFolder('one', loadWorkers)(saved.value.body);
  if (!folded.ok) throw new Error(folded.reason);
  const store = (document: PortfolioDocument, own: Pick<Workspace, 'writeDerived' | 'outline'> = workspace) =>
    storeSummary(document, folded.version, null, { workspace: own, loadWorkers, clock });
  return { workspace, document: saved.value, store };
}

it('[PORTFOLIOS-30] shows what a long portfolio held when it was last folded, which is what it adds up to', async () => {
  const { workspace, document, store } = await arrange(1500);
  expect(await readStoredSummary(workspace, 'one')).toBeNull();
  expect(await store(document)).not.toBeNull();
  const summary = await readStoredSummary(workspace, 'one');
  const { rows, accounts } = document.body;
  const { positions, cash } = summarizeLedger(readLedger(createLedger(rows, accounts)), 'USD');
  expect(summary?.view).toMatchObject({ positions, cash });
  expect(summary?.computedAt).toBe('2025-11-20T12:00:00.000Z');
  expect(summary?.document).toMatchObject({ title: 'Long', body: { accounts, rows: [] } });
});

it('[PORTFOLIOS-31] shows none of other transactions, accounts or currency, nor of unsaved changes', async () => {
  const { workspace, document, store } = await arrange(1500);
  await store(document);
  const { rows, accounts } = document.body;
  const edits = [
    { rows: rows.with(700, rowAt(700, '99')) },
    { accounts: accounts.map((account) => ({ ...account, lotMethod: 'lifo' as const })) },
    { currency: 'EUR' },
  ];
  for (const edit of edits) {
    workspace.drafts.write({ ...document, body: { ...document.body, ...edit } });
    expect(await readStoredSummary(workspace, 'one')).toBeNull();
  }
  // A name is in no figure.
  const renamed = accounts.map((account) => ({ ...account, name: 'Pension' }));
  workspace.drafts.write({ ...document, body: { ...document.body, accounts: renamed } });
  expect(await readStoredSummary(workspace, 'one')).not.toBeNull();
});

it('[PORTFOLIOS-32] ignores a summary that is damaged, could not be stored, or belongs to few transactions', async () => {
  const { workspace, document, store } = await arrange(1500);
  for (const damaged of [7, null, 'text', {}, { key: 'other', summary: {} }]) {
    await workspace.writeDerived('one', summaryName, damaged);
    expect(await readStoredSummary(workspace, 'one')).toBeNull();
  }
  const key = await store(document);
  for (const part of [{ summary: null }, { summary: { currency: 'USD' } }, { computedAt: 'long ago' }]) {
    await workspace.writeDerived('one', summaryName, { key, computedAt: clock().toISOString(), ...part });
    expect(await readStoredSummary(workspace, 'one')).toBeNull();
  }
  const full: Pick<Workspace, 'writeDerived' | 'outline'> = {
    outline: async () => ({ ok: false, code: 'not-found', reason: 'It cannot be read.' }),
    writeDerived: async () => ({ ok: false, code: 'storage-full', reason: 'No storage left.' }),
  };
  expect(await store(document, full)).toBeNull();
  const few = await arrange(20);
  expect(await few.store(few.document)).toBeNull();
  expect(await readStoredSummary(few.workspace, 'one')).toBeNull();
});

it('[PORTFOLIOS-33] stores a summary of stored transactions alone, and none of a portfolio that was erased', async () => {
  const { workspace, document, store } = await arrange(1500);
  const { rows } = document.body;
  const unsaved = { ...document, body: { ...document.body, rows: rows.with(3, rowAt(3, '7')) } };
  expect(await store(unsaved)).toBeNull();
  await store(document);
  await workspace.erase('one');
  await store(document);
  const again = await workspace.save(document);
  expect(again.ok).toBe(true);
  expect(await readStoredSummary(workspace, 'one')).toBeNull();
});

it('[PORTFOLIOS-37] does not store a summary again that the device has already', async () => {
  const { workspace, document, store } = await arrange(1500);
  const writes: string[] = [];
  const own: Pick<Workspace, 'writeDerived' | 'outline'> = {
    outline: workspace.outline,
    writeDerived: (id, name, value) => {
      writes.push(id);
      return workspace.writeDerived(id, name, value);
    },
  };
  const key = await store(document, own);
  expect(key).not.toBeNull();
  expect(await store(document, own)).toBe(key);
  expect(writes).toEqual(['one']);
  // A damaged one is replaced.
  await workspace.writeDerived('one', summaryName, { key, summary: null });
  expect(await store(document, own)).toBe(key);
  expect(writes).toEqual(['one', 'one']);
});
