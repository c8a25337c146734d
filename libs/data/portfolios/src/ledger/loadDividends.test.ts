import { createLedgerServer } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { createFakeLedgerWorkers } from '../testing/createFakeLedgerWorkers.js';
import { createLedgerFolder } from './createLedgerFolder.js';
import { loadDividends } from './loadDividends.js';

const accounts = [{ id: 'main', name: 'Main', currency: 'USD', opened: null, lotMethod: 'fifo' }] as const;
const shared = { account: 'main', instrument: { symbol: 'ACME', market: null }, currency: 'USD' };
const rows = [
  { ...shared, id: 'a', entry: 1, kind: 'buy', date: '2024-01-02', quantity: '10', price: '5' },
  { ...shared, id: 'b', entry: 2, kind: 'dividend', date: '2024-03-01', gross: '20' },
] as const;

it('[PORTFOLIOS-1] asks the worker that folded a ledger for its dividends, and says if it no longer has it', async () => {
  const { workers, restart } = createFakeLedgerWorkers();
  const request = { id: 'one', from: '2024-01-01', to: '2024-12-31' };
  await createLedgerFolder('one', async () => workers)({ rows, accounts });
  expect(await loadDividends(request, async () => workers)).toMatchObject({
    ok: true,
    value: { dividends: [{ perShare: 2, date: '2024-03-01' }] },
  });
  restart(createLedgerServer());
  expect(await loadDividends(request, async () => workers)).toBeNull();
  expect(await loadDividends(request, () => Promise.reject(new Error('offline')))).toMatchObject({
    ok: false,
  });
});
