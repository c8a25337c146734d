import { takeBack } from '@finance-analyst/documents';
import { expect, it } from 'vitest';
import { emptyBody, planOf } from '../testing/importText.js';
import { applyImport } from './applyImport.js';
import type { EnteredPrice } from './ImportChoices.js';

const text = [
  'Trade Date;Type;Symbol;Quantity;Price;Currency;Account',
  '2024-03-05;Buy;ACME;10;110.00;EUR;Main',
  '2024-03-06;Buy;ACME;10;110.00;EUR;Second',
  '2024-03-07;Buy;BETA;1;5.00;USD;Main',
  '2024-03-08;Sell;GAMMA;1;5.00;USD;Third',
].join('\n');
const entered = (price: string | null, date: string | null = '2024-03-08'): EnteredPrice => ({
  typed: { price: price ?? 'x', date: date ?? 'x' },
  price,
  date,
});
const batch = { id: 'batch', importedAt: '2026-11-20T22:00:00.000Z', fileName: 'a.csv', layout: null };

it('[IMPORT-PIPELINE-47] makes a price that was entered a valuation in each account, of the same batch', () => {
  const plan = planOf(emptyBody, text, { prices: { '|ACME||': entered('120.5') } });
  const [main, second] = plan.accounts;
  const own = { kind: 'valuation', date: '2024-03-08', price: '120.5', currency: 'EUR' };
  expect(plan.valuations).toMatchObject([
    { ...own, account: main?.account.id },
    { ...own, account: second?.account.id },
  ]);
  const after = applyImport(emptyBody, plan, batch);
  expect(after.rows.map(({ kind }) => kind)).toEqual(['buy', 'buy', 'buy', 'valuation', 'valuation']);
  expect(after.rows.every((row) => row.batch === 'batch')).toBe(true);
  expect(new Set(after.rows.map(({ entry }) => entry)).size).toBe(5);
  expect(takeBack(after, 'batch')).toEqual(emptyBody);
});

it('[IMPORT-PIPELINE-47] values neither what has market prices nor what is not imported', () => {
  const beta = { id: 'BETA', symbol: 'BETA', market: null, name: null, isin: null, sector: null };
  const plan = planOf(emptyBody, text, {
    prices: { '|BETA||': entered('6'), '|GAMMA||': entered('6'), '|ACME||': entered(null) },
    matches: [{ ...beta, currency: 'USD' }],
  });
  expect(plan.valuations).toEqual([]);
});

it('[IMPORT-PIPELINE-47] proposes the last day of the file', () => {
  expect(planOf(emptyBody, text).lastDay).toBe('2024-03-08');
  expect(planOf(emptyBody, 'Date;Name\n').lastDay).toBeNull();
});

it('[IMPORT-PIPELINE-47] names a price that the ledger refuses, and does not save it', () => {
  const account = {
    id: 'one',
    name: 'Main',
    currency: 'EUR',
    opened: '2024-01-01',
    lotMethod: 'fifo',
  } as const;
  const plan = planOf({ ...emptyBody, accounts: [account] }, text, {
    prices: { '|BETA||': entered('6', '2023-12-31') },
  });
  expect(plan.valuations).toEqual([]);
  expect(plan.refusedValuations).toMatchObject([{ reason: expect.stringContaining('Main') as unknown }]);
});
