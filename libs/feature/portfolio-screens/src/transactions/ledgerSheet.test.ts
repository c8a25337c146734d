import type { LedgerRow } from '@finance-analyst/portfolio';
import { describe, expect, it } from 'vitest';
import { exampleBody, exampleRows } from '../testing/examplePortfolio.js';
import { formattingIn } from '../testing/formattingIn.js';
import { accountNamesOf } from './cellText.js';
import type { RowEntries } from './CellValue.js';
import { ledgerSheet } from './ledgerSheet.js';
import { messages } from './messages.js';
import { rowDefaults } from './newRow.js';

/** The sheet of the example, with what it changed. */
function sheetOf(entries: RowEntries = {}) {
  const puts: {
    readonly rows: readonly LedgerRow[];
    readonly words: string;
    readonly field?: string | undefined;
  }[] = [];
  const kept: RowEntries[] = [];
  const byId = new Map(exampleRows.map((row) => [row.id, row]));
  const { textOf, editing } = ledgerSheet({
    names: exampleBody,
    accounts: exampleBody.accounts,
    accountNames: accountNamesOf(exampleBody.accounts),
    formatting: formattingIn('en-US'),
    rowOf: (id) => byId.get(id),
    empty: {
      id: 'empty',
      entries,
      ids: (count) => ['empty', 'empty 1', 'empty 2'].slice(0, count),
    },
    defaults: () => rowDefaults(exampleBody, '2025-11-20'),
    changes: {
      put: (rows, words, field) => {
        puts.push({ rows, words, field });
      },
      add: (added, changed, words) => {
        puts.push({ rows: [...changed, ...added], words });
      },
      keep: (next) => {
        kept.push(next);
      },
    },
  });
  if (!editing) throw new Error('The sheet is read-only.');
  const type = (row: string, column: string, text: string): boolean => {
    const read = editing.read({ row, column }, text);
    if (!read.ok) throw new Error(read.reason);
    return editing.enter([{ row, column, value: read.value }]);
  };
  return { textOf, editing, type, puts, kept };
}

describe('[PORTFOLIO-SCREENS-15] words of edits', () => {
  it('names the cell, the transaction and the value', () => {
    const { type, puts } = sheetOf();
    expect(type('first', 'price', '101.50')).toBe(true);
    expect(puts[0]).toMatchObject({
      rows: [{ id: 'first', price: '101.50' }],
      words: 'Price of 2024-05-02 buy ACME to 101.50',
      field: 'first price',
    });
  });

  it('changes nothing where the value is the same', () => {
    const { type, puts } = sheetOf();
    expect(type('first', 'price', '100.50')).toBe(false);
    expect(type('first', 'instrument', 'acme')).toBe(false);
    expect(puts).toEqual([]);
  });

  it('clears optional cells as one edit, and says how many', () => {
    const { editing, puts } = sheetOf();
    const cells = ['date', 'fees', 'note', 'state'].map((column) => ({ row: 'first', column }));
    expect(editing.reset(cells)).toBe(1);
    expect(puts[0]?.words).toBe('Fees of 2024-05-02 buy ACME cleared');
    expect(puts[0]?.rows[0]).not.toHaveProperty('fees');
    expect(editing.reset([{ row: 'first', column: 'taxes' }])).toBe(0);
  });
});

describe('[PORTFOLIO-SCREENS-16] new transactions', () => {
  it('keeps entries of the empty row until they are a transaction', () => {
    const { type, kept, puts } = sheetOf({ instrument: { symbol: 'ACME', market: null } });
    type('empty', 'quantity', '5');
    expect(kept).toEqual([{ instrument: { symbol: 'ACME', market: null }, quantity: '5' }]);
    expect(puts).toEqual([]);
  });

  it('adds it with the last account, its currency, today and the next number', () => {
    const { type, puts } = sheetOf({ instrument: { symbol: 'ACME', market: null }, quantity: '5' });
    type('empty', 'price', '12');
    expect(puts).toEqual([
      {
        words: '2025-11-20 buy ACME added',
        rows: [
          {
            id: 'empty',
            entry: 7,
            kind: 'buy',
            date: '2025-11-20',
            account: 'broker',
            currency: 'USD',
            instrument: { symbol: 'ACME', market: null },
            quantity: '5',
            price: '12',
          },
        ],
      },
    ]);
  });

  it('takes the currency of the account that is entered', () => {
    const { type, puts } = sheetOf({ kind: 'deposit', account: 'bank' });
    type('empty', 'gross', '100');
    expect(puts[0]?.rows[0]).toMatchObject({ account: 'bank', currency: 'EUR' });
  });

  it('adds pasted rows at once, complete or not, as one edit', () => {
    const { editing, puts, kept } = sheetOf();
    const rows = editing.rowsFrom?.('empty', 2) ?? [];
    expect(editing.rowsFrom?.('first', 2)).toBeUndefined();
    editing.enter(
      rows.flatMap((row, at) => [
        { row, column: 'date', value: { column: 'date', value: '2025-01-02' } },
        { row, column: 'quantity', value: { column: 'quantity', value: String(at + 1) } },
      ]),
    );
    expect(kept).toEqual([]);
    expect(puts).toHaveLength(1);
    expect(puts[0]?.words).toBe('2 transactions added');
    expect(puts[0]?.rows.map(({ id, entry, quantity }) => [id, entry, quantity])).toEqual([
      ['empty', 7, '1'],
      ['empty 1', 8, '2'],
    ]);
  });
});

it('[PORTFOLIO-SCREENS-17] copies what is filed, with all digits, and refuses entries where nothing is entered', () => {
  const { textOf, editing } = sheetOf();
  expect(textOf({ row: 'first', column: 'price' })).toBe('100.50');
  expect(textOf({ row: 'first', column: 'account' })).toBe('Main broker');
  expect(textOf({ row: 'first', column: 'gross' })).toBe('');
  expect(editing.refusalOf({ row: 'first', column: 'state' }, 'enter')).toBe(
    messages.isCalculated('State of 2024-05-02 buy ACME'),
  );
  expect(editing.refusalOf({ row: 'first', column: 'price' }, 'fillRight')).not.toBeNull();
});

describe('[PORTFOLIO-SCREENS-106] ratios in the cell of the quantity', () => {
  it.each([
    ['2:1', { received: '2', held: '1' }],
    ['2 for 1', { received: '2', held: '1' }],
    ['3-for-2', { received: '3', held: '2' }],
    ['2/1', { received: '2', held: '1' }],
    ['1.5', { received: '1.5', held: '1' }],
  ])('reads %s in a split', (text, ratio) => {
    const { type, puts } = sheetOf({ kind: 'split', instrument: { symbol: 'ACME', market: null } });
    expect(type('empty', 'quantity', text)).toBe(true);
    expect(puts[0]?.rows).toMatchObject([{ kind: 'split', ratio }]);
    expect(puts[0]?.rows[0]).not.toHaveProperty('quantity');
  });

  it('refuses what is no ratio, and keeps numbers of shares and calculations elsewhere', () => {
    const { editing, kept, type } = sheetOf({ kind: 'split' });
    expect(editing.read({ row: 'empty', column: 'quantity' }, '2:0')).toEqual({
      ok: false,
      reason: messages.enterRatio,
    });
    expect(editing.read({ row: 'first', column: 'quantity' }, '=10/4')).toMatchObject({
      value: { column: 'quantity', value: '2.5' },
    });
    expect(type('empty', 'quantity', '2:1')).toBe(true);
    expect(kept[0]).toEqual({ kind: 'split', ratio: { received: '2', held: '1' } });
    const begun = sheetOf({ kind: 'split', ratio: { received: '2', held: '1' } });
    expect(begun.textOf({ row: 'empty', column: 'quantity' })).toBe('2:1');
    expect(begun.editing.reset([{ row: 'empty', column: 'quantity' }])).toBe(1);
    expect(begun.kept[0]).toEqual({ kind: 'split' });
  });
});
