import { rowKinds, type LedgerRow } from '@finance-analyst/portfolio';
import { describe, expect, it } from 'vitest';
import { exampleAccounts, exampleBody, exampleRows } from '../testing/examplePortfolio.js';
import { formattingIn } from '../testing/formattingIn.js';
import { accountNamesOf } from './cellText.js';
import { fieldsOfKind } from './fieldsOfKind.js';
import { lotsToName } from './lotsToName.js';
import { messages } from './messages.js';
import { formOf, readForm, withText, type TransactionForm } from './transactionForm.js';

const formatting = formattingIn('de-DE');
const open = (row: LedgerRow): TransactionForm =>
  formOf(row, { accountNames: accountNamesOf(exampleAccounts), formatting });
const read = (form: TransactionForm, before: LedgerRow) =>
  readForm(form, before, { names: exampleBody, formatting });

const split: LedgerRow = {
  id: 'split',
  entry: 9,
  batch: 'import',
  account: 'broker',
  kind: 'split',
  date: '2025-10-01',
  instrument: { symbol: 'ACME', market: null },
  ratio: { received: '3', held: '1' },
  currency: 'USD',
};

describe('[PORTFOLIO-SCREENS-21] the form of a transaction', () => {
  it.each([
    ...exampleRows,
    split,
    {
      ...split,
      id: 'named',
      kind: 'sell',
      quantity: '1.5',
      price: '2',
      rate: '0.95',
      lots: [{ lot: 'first', quantity: '1.5' }],
    } as LedgerRow,
  ])('is read as the same transaction if nothing is changed: $id', (row) => {
    expect(read(open(row), row)).toEqual({ row });
  });

  it('[PORTFOLIO-SCREENS-172] is read as the same transaction in accounts of one name', () => {
    const accounts = exampleAccounts.map((account) => ({ ...account, name: 'Main' }));
    for (const account of ['broker', 'bank']) {
      const row: LedgerRow = { ...split, account };
      const form = formOf(row, { accountNames: accountNamesOf(accounts), formatting });
      expect(readForm(form, row, { names: { ...exampleBody, accounts }, formatting })).toEqual({ row });
    }
  });

  it('shows what a kind uses, and what else is filed', () => {
    expect(fieldsOfKind('split', split)).toContain('ratioReceived');
    expect(fieldsOfKind('split', split)).not.toContain('fees');
    expect(fieldsOfKind('split', { ...split, fees: '1' })).toContain('fees');
    for (const kind of rowKinds) {
      const fields = fieldsOfKind(kind, split);
      expect(new Set(fields).size).toBe(fields.length);
    }
  });

  it('refuses lots that are not what is sold', () => {
    const sale: LedgerRow = { ...split, kind: 'sell', quantity: '20', price: '2' };
    expect(read({ ...open(sale), lots: { first: '30' } }, sale)).toEqual({
      fields: {},
      whole: 'The lots that are named add up to 30, and the quantity is 20.',
    });
    expect(read({ ...open(sale), lots: { first: '15', second: '5' } }, sale)).toHaveProperty('row.lots');
  });

  it('[PORTFOLIO-SCREENS-175] names no lots of an instrument or account chosen before', () => {
    const sale: LedgerRow = {
      ...split,
      kind: 'sell',
      quantity: '20',
      price: '2',
      lots: [{ lot: 'first', quantity: '20' }],
    };
    const saved = (field: 'instrument' | 'account' | 'quantity', text: string) => {
      const found = read(withText(open(sale), field, text, exampleBody), sale);
      return 'row' in found ? found.row : found;
    };
    expect(saved('instrument', 'OTHR')).not.toHaveProperty('lots');
    expect(saved('account', 'Bank in Berlin')).not.toHaveProperty('lots');
    expect(saved('instrument', ' acme')).toHaveProperty('lots', sale.lots);
    expect(saved('quantity', '20,0')).toHaveProperty('lots', sale.lots);
    const named = (symbol: string, account = 'broker') =>
      lotsToName({ row: sale, account, symbol }, [], () => undefined).map(({ lot }) => lot);
    expect([named('acme'), named('OTHR'), named('acme', 'bank')]).toEqual([['first'], [], []]);
  });

  it('[PORTFOLIO-SCREENS-178] follows the instrument, or else the account, with its currency until another is entered', () => {
    const swiss = {
      id: 'SWAP',
      symbol: 'SWAP',
      market: null,
      name: null,
      isin: null,
      currency: 'CHF',
      sector: null,
    };
    const names = { accounts: exampleAccounts, instruments: [swiss] };
    const form = { ...open(split), texts: { account: 'Main broker', instrument: '', currency: 'USD' } };
    const currencyOf = (...texts: readonly (readonly ['account' | 'instrument' | 'currency', string])[]) =>
      texts.reduce((now, [field, text]) => withText(now, field, text, names), form as TransactionForm).texts
        .currency;
    expect(currencyOf(['account', 'Bank in Berlin'])).toBe('EUR');
    expect(currencyOf(['account', 'Bank in Berlin'], ['instrument', 'swap'])).toBe('CHF');
    expect(currencyOf(['instrument', 'SWAP'], ['account', 'Bank in Berlin'])).toBe('CHF');
    expect(currencyOf(['currency', 'SEK'], ['account', 'Bank in Berlin'], ['instrument', 'SWAP'])).toBe(
      'SEK',
    );
  });

  it('says which field cannot be read', () => {
    const form = open(split);
    const problems = read({ ...form, texts: { ...form.texts, ratioHeld: '', quantity: 'many' } }, split);
    expect(problems).toMatchObject({ whole: null, fields: { ratioHeld: messages.ratioNeedsBoth } });
    expect(problems).toHaveProperty('fields.quantity');
  });

  it('says what the kind lacks', () => {
    const form = open(split);
    expect(read({ ...form, kind: 'spin-off' }, split)).toMatchObject({
      fields: {},
      whole: 'Share of the cost is missing.',
    });
  });

  it('reads the fields of a spin-off in the notation of the locale', () => {
    const form = open(split);
    const texts = { ...form.texts, otherInstrument: 'spun', costShare: '0,25' };
    expect(read({ ...form, kind: 'spin-off', texts }, split)).toEqual({
      row: {
        ...split,
        kind: 'spin-off',
        otherInstrument: { symbol: 'SPUN', market: null },
        costShare: '0.25',
      },
    });
  });
});
