import { bridgeOf, createLedger, historyByHolding, type LedgerRow } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import type { StepName } from './countsInStep.js';
import { stepRows } from './stepRows.js';

const first = 19_800;
const days = Int32Array.from({ length: 40 }, (_, at) => first + at);
const good = { symbol: 'GOOD', market: null };
const row = (id: string, date: string, fields: Partial<LedgerRow>): LedgerRow => ({
  id,
  account: 'main',
  kind: 'buy',
  date,
  entry: Number(id),
  currency: 'USD',
  ...fields,
});
const accounts = [{ id: 'main', name: 'Main', currency: 'USD', opened: null, lotMethod: 'fifo' }] as const;
const rows = [
  row('1', '2024-03-18', { kind: 'deposit', gross: '1000' }),
  row('2', '2024-03-18', { instrument: good, quantity: '5', price: '100', fees: '2.50' }),
  row('3', '2024-04-02', { kind: 'deposit', gross: '300' }),
  row('4', '2024-04-02', { instrument: good, quantity: '1', price: '105', fees: '1.25' }),
  row('5', '2024-04-10', { kind: 'dividend', instrument: good, gross: '9.75', taxes: '1.46' }),
  row('6', '2024-04-12', { kind: 'withdrawal', gross: '50' }),
];
const history = historyByHolding(createLedger(rows, accounts), {
  days,
  currency: 'USD',
  pricesOf: () => ({ currency: 'USD', closes: Float64Array.from(days, (_, at) => 100 + at / 3) }),
  ratesOf: () => null,
});
const names = { rows, instruments: [] };

it('[ANALYTICS-SCREENS-20] lists what each step of the bridge is the sum of, to the cent', () => {
  const bridge = bridgeOf(history.whole, 0, days.length - 1);
  if (!bridge.ok) throw new Error(bridge.reason);
  const negative: readonly string[] = ['withdrawals', 'fees', 'taxes'];
  for (const [step, amount] of Object.entries(bridge.value) as [StepName, number][]) {
    const sum = stepRows(step, history, names, false).reduce((total, each) => total + each.amount, 0);
    expect([step, sum]).toEqual([step, expect.closeTo(negative.includes(step) ? -amount : amount, 6)]);
  }
});

it('[ANALYTICS-SCREENS-20] names the transactions of a day, the month or the holding', () => {
  expect(stepRows('income', history, names, false)).toEqual([
    { id: '2024-04-10', date: '2024-04-10', name: 'Dividend GOOD', amount: 9.75 },
  ]);
  expect(stepRows('fees', history, names, false)).toMatchObject([{ name: 'Buy GOOD', amount: -1.25 }]);
  expect(stepRows('deposits', history, names, false)).toMatchObject([{ name: 'Deposit', amount: 300 }]);
  expect(stepRows('price', history, names, false).map(({ date }) => date)).toEqual(['2024-03', '2024-04']);
  expect(stepRows('closing', history, names, false).map(({ name }) => name)).toEqual(['GOOD', 'Cash, USD']);
});
