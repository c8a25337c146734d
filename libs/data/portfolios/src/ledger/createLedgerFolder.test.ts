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
  expect(requests.at(-1)).toMatchObject({ base: 1, put: [second], remove: [] });
  restart(createLedgerServer());
  expect(await cashOf(fold({ rows: [second], accounts }))).toEqual(['50.00']);
  expect(requests.at(-1)).toMatchObject({ base: null, put: [second] });
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
