import { describe, expect, it } from 'vitest';
import { accountNameProblem } from '../accounts/accountNameProblem.js';
import { messages as screenMessages } from '../messages.js';
import { exampleAccounts, exampleBody } from '../testing/examplePortfolio.js';
import { formattingIn } from '../testing/formattingIn.js';
import { accountNamesOf } from './cellText.js';
import type { EntryColumn } from './LedgerColumn.js';
import { messages } from './messages.js';
import { readAccount } from './readAccount.js';
import { readCell } from './readCell.js';

const read = (column: EntryColumn, text: string, locale = 'en-US') => {
  const result = readCell(column, text, { names: exampleBody, formatting: formattingIn(locale) });
  return result.ok ? result.value.value : { refused: result.reason };
};

describe('[PORTFOLIO-SCREENS-10] dates', () => {
  it.each([
    ['2024-05-31', 'en-US', '2024-05-31'],
    ['20240531', 'en-US', '2024-05-31'],
    ['2024/5/3', 'de-DE', '2024-05-03'],
    ['5/31/2024', 'en-US', '2024-05-31'],
    ['31/5/24', 'en-GB', '2024-05-31'],
    ['31.5.2024', 'de-DE', '2024-05-31'],
    ['1.2.99', 'de-DE', '1999-02-01'],
    ['31 May 2024', 'en-US', '2024-05-31'],
    ['May 31st, 2024', 'en-US', '2024-05-31'],
    ['3. März 2024', 'de-DE', '2024-03-03'],
    ['3 Mar 2024', 'fr-FR', '2024-03-03'],
    ['2024-05-31T10:00:00Z', 'en-US', '2024-05-31'],
  ])('reads %s in %s', (text, locale, day) => {
    expect(read('date', text, locale)).toBe(day);
  });

  it.each(['2024-02-30', '31/5/2024', 'May', 'yesterday', '12', '2024-13-01'])('refuses %s', (text) => {
    expect(read('date', text)).toHaveProperty('refused');
  });
});

describe('[PORTFOLIO-SCREENS-11] kinds, accounts and instruments', () => {
  it.each([
    ['Buy', 'buy'],
    ['b', 'buy'],
    ['s', 'sell'],
    ['div', 'dividend'],
    ['spin off', 'spin-off'],
    ['Spin-off', 'spin-off'],
    ['short', 'short'],
    ['return', 'return-of-capital'],
    ['RETURN OF CAPITAL', 'return-of-capital'],
  ])('reads the kind of %s', (text, kind) => {
    expect(read('kind', text)).toBe(kind);
  });

  it('names the kinds that a prefix leaves open', () => {
    expect(read('kind', 't')).toEqual({ refused: messages.ambiguous('t', ['Transfer', 'Tax']) });
    expect(read('kind', 'xyz')).toEqual({ refused: messages.noKind('xyz') });
  });

  it('reads an account by its name, the beginning of it or its id', () => {
    expect(read('account', 'main BROKER')).toBe('broker');
    expect(read('account', 'bank')).toBe('bank');
    expect(read('account', 'Other')).toEqual({ refused: messages.noSuchAccount('Other') });
  });

  it('reads an instrument by its symbol, with its market if it is known by one', () => {
    expect(read('instrument', 'acme')).toEqual({ symbol: 'ACME', market: null });
    expect(read('instrument', 'othr')).toEqual({ symbol: 'OTHR', market: 'XNAS' });
    expect(read('instrument', 'xlon:vod')).toEqual({ symbol: 'VOD', market: 'XLON' });
    expect(read('instrument', 'brk.b')).toEqual({ symbol: 'BRK.B', market: null });
    expect(read('instrument', 'two words')).toEqual({ refused: messages.enterSymbol });
  });
});

it('[PORTFOLIO-SCREENS-172] reads accounts of one name by their number', () => {
  const [broker, bank] = exampleAccounts;
  const accounts = [broker, { ...bank, name: 'main Broker' }] as typeof exampleAccounts;
  const read = (text: string) => readAccount(text, accounts);
  for (const [id, name] of accountNamesOf(accounts)) expect(read(name)).toEqual({ ok: true, value: id });
  expect(read('Main broker')).toEqual({ ok: true, value: 'broker' });
  expect(read('main')).toEqual({
    ok: false,
    reason: messages.ambiguous('main', ['Main broker', 'main Broker (2)']),
  });
});

it('[PORTFOLIO-SCREENS-172] refuses a new account with the name of another', () => {
  expect(accountNameProblem(' main BROKER', exampleAccounts)).toBe(screenMessages.accountNameTaken);
  expect(accountNameProblem(' ', exampleAccounts)).toBe(screenMessages.accountNameNeeded);
  expect(accountNameProblem('Main', exampleAccounts)).toBeNull();
});

describe('[PORTFOLIO-SCREENS-12] figures', () => {
  it.each([
    ['101.50', 'en-US', '101.50'],
    ['1,234.5', 'en-US', '1234.5'],
    ['1.234,50', 'de-DE', '1234.50'],
    ['1 234,5', 'fr-FR', '1234.5'],
    ['−12.5', 'en-US', '-12.5'],
    ['(12.5)', 'en-US', '-12.5'],
    ['0.000000012345', 'en-US', '0.000000012345'],
    ['12345678901234567.12', 'en-US', '12345678901234567.12'],
    ['=12.5*2', 'en-US', '25'],
    ['1e-7', 'en-US', '0.0000001'],
  ])('reads %s in %s as decimal text with the digits that were typed', (text, locale, decimal) => {
    expect(read('price', text, locale)).toBe(decimal);
  });

  it('refuses what is no number, or has more decimals than a ledger', () => {
    expect(read('price', '12,5')).toHaveProperty('refused');
    expect(read('price', 'many')).toHaveProperty('refused');
    expect(read('price', '0.1234567890123')).toEqual({ refused: messages.tooManyDecimals(12) });
  });

  it('reads a currency in any case', () => {
    expect(read('currency', 'eur')).toBe('EUR');
    expect(read('currency', 'EURO')).toEqual({ refused: messages.enterCurrency });
  });
});

it('[PORTFOLIO-SCREENS-13] clears a cell that a transaction can do without, and no other', () => {
  expect(read('price', ' ')).toBeNull();
  expect(read('instrument', '')).toBeNull();
  expect(read('date', '')).toEqual({ refused: messages.needed(messages.columns.date) });
});
