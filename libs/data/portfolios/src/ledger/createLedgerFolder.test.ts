import { createLedgerServer, type LedgerRow } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { createFakeLedgerWorkers } from '../testing/createFakeLedgerWorkers.js';
import { createLedgerFolder } from './createLedgerFolder.js';

const accounts = [{ id: 'main', name: 'Main', currency: 'USD', opened: null, lotMethod: 'fifo' }] as const;
const deposit = (id: string, gross: string): LedgerRow => ({
  id,
  account: 'main',
  kind: 'deposit',
  date: '2024-05-02',
  entry: 1,
  gross,
  currency: 'USD',
});
const cashOf = async (folding: ReturnType<ReturnType<typeof createLedgerFolder>>) => {
  const folded = await folding;
  return folded.ok ? folded.value.cash.map(({ amount }) => amount) : folded.reason;
};

it('[PORTFOLIOS-1] sends only what changed, and all of it again to a worker that does not have the rest', async () => {
  const { workers, requests, restart } = createFakeLedgerWorkers();
  const fold = createLedgerFolder('one', async () => workers);
  const [first, second] = [deposit('a', '100'), deposit('b', '50')];
  expect(await cashOf(fold({ rows: [first], accounts }))).toEqual(['100.00']);
  expect(await cashOf(fold({ rows: [first, second], accounts }))).toEqual(['150.00']);
  expect(requests.at(-1)).toMatchObject({ base: requests[0]?.version, put: [second], remove: [] });
  restart(createLedgerServer());
  expect(await cashOf(fold({ rows: [second], accounts }))).toEqual(['50.00']);
  expect(requests.at(-1)).toMatchObject({ base: null, put: [second] });
});

it('[PORTFOLIOS-38] merges what an edit changed into the last view, and leaves the rest of it as it was', async () => {
  const { workers } = createFakeLedgerWorkers();
  const fold = createLedgerFolder('one', async () => workers);
  const buy = (id: string, symbol: string): LedgerRow => ({
    ...deposit(id, '100'),
    kind: 'buy',
    instrument: { symbol, market: null },
    quantity: '2',
  });
  const rows = [buy('a', 'ACME'), buy('b', 'OTHR')];
  const before = await fold({ rows, accounts });
  const edited = rows.with(0, { ...buy('a', 'ACME'), quantity: '3' });
  const [first, second] = [fold({ rows: edited, accounts }), fold({ rows: edited.slice(0, 1), accounts })];
  const [after, last] = [await first, await second];
  if (!before.ok || !after.ok || !last.ok) throw new Error('It could not be folded.');
  expect(after.value.positions.map(({ quantity }) => quantity)).toEqual(['3', '2']);
  expect(after.value.positions[1]).toBe(before.value.positions[1]);
  expect(last.value.positions.map(({ quantity }) => quantity)).toEqual(['3']);
  expect(last.value.positions[0]).toBe(after.value.positions[0]);
});

it('[PORTFOLIOS-39] does not take the ledger that another screen folded of the same portfolio for its own', async () => {
  const { workers } = createFakeLedgerWorkers();
  const [here, there] = [0, 1].map(() => createLedgerFolder('one', async () => workers));
  if (!here || !there) throw new Error('No folders.');
  const rows = [deposit('a', '100')];
  expect(await cashOf(here({ rows, accounts }))).toEqual(['100.00']);
  expect(await cashOf(there({ rows: [deposit('c', '7')], accounts }))).toEqual(['7.00']);
  expect(await cashOf(here({ rows: [...rows, deposit('b', '50')], accounts }))).toEqual(['150.00']);
});

it('[PORTFOLIOS-1] says that its code could not be loaded, and tries again', async () => {
  const { workers } = createFakeLedgerWorkers();
  let isOffline = true;
  const fold = createLedgerFolder('one', async () => {
    if (isOffline) throw new Error('offline');
    return workers;
  });
  expect(await cashOf(fold({ rows: [], accounts }))).toBe(
    'The code that computes ledgers could not be loaded.',
  );
  isOffline = false;
  expect(await cashOf(fold({ rows: [deposit('a', '100')], accounts }))).toEqual(['100.00']);
});

it('[PORTFOLIOS-1] does not count transactions dated after today until their day', async () => {
  const { workers } = createFakeLedgerWorkers();
  let now = new Date(2024, 4, 1, 23);
  const fold = createLedgerFolder(
    'one',
    async () => workers,
    () => now,
  );
  const rows = [deposit('a', '100'), { ...deposit('b', '50'), date: '2024-05-03' }];
  expect(await cashOf(fold({ rows: rows.map((row) => ({ ...row })), accounts }))).toEqual([]);
  now = new Date(2024, 4, 2, 1);
  expect(await cashOf(fold({ rows, accounts }))).toEqual(['100.00']);
  now = new Date(2024, 4, 3, 1);
  expect(await cashOf(fold({ rows, accounts }))).toEqual(['150.00']);
});
