import { quickInputs } from '@finance-analyst/valuation';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStoredEntries } from '@finance-analyst/stored-entries';
import { caseInputsOf } from './caseInputsOf.js';
import { createEntryMemory } from './createEntryMemory.js';
import { companyEntries, differingEntries, fillableEntries, fillEntries } from './companyEntries.js';
import { earlierFields } from './earlierFields.js';
import { companyFields, forCompany } from './forCompany.js';
import { completed, nextSteps, redone, startHistory, undone, withEdit } from './entryHistory.js';
import { startingEntries } from './startingEntries.js';
import { entriesAt } from './entriesAt.js';
import { hasEntries } from './hasEntries.js';
import { withEntries } from './withEntries.js';
import type { ToolEntries, ToolField } from './ToolEntries.js';
import { toolFields } from './toolFields.js';
import { withEntry } from './withEntry.js';
import { entered } from '../testing/entered.js';

const possible = (field: ToolField): number => (toolFields.get(field) === 'years' ? 7 : 0.123_456_789);

it('[VALUATION-SCREENS-300] writes entries into the address and reads back the same', () => {
  fc.assert(
    fc.property(
      fc.subarray([...toolFields.keys()]),
      fc.constantFrom('net-income', 'operating-income'),
      fc.option(fc.constantFrom('EXM', 'GLH.SMP')),
      fc.constantFrom('USD', 'CHF'),
      fc.constantFrom('person', 'earlier', 'company'),
      (fields, basis, symbol, currency, last) => {
        const values = Object.fromEntries(fields.map((field) => [field, possible(field)]));
        const source = symbol === null ? 'person' : last;
        const sources = Object.fromEntries(
          fields.map((field, at) => [field, at % 2 === 0 ? source : ('person' as const)]),
        );
        const entries: ToolEntries = { basis, symbol, currency, values, sources };
        expect(entriesAt(withEntries(new URLSearchParams(), entries))).toEqual(entries);
      },
    ),
  );
});

it('[VALUATION-SCREENS-300] writes nothing at the start, and leaves what else the address says', () => {
  const query = new URLSearchParams('ci&revenue=5');
  expect(String(withEntries(query, startingEntries))).toBe('ci=');
  expect(hasEntries(query)).toBe(true);
  expect(hasEntries(new URLSearchParams('ci'))).toBe(false);
});

it.each([
  'revenue=-5',
  'revenue=many',
  'years=2.5',
  'growth.base=-2',
  'currency=dollars',
  'basis=sales',
  'symbol=',
])('[VALUATION-SCREENS-300] leaves out of an address what cannot be an entry: %s', (query) => {
  expect(entriesAt(new URLSearchParams(query))).toEqual(startingEntries);
});

it('[VALUATION-SCREENS-301] keeps margins, multiples and payouts of P/E and EV/EBIT apart', () => {
  const both = entered({
    revenue: 100,
    'growth.base': 0.05,
    'net-income.finalMargin.base': 0.1,
    'operating-income.finalMargin.base': 0.2,
    'operating-income.multiple.base': 12,
  });
  expect(caseInputsOf(both, 'base')).toMatchObject({ finalMargin: 0.1, multiple: null, growth: 0.05 });
  const operating = caseInputsOf({ ...both, basis: 'operating-income' }, 'base');
  expect(operating).toMatchObject({ finalMargin: 0.2, multiple: 12, growth: 0.05, revenue: 100, payout: 0 });
  expect(Object.keys(operating).toSorted()).toEqual(['basis', ...quickInputs].toSorted());
  expect(caseInputsOf(both, 'cautious')).toMatchObject({ growth: null, revenue: 100 });
});

const company = companyEntries(
  [
    { input: 'revenue', value: 1331, of: 'FY2025' },
    { input: 'marginNow', value: 0.12, of: 'FY2025' },
    { input: 'payout', value: 0.2, of: 'FY2025' },
  ],
  'net-income',
);

it('[VALUATION-SCREENS-302] fills from a company what was not entered, and names what it would replace', () => {
  const entries = entered({ revenue: 900 });
  const filled = fillEntries(entries, fillableEntries(entries, company));
  expect(filled.values).toMatchObject({
    revenue: 900,
    'net-income.marginNow': 0.12,
    'net-income.payout': 0.2,
  });
  expect(differingEntries(filled, company)).toEqual([
    { field: 'revenue', input: 'revenue', value: 1331, of: 'FY2025' },
  ]);
  const replaced = fillEntries(filled, company);
  expect(replaced.values.revenue).toBe(1331);
  expect(differingEntries(replaced, company)).toEqual([]);
});

it('[VALUATION-SCREENS-302] fills in nothing that would change the value of the entries, and names it', () => {
  const entries = entered({
    revenue: 1331,
    shares: 100,
    'growth.base': 0.05,
    'net-income.finalMargin.base': 0.1,
    'net-income.multiple.base': 15,
  });
  const ofCompany = [...company, { field: 'price', input: 'price', value: 70, of: '2026-11-20' } as const];
  const filled = fillEntries(entries, fillableEntries(entries, ofCompany));
  expect(filled).toEqual(withEntry(entries, 'price', 70, 'company'));
  expect(differingEntries(filled, ofCompany).map(({ input }) => input)).toEqual(['marginNow', 'payout']);
});

it('[VALUATION-SCREENS-666] removes what a company filled in and its medians, and nothing that was entered', () => {
  const filled = fillEntries(entered({ 'growth.base': 0.1 }, { symbol: 'EXM' }), company);
  const withMedian = withEntry(filled, 'net-income.multiple.base', 16.4, 'company');
  // Entered, although it is what the field starts with.
  const edited = withEntry(withMedian, 'net-income.payout', 0, 'person');
  const own = { 'growth.base': 0.1, 'net-income.payout': 0 };
  expect(forCompany(edited, 'EXN')).toEqual(entered(own, { symbol: 'EXN' }, 'earlier'));
  expect(forCompany(edited, null)).toEqual(entered(own, {}, 'earlier'));
  expect(forCompany(edited, 'EXM')).toEqual(entered(own, { symbol: 'EXM' }));
});

it('[VALUATION-SCREENS-666] knows after a reload what a company filled in, and not from an address without one', () => {
  const filled = fillEntries(entered({ revenue: 900, 'net-income.payout': 0 }, { symbol: 'EXM' }), [
    { field: 'price', input: 'price', value: 70, of: '2026-11-20' },
  ]);
  const reloaded = entriesAt(withEntries(new URLSearchParams(), filled));
  expect(reloaded).toEqual(filled);
  expect(companyFields(reloaded)).toEqual(['price']);
  expect(entriesAt(new URLSearchParams('price=70&company=price')).sources).toEqual({ price: 'person' });
  expect(hasEntries(new URLSearchParams('company=price'))).toBe(true);
});

it('[VALUATION-SCREENS-667] lists the earlier entries that the multiple uses', () => {
  const earlier = entered(
    { netDebt: 5, 'growth.base': 0.1, 'net-income.payout': 0, 'operating-income.multiple.cautious': 9 },
    { symbol: 'EXN' },
    'earlier',
  );
  expect(earlierFields(earlier)).toEqual(['growth.base', 'net-income.payout']);
  expect(earlierFields({ ...earlier, basis: 'operating-income' })).toEqual([
    'netDebt',
    'growth.base',
    'operating-income.multiple.cautious',
  ]);
});

it('[VALUATION-SCREENS-303] undoes and redoes each edit, keystrokes in one field together', () => {
  let history = startHistory(startingEntries);
  for (const revenue of [1, 12, 120]) history = withEdit(history, entered({ revenue }), 'Revenue', 'revenue');
  history = withEdit(completed(history), entered({ revenue: 1200 }), 'Revenue', 'revenue');
  expect(nextSteps(history)).toEqual({ undo: 'Revenue', redo: null });
  history = undone(history);
  expect(history.present.values.revenue).toBe(120);
  history = undone(history);
  expect(history.present).toBe(startingEntries);
  expect(undone(history)).toBe(history);
  expect(redone(redone(history)).present.values.revenue).toBe(1200);
  expect(nextSteps(withEdit(history, entered({ years: 3 }), 'Years', 'years'))).toEqual({
    undo: 'Years',
    redo: null,
  });
});

it('[VALUATION-SCREENS-308] remembers entries on the device, and says where it does not', () => {
  const stored = new Map<string, string>();
  const device = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const memoryOf = (storage: typeof device) =>
    createEntryMemory(createStoredEntries({ device: storage, tab: storage }));
  expect(memoryOf(device).read()).toBeNull();
  const entries = entered({ revenue: 5e6, 'growth.base': 0.07 }, { symbol: 'EXM' });
  expect(memoryOf(device).write(entries)).toBe(true);
  expect(memoryOf(device).read()).toEqual(entries);
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(memoryOf({ ...device, setItem: refuse }).write(entries)).toBe(false);
});
