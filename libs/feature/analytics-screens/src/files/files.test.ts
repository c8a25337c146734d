import { newPortfolioBody } from '@finance-analyst/documents';
import { createLedger, historyByHolding, type LedgerRow } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { periodRows } from '../periods/periodRows.js';
import { messages } from '../messages.js';
import { returnMeasures } from '../returns/returnMeasures.js';
import type { Analysis } from '../screen/Analysis.js';
import { contributionFile } from './contributionFile.js';
import { historyFile } from './historyFile.js';
import { periodsFile } from './periodsFile.js';
import { returnsFile } from './returnsFile.js';

const usual = { inflows: 'start', outflows: 'end' } as const;
const row: LedgerRow = {
  id: '1',
  account: 'main',
  kind: 'deposit',
  date: '2024-03-19',
  entry: 1,
  currency: 'USD',
  gross: '1000',
};
const accounts = [{ id: 'main', name: 'Main', currency: 'USD', opened: null, lotMethod: 'fifo' }] as const;
const part = historyByHolding(
  createLedger([row, { ...row, id: '2', kind: 'fee', date: '2024-03-20', gross: '10' }], accounts),
  {
    days: Int32Array.of(19_800, 19_801, 19_802),
    currency: 'USD',
    pricesOf: () => null,
    ratesOf: () => null,
  },
);
const given = {
  title: 'Mine',
  body: newPortfolioBody('USD'),
  window: { from: 0, to: 2, opens: '2024-03-18', closes: '2024-03-20', isShortened: false },
  part,
  measures: returnMeasures(part.whole, usual),
  isSample: true,
};
const linesOf = async (content: Blob): Promise<readonly string[]> =>
  (await content.text()).replace('\ufeff', '').trim().split('\r\n');

it('[ANALYTICS-SCREENS-9] exports the history by day, with its window, its unit and that it is sample data', async () => {
  const { name, content } = historyFile(given);
  const lines = await linesOf(content);
  expect(name).toMatch(/\.csv$/u);
  expect(lines).toContain('Sample data');
  expect(lines.some((line) => line.startsWith('Window,'))).toBe(true);
  expect(lines.slice(-3)).toEqual([
    '2024-03-18,0,0,0,0,0,0,0,0,0,',
    '2024-03-19,1000,1000,0,0,0,0,0,0,0,',
    '2024-03-20,990,0,0,0,0,0,10,0,-0.010000000000000009,',
  ]);
});

it('[ANALYTICS-SCREENS-9] exports months and years', async () => {
  const rows = [
    ...periodRows(part.whole, 'month', usual, null),
    ...periodRows(part.whole, 'year', usual, null),
  ];
  const lines = await linesOf(periodsFile(given, rows).content);
  expect(lines.slice(-2).map((line) => line.split(',').slice(0, 1))).toEqual([['2024-03'], ['2024']]);
  expect(lines.at(-1)?.split(',').slice(2)).toEqual(['-10', '1000', '990', '']);
});

it('[ANALYTICS-SCREENS-132] exports the returns by measure as fractions, with the reason of one that is missing', async () => {
  const lines = await linesOf(returnsFile(given).content);
  expect(lines.find((line) => line.startsWith(messages.window))).toBeDefined();
  const head = lines.findIndex((line) => line.startsWith(messages.measure));
  expect(lines[head]).toBe(
    `${messages.measure},"${messages.asFraction(messages.total)}","${messages.asFraction(messages.perYear)}",Note`,
  );
  expect(lines.slice(head + 1).map((line) => line.split(',')[0])).toEqual([
    messages.timeWeighted,
    messages.moneyWeighted,
    messages.dietz,
    messages.simple,
  ]);
  const [, total, annual] = lines[head + 1]?.split(',') ?? [];
  expect(Number(total)).toBeCloseTo(-0.01, 12);
  expect(annual).toBe('');
  expect(lines[head + 1]).toContain(messages.lessThanAYear);
});

it('[ANALYTICS-SCREENS-132] exports contributions whose sum is that of the screen', async () => {
  const rows = [
    { id: 'a', name: 'Acme', symbol: 'ACME', contribution: 0.07, gain: 70, closing: 500 },
    { id: 'b', name: 'Cash', symbol: null, contribution: -0.02, gain: -20, closing: 0 },
  ];
  const { content } = contributionFile(
    { ...given, selection: { group: 'holding' } as Analysis['selection'] },
    { rows, total: 0.05 },
  );
  const lines = await linesOf(content);
  expect(lines.slice(-4)).toEqual([
    `${messages.name},"${messages.asFraction(messages.contributed)}","${messages.gain}, USD",${messages.symbol},Note`,
    'Acme,0.07,70,ACME,',
    'Cash,-0.02,-20,,',
    `${messages.sum},0.05,50,,`,
  ]);
});
