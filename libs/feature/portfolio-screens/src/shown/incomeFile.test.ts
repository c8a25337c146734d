import type { IncomeCalendar } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { messages as incomeMessages } from '../income/messages.js';
import { incomeFile } from './incomeFile.js';
import { messages } from './messages.js';

const acme = { symbol: 'ACME', market: null } as const;
const calendar: IncomeCalendar = {
  payments: [
    {
      instrument: acme,
      date: '2025-12-10',
      perShare: 1,
      quantity: 10,
      currency: 'USD',
      amount: 10,
      isDeclared: true,
    },
  ],
  months: [
    { first: '2025-11-21', last: '2025-12-20', amount: 10 },
    { first: '2025-12-21', last: '2026-01-20', amount: 0 },
  ],
  holdings: [
    { instrument: acme, amount: 10, yieldOnCost: null, yieldOnValue: 0.02 },
    { instrument: { symbol: 'NONE', market: null }, amount: 0, yieldOnCost: null, yieldOnValue: null },
  ],
  total: 10,
  withoutRate: [],
} as unknown as IncomeCalendar;

it('[PORTFOLIO-SCREENS-181] writes the income of each paying holding by month, with the reason of what is missing', async () => {
  const { name, content } = incomeFile({
    title: 'Retirement',
    today: '2025-11-20',
    body: {
      currency: 'USD',
      instruments: [
        { id: 'ACME', symbol: 'ACME', market: null, name: 'Acme', isin: null, currency: 'USD', sector: null },
      ],
    },
    calendar,
    isSample: true,
  });
  expect(name).toBe('retirement-income.csv');
  const lines = (await content.text())
    .replace(/^\uFEFF/u, '')
    .trimEnd()
    .split('\r\n');
  expect(lines).toContain(`${messages.asOf},2025-11-20`);
  expect(lines).toContain('Sample data');
  expect(lines.at(-2)).toContain('"2025-11-21 to 2025-12-20, USD"');
  expect(lines.at(-1)).toMatch(/^Acme,10,0\.02,,10,0,ACME,2025-12-10,/u);
  expect(lines.at(-1)).toContain(incomeMessages.noCost);
});
