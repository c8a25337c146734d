import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ValuationModelDocument, Transaction } from '@finance-analyst/documents';
import {
  addPeers,
  modelTransactions,
  setTransactionLeftOut,
  addTransactions,
} from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import { messages as comparableMessages } from '../comparables/messages.js';
import { exampleBankDocument, exampleBankValuation } from '../testing/exampleBank.js';
import { exampleBuyoutDocument, exampleBuyoutValuation } from '../testing/exampleBuyout.js';
import { exampleLandlordDocument, exampleLandlordValuation } from '../testing/exampleLandlord.js';
import { documentWithPeers, examplePeers } from '../testing/examplePeers.js';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { recalculateTable, startIronCalc } from '../testing/recalculateTable.js';
import { workbookComparables } from './workbookComparables.js';

startIronCalc(readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')));

const paid = (id: string, multiple: number, given: Partial<Transaction> = {}): Transaction => ({
  id,
  target: `Target ${id}`,
  announced: '2025-05-02',
  currency: 'USD',
  enterpriseValue: multiple * 1e8,
  equityValue: null,
  metrics: { revenue: null, ebitda: 1e8, ebit: 5e7, netIncome: 4e7, bookValue: null },
  source: 'Press release',
  ...given,
});
const transactions = [
  paid('a', 8),
  paid('b', 9, { equityValue: 6e8 }),
  paid('c', 10),
  paid('d', 11, { enterpriseValue: null, equityValue: 5e8 }),
  paid('e', 11),
  paid('f', 60),
  paid('g', 12),
];
const opened = documentWithPeers();
const bodyOf = (given: readonly Transaction[], { body }: ValuationModelDocument) =>
  setTransactionLeftOut(addTransactions(body, given), 'g', true);

function tablesOf(given: readonly Transaction[], document = opened, valuationOf = exampleValuation2) {
  const valuation = valuationOf({ ...document, body: bodyOf(given, document) });
  const figureOf = (name: string): number => {
    const found = valuation.evaluator.read(name);
    if (!found.ok) throw new Error(found.reason);
    return found.value;
  };
  return { figureOf, tables: workbookComparables(valuation) };
}

const withPeers = (document: ValuationModelDocument): ValuationModelDocument => ({
  ...document,
  body: addPeers(document.body, examplePeers),
});

it.each([
  ['a company', opened, exampleValuation2, 250],
  ['a bank', withPeers(exampleBankDocument()), exampleBankValuation, 200],
  ['a landlord', withPeers(exampleLandlordDocument()), exampleLandlordValuation, 250],
  ['a buyout', withPeers(exampleBuyoutDocument()), exampleBuyoutValuation, 250],
])(
  '[VALUATION-SCREENS-604] computes peers and transactions of %s anew in another engine, as they are',
  (...given) => {
    const [, document, valuationOf, fewest] = given;
    const { tables, figureOf } = tablesOf(transactions, document, valuationOf);
    expect(tables).toHaveLength(2);
    let formulas = 0;
    for (const table of tables) {
      const shown = recalculateTable(table, figureOf);
      for (const { id, cells } of table.rows)
        cells.forEach((cell, column) => {
          if (typeof cell === 'string' || !cell.formula) return;
          formulas += 1;
          const place = `${table.name} ${id} ${column}`;
          if (typeof cell.value === 'number') {
            const value = Number(shown(id, column));
            expect(Math.abs(value / (cell.value || 1) - (cell.value === 0 ? 0 : 1)), place).toBeLessThan(
              1e-6,
            );
          } else expect(shown(id, column), place).toBe(cell.value);
        });
    }
    expect(formulas).toBeGreaterThan(fewest);
  },
);

it('[VALUATION-SCREENS-604] follows an entered figure, a left-out transaction and a fence to the value per share', () => {
  const { tables, figureOf } = tablesOf(transactions);
  const table = tables.find(({ name }) => name === 'Transactions');
  if (!table) throw new Error('No transactions.');
  const column = (label: string) => table.columns.findIndex((each) => each.label === label);
  const multiple = column('EV/EBITDA');
  expect(column('P/B')).toBe(-1);
  expect(column('EV/Revenue')).toBe(-1);
  expect(table.rows[0]?.cells.slice(1, 3)).toEqual([{ value: 45_779, kind: 'date' }, 'Press release']);
  const changes = {
    [`item a@${column('EBITDA')}`]: 4e8,
    [`item f@${column('Enterprise value')}`]: 13e8,
    [`item g@${column('In statistics (1 or 0)')}`]: 1,
  };
  const shown = recalculateTable(table, figureOf, changes);
  const after = modelTransactions(
    exampleValuation2({
      ...opened,
      body: addTransactions(opened.body, [
        paid('a', 8, { metrics: { ...paid('a', 8).metrics, ebitda: 4e8 } }),
        ...transactions.slice(1, 5),
        paid('f', 13),
        paid('g', 12),
      ]),
    }),
  );
  const { statistics, excluded } = after.comparisons.evToEbitda;
  const median = after.implied.evToEbitda.median;
  if (!statistics.ok || !median.ok) throw new Error('No statistics.');
  expect([...excluded]).toEqual([
    ['a', 'outlier'],
    ['d', 'no-multiple'],
  ]);
  expect(['a', 'd', 'f', 'g'].map((id) => shown(`counted ${id}`, multiple))).toEqual(['outlier', '', 13, 12]);
  expect(shown('median', multiple)).toBeCloseTo(statistics.value.median, 6);
  expect(shown('harmonicMean', multiple)).toBeCloseTo(statistics.value.harmonicMean, 6);
  expect(shown('implied median', multiple)).toBeCloseTo(median.value, 4);
  expect(shown('count', multiple)).toBe(5);
});

it('[VALUATION-SCREENS-604] follows the price of a peer to its multiples of both kinds and to the value per share', () => {
  const { tables, figureOf } = tablesOf([]);
  const table = tables[0];
  if (!table) throw new Error('No peers.');
  const column = (label: string) => table.columns.findIndex((each) => each.label === label);
  const items = table.rows.filter(({ id }) => id.startsWith('item '));
  const numberAt = (cells: (typeof items)[number]['cells'], label: string): number => {
    const cell = cells[column(label)];
    return typeof cell === 'object' && typeof cell.value === 'number' ? cell.value : Number.NaN;
  };
  const doubled = Object.fromEntries(
    items.map(({ id, cells }) => [`${id}@${column('Price')}`, 2 * numberAt(cells, 'Price')]),
  );
  const shown = recalculateTable(table, figureOf, doubled);
  let hasMultiple = 0;
  for (const { id, cells } of items) {
    const equity = 2 * numberAt(cells, 'Price') * numberAt(cells, 'Diluted shares');
    expect(Number(shown(id, column(comparableMessages.marketCapitalization))) / equity).toBeCloseTo(1, 9);
    const enterprise = equity + numberAt(cells, 'Net claims');
    expect(Number(shown(id, column(comparableMessages.enterpriseValue))) / enterprise).toBeCloseTo(1, 9);
    if (Number.isNaN(numberAt(cells, 'EV/EBITDA'))) continue;
    hasMultiple += 1;
    expect((Number(shown(id, column('EV/EBITDA'))) * numberAt(cells, 'EBITDA')) / enterprise).toBeCloseTo(
      1,
      9,
    );
  }
  expect(hasMultiple).toBeGreaterThan(2);
  const before = recalculateTable(table, figureOf);
  for (const label of ['EV/EBITDA', 'P/B'])
    expect(Number(shown('implied median', column(label)))).toBeGreaterThan(
      Number(before('implied median', column(label))),
    );
});

it('[VALUATION-SCREENS-604] has no column of a multiple that no transaction discloses, and says so of all', () => {
  const { metrics } = paid('a', 8);
  const { tables } = tablesOf([paid('a', 8, { metrics: { ...metrics, ebitda: null, ebit: null } })]);
  const table = tables.find(({ name }) => name === 'Transactions');
  expect(table?.columns.at(-1)?.label).toBe('In statistics (1 or 0)');
  expect(table?.remarks).toContain('No multiple is disclosed.');
});

it('[VALUATION-SCREENS-604] values a bank by multiples of equity only, whatever figures are entered', () => {
  const bank = exampleBankDocument();
  const body = addTransactions(bank.body, [paid('a', 8, { equityValue: 5e8 })]);
  const [table] = workbookComparables(exampleBankValuation({ ...bank, body }));
  const implied = table?.rows.find(({ id }) => id === 'implied median')?.cells ?? [];
  const cellOf = (label: string) => implied[table?.columns.findIndex((each) => each.label === label) ?? -1];
  expect(cellOf('EV/EBITDA')).toEqual({
    value: null,
    kind: 'per_share',
    note: expect.stringContaining('does not apply to a bank'),
  });
  expect(cellOf('P/E')).toHaveProperty('formula');
});
