import { fingerprintOf, readBrokerFile } from '@finance-analyst/broker-files';
import { type PortfolioBody, type PortfolioInstrument, takeBack } from '@finance-analyst/documents';
import { ledgerState } from '@finance-analyst/portfolio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryEvents, tableOf } from '../testing/arbitraryTable.js';
import { brokerTexts } from '../testing/brokerTexts.js';
import { createId, emptyBody, importInto, linesOf, planOf, stateOf } from '../testing/importText.js';
import { readText } from '../testing/readText.js';
import { applyImport } from './applyImport.js';
import { eventKey } from './eventKey.js';
import { refusedFile } from './refusedFile.js';

const header = 'Trade Date,Type,Symbol,ISIN,Name,Quantity,Price,Fee,Currency,Account';
const table = (...lines: readonly string[]): string => [header, ...lines].join('\n');
const buy = (symbol: string, isin = '', name = '', account = 'Main', date = '2024-01-02'): string =>
  `${date},Buy,${symbol},${isin},${name},1,100,1,USD,${account}`;

const instrument = (fields: Partial<PortfolioInstrument>): PortfolioInstrument => ({
  id: 'ACME',
  symbol: 'ACME',
  market: null,
  name: null,
  isin: null,
  currency: null,
  sector: null,
  ...fields,
});
const account = { id: 'one', name: 'Main', currency: 'EUR', opened: null, lotMethod: 'lifo' } as const;
const names = ({ accounts }: PortfolioBody) => accounts.map(({ name, currency }) => [name, currency]);
const keys = (body: PortfolioBody): readonly string[] => body.rows.map(eventKey).toSorted();

describe('accounts', () => {
  it('[IMPORT-PIPELINE-1] are those of the same name, or new ones in the currency used most', () => {
    const body = { ...emptyBody, accounts: [account] };
    const text = table(buy('ACME', '', '', ' main '), buy('ACME', '', '', 'Second'));
    const plan = planOf(body, text.replace('USD,Second', 'EUR,Second'));
    expect(plan.accounts).toMatchObject([
      { filed: 'main', account, isNew: false, transactions: 1 },
      { filed: 'Second', account: { name: 'Second', currency: 'EUR', opened: null, lotMethod: 'fifo' } },
    ]);
  });

  it('[IMPORT-PIPELINE-1] are those that were chosen, or new ones if that was chosen', () => {
    const body = { ...emptyBody, accounts: [account] };
    const plan = planOf(body, table(buy('ACME', '', '', 'Other'), buy('ACME')), {
      accounts: { Other: 'one', Main: null },
    });
    expect(plan.accounts).toMatchObject([
      { filed: 'Other', account, isNew: false },
      { filed: 'Main', account: { name: 'Main (2)' }, isNew: true },
    ]);
  });

  it('[IMPORT-PIPELINE-2] of a file that names none has the name of the layout or of the file', () => {
    const unnamed = table(buy('ACME', '', '', ''));
    expect(names(importInto(emptyBody, unnamed))).toEqual([['export', 'USD']]);
    expect(names(importInto(emptyBody, brokerTexts['Trading 212'] ?? ''))).toEqual([['Trading 212', 'EUR']]);
    const only = { ...emptyBody, accounts: [account] };
    expect(names(importInto(only, unnamed))).toEqual([['Main', 'EUR']]);
    expect(names(importInto(only, brokerTexts['Trading 212'] ?? ''))).toHaveLength(2);
  });

  it('[IMPORT-PIPELINE-6] are the same the second time for a line without one among others that have one', () => {
    const text = table(buy('ACME'), buy('ACME', '', '', '', '2024-01-03').replace('Buy', 'Sell'));
    const once = importInto(emptyBody, text);
    expect(once.rows).toHaveLength(1);
    expect(importInto(once, text)).toBe(once);
  });

  it('[IMPORT-PIPELINE-3] that are new are compared with the others, which may have the same transactions', () => {
    const first = importInto(emptyBody, table(buy('ACME'), buy('BETA')));
    const plan = planOf(first, table(buy('ACME', '', '', 'Renamed')));
    expect(plan.elsewhere).toMatchObject([{ account: first.accounts[0]?.id, rows: 1 }]);
    expect(planOf(first, table(buy('CCCC', '', '', 'Renamed'))).elsewhere).toEqual([]);
  });
});

describe('instruments', () => {
  const isin = 'US0000000018';
  const otherIsin = 'US0000000026';
  const matched = (known: readonly PortfolioInstrument[], line: string) => {
    const { instruments } = planOf({ ...emptyBody, instruments: known }, table(line));
    return instruments.map(({ by, instrument: { id } }) => [by, id]);
  };

  it.each([
    [
      'isin',
      buy('OLD', isin),
      [instrument({ id: 'A', symbol: 'A', isin }), instrument({ id: 'OLD', symbol: 'OLD' })],
      'A',
    ],
    ['symbol', buy('acme', isin), [instrument({})], 'ACME'],
    ['name', buy('', '', 'Acme Inc'), [instrument({ id: 'A', symbol: 'A', name: 'ACME INC' })], 'A'],
    ['new', buy('ACME', isin), [instrument({ isin: otherIsin })], isin],
    ['new', buy('ACME'), [], 'ACME'],
    ['new', buy('', isin, 'Acme'), [], isin],
    ['new', buy('', '', 'Acme'), [], 'Acme'],
    // Two share classes of one fund.
    ['new', buy('ACC', '', 'Fund'), [instrument({ id: 'DIS', symbol: 'DIS', name: 'Fund' })], 'ACC'],
  ] as const)('[IMPORT-PIPELINE-4] are matched by %s: %s', (by, line, known, id) => {
    expect(matched(known, line)).toEqual([[by, id]]);
  });

  it('[IMPORT-PIPELINE-4] are matched by symbol and market before symbol alone', () => {
    const flex = brokerTexts['Interactive Brokers Flex query']
      ?.replaceAll(' isin="US0000000018"', '')
      .replaceAll('symbol="ACME"', 'symbol="ACME" listingExchange="XNYS"');
    const known = [instrument({}), instrument({ id: 'XNYS:ACME', market: 'XNYS' })];
    const { instruments } = planOf({ ...emptyBody, instruments: known }, flex ?? '');
    expect(instruments.find(({ filed }) => filed.symbol === 'ACME')).toMatchObject({
      by: 'market',
      instrument: { id: 'XNYS:ACME' },
    });
  });

  it('[IMPORT-PIPELINE-4] named by their symbol alone are the one whose ISIN another line gives', () => {
    const body = importInto(emptyBody, table(buy('ACME'), buy('ACME', isin, 'Acme')));
    expect(body.instruments).toMatchObject([{ id: 'ACME', isin, name: 'Acme' }]);
  });

  it('[IMPORT-PIPELINE-4] are those of the market data if the portfolio has none', () => {
    const match = instrument({ id: 'XNYS:ACME', market: 'XNYS', isin, sector: 'Industry' });
    const plan = planOf(emptyBody, table(buy('ACME', isin), buy('BETA')), { matches: [match] });
    expect(plan.instruments).toMatchObject([
      { by: 'isin', instrument: match, isNew: true, isKnown: true },
      { by: 'new', instrument: { id: 'BETA' }, isNew: true, isKnown: false },
    ]);
    expect(plan.added[0]?.rows[0]?.instrument).toEqual({ symbol: 'ACME', market: 'XNYS' });
  });

  it('[IMPORT-PIPELINE-4] are those that were chosen, or new ones under a symbol of their own', () => {
    const known = [instrument({}), instrument({ id: 'BETA', symbol: 'BETA' })];
    const plan = planOf({ ...emptyBody, instruments: known }, table(buy('ACME'), buy('BETA')), {
      instruments: { '|ACME||': 'BETA', '|BETA||': null },
    });
    expect(plan.instruments.map(({ by, instrument: { id } }) => [by, id])).toEqual([
      ['choice', 'BETA'],
      ['new', 'BETA (2)'],
    ]);
  });
});

describe('duplicates', () => {
  it('[IMPORT-PIPELINE-5] are rows that the portfolio has already; equal trades of one file are not', () => {
    const twice = importInto(emptyBody, table(buy('ACME'), buy('ACME')));
    expect(stateOf(twice)).toContain('Main ACME 2');
    const plan = planOf(twice, table(buy('ACME'), buy('ACME'), buy('ACME')));
    expect(plan).toMatchObject({
      duplicateRows: 2,
      added: [{ line: 4 }],
      duplicates: [{ line: 2 }, { line: 3 }],
    });
  });

  it('[IMPORT-PIPELINE-5] are known by their amounts, however they are written, and whatever note they have', () => {
    const body = importInto(emptyBody, table(buy('ACME')));
    const noted = { ...body, rows: body.rows.map((row) => ({ ...row, note: 'Mine', taxes: '0.00' })) };
    const text = table(buy('acme').replace(',1,100,1,', ',1.0,100.00,1.00,'));
    expect(planOf(noted, text)).toMatchObject({ duplicateRows: 1, added: [] });
    expect(planOf(noted, table(buy('ACME').replace(',100,', ',101,'))).added).toHaveLength(1);
  });

  it('[IMPORT-PIPELINE-5] are sought in the account and on the day alone', () => {
    const body = importInto(emptyBody, table(buy('ACME')));
    expect(planOf(body, table(buy('ACME', '', '', 'Second'))).added).toHaveLength(1);
    expect(planOf(body, table(buy('ACME', '', '', 'Main', '2024-01-03'))).added).toHaveLength(1);
  });

  it('[IMPORT-PIPELINE-5] leave the rest of a line to be added', () => {
    const text = brokerTexts['Charles Schwab'] ?? '';
    const whole = importInto(emptyBody, text);
    const [, ...rows] = whole.rows;
    const less = { ...whole, rows };
    expect(stateOf(importInto(less, text))).toEqual(stateOf(whole));
  });

  it.each(Object.entries(brokerTexts))(
    '[IMPORT-PIPELINE-6] the same file twice changes nothing: %s',
    (_, text) => {
      const once = importInto(emptyBody, text);
      expect(once.rows.length).toBeGreaterThan(1);
      const plan = planOf(once, text);
      expect(plan).toMatchObject({ added: [], changes: { holdings: [], cash: [] } });
      expect(importInto(once, text)).toBe(once);
    },
  );

  it('[IMPORT-PIPELINE-6] two exports that overlap in whole days add up to the whole', () => {
    fc.assert(
      fc.property(arbitraryEvents, fc.nat(9), fc.nat(9), (events, a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const first = tableOf(events.filter(({ day }) => day <= to));
        const second = tableOf(events.filter(({ day }) => day >= from));
        const whole = importInto(emptyBody, tableOf(events));
        const halves = importInto(importInto(emptyBody, first), second);
        expect(stateOf(halves)).toEqual(stateOf(whole));
        expect(keys(halves)).toEqual(keys(whole));
      }),
    );
  });

  it('[IMPORT-PIPELINE-6] the order in which files are imported does not change the state', () => {
    fc.assert(
      fc.property(arbitraryEvents, arbitraryEvents, (one, other) => {
        const [first, second] = [tableOf(one), tableOf(other)];
        const forth = importInto(importInto(emptyBody, first), second);
        const back = importInto(importInto(emptyBody, second), first);
        expect(stateOf(forth)).toEqual(stateOf(back));
        expect(keys(forth)).toEqual(keys(back));
      }),
    );
  });

  it('[IMPORT-PIPELINE-6] a sale that was refused is added once its purchase is there', () => {
    const sale = table(buy('ACME', '', '', 'Main', '2024-02-01').replace('Buy', 'Sell'));
    const early = importInto(emptyBody, sale);
    expect(early).toBe(emptyBody);
    const later = importInto(importInto(early, table(buy('ACME'))), sale);
    expect(stateOf(later)).toEqual(['Main USD -2.00']);
  });
});

describe('the check', () => {
  it('[IMPORT-PIPELINE-7] refuses what the ledger refuses, with the line, its cells and a reason that names the account', () => {
    const plan = planOf(emptyBody, table(buy('ACME'), buy('BETA').replace('Buy', 'Sell')));
    expect(plan.refused).toMatchObject([
      { line: 3, reason: 'Account Main holds 0 BETA on that day, less than 1.' },
    ]);
    expect(plan.refused[0]?.cells[2]).toBe('BETA');
    expect(plan.added).toMatchObject([{ line: 2 }]);
  });

  it('[IMPORT-PIPELINE-7] [IMPORT-PIPELINE-9] refuses several lines, each once', () => {
    const sale = buy('ACME').replace('Buy', 'Sell');
    const plan = planOf(emptyBody, table(sale, sale, sale, buy('BETA')));
    expect(plan.refused.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(linesOf(plan)).toEqual([1, 2, 3, 4, 5]);
  });

  it('[IMPORT-PIPELINE-7] refuses a line as a whole, and what rests on it', () => {
    // Line 2 is an exchange without the amount received, and a purchase.
    const file = readText(
      table(buy('ACME'), buy('ACME', '', '', 'Main', '2024-02-01').replace('Buy', 'Sell')),
    );
    const [first, second] = file.transactions;
    if (!first || !second) throw new Error('no transactions');
    const impossible = {
      ...first,
      row: { kind: 'exchange', date: '2024-01-02', gross: '1', currency: 'USD' },
    } as const;
    const plan = planOf(emptyBody, { ...file, transactions: [first, impossible, second] });
    expect(plan.added).toEqual([]);
    expect(plan.refused.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('[IMPORT-PIPELINE-7] refuses one of several transactions on a line of a document alone', () => {
    const text = (brokerTexts['Ghostfolio JSON'] ?? '')
      .replaceAll('\n', '')
      .replace('"quantity": 4', '"quantity": 40');
    const plan = planOf(emptyBody, text);
    expect(plan.added).toHaveLength(1);
    expect(plan.refused).toHaveLength(2);
  });

  it('[IMPORT-PIPELINE-8] names rows of the portfolio that the ledger would refuse after the import', () => {
    const sell = (date: string) => buy('ACME', '', '', 'Main', date).replace('Buy', 'Sell');
    const body = importInto(emptyBody, table(buy('ACME'), sell('2024-03-01')));
    const plan = planOf(body, table(sell('2024-02-01')));
    expect(plan.added).toHaveLength(1);
    expect(plan.invalidated).toEqual([
      { id: body.rows[1]?.id, reason: 'Account Main holds 0 ACME on that day, less than 1.' },
    ]);
  });

  it.each(Object.entries(brokerTexts))('[IMPORT-PIPELINE-9] accounts for every line once: %s', (_, text) => {
    const file = readText(text);
    const once = importInto(emptyBody, text);
    for (const plan of [planOf(emptyBody, file), planOf(once, file)]) {
      const lines = linesOf(plan);
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines).toHaveLength(plan.linesRead);
    }
  });
});

describe('the dry run', () => {
  it('[IMPORT-PIPELINE-10] gives holdings and cash that change, before and after', () => {
    const body = importInto(emptyBody, table(buy('ACME'), buy('BETA')));
    const id = body.accounts[0]?.id;
    const sale = buy('ACME', '', '', 'Main', '2024-01-05').replace('Buy', 'Sell');
    expect(planOf(body, table(sale)).changes).toEqual({
      holdings: [{ account: id, instrument: { symbol: 'ACME', market: null }, before: '1', after: '0' }],
      cash: [{ account: id, currency: 'USD', before: '-202.00', after: '-103.00' }],
    });
  });

  it('[IMPORT-PIPELINE-11] compares what a file states at its close with the ledger of that day', () => {
    const text = brokerTexts['Interactive Brokers Flex query'] ?? '';
    const { closing } = planOf(emptyBody, text);
    expect(closing).toMatchObject({
      date: '2024-05-31',
      stated: 1,
      differences: [{ instrument: { symbol: 'ACME' }, stated: '7', ledger: '5', difference: '-2' }],
    });
    expect(planOf(emptyBody, text.replace('position="7"', 'position="5"')).closing?.differences).toEqual([]);
  });

  it('[IMPORT-PIPELINE-11] names holdings that the file leaves out, and ignores fractions of a cent', () => {
    const file = readText(table(buy('ACME'), buy('BETA')));
    const closing = {
      date: null,
      holdings: [{ account: 'Main', instrument: { symbol: 'ACME' }, quantity: '1.0' }],
      cash: [{ account: 'Main', currency: 'USD', amount: '-202.0012' }],
    };
    expect(planOf(emptyBody, { ...file, closing }).closing?.differences).toMatchObject([
      { instrument: { symbol: 'BETA' }, stated: '0', ledger: '1', difference: '1' },
    ]);
    const cash = [{ account: 'Main', currency: 'USD', amount: '-201.99' }];
    expect(planOf(emptyBody, { ...file, closing: { date: null, holdings: [], cash } }).closing).toMatchObject(
      {
        stated: 1,
        differences: [{ currency: 'USD', difference: '-0.01' }],
      },
    );
  });
});

describe('an import', () => {
  it('[IMPORT-PIPELINE-12] adds rows in the order of the file, as one batch that names what it brought', () => {
    const body = importInto(emptyBody, table(buy('ACME')), 'first');
    const batch = {
      id: 'second',
      importedAt: '2026-01-01T00:00:00.000Z',
      fileName: 'b.csv',
      layout: 'Other',
    };
    const plan = planOf(
      body,
      table(buy('BETA', '', '', 'Second'), buy('ACME', '', '', 'Main', '2023-01-02')),
    );
    const after = applyImport(body, plan, batch);
    expect(after.rows.map(({ entry, batch: own, date }) => [entry, own, date])).toEqual([
      [1, 'first', '2024-01-02'],
      [2, 'second', '2024-01-02'],
      [3, 'second', '2023-01-02'],
    ]);
    expect(after.batches[1]).toEqual({
      ...batch,
      accounts: [after.accounts[1]?.id],
      instruments: ['BETA'],
    });
  });

  it('[IMPORT-PIPELINE-12] brings no account or instrument of refused lines alone', () => {
    const refusedLine = buy('BETA', '', '', 'Second').replace('Buy', 'Sell');
    const after = importInto(emptyBody, table(buy('ACME'), refusedLine));
    expect(names(after)).toEqual([['Main', 'USD']]);
    expect(after.instruments.map(({ id }) => id)).toEqual(['ACME']);
  });

  it('[IMPORT-PIPELINE-13] is taken back whole', () => {
    fc.assert(
      fc.property(arbitraryEvents, arbitraryEvents, (one, other) => {
        const before = importInto({ ...emptyBody, instruments: [instrument({})] }, tableOf(one));
        expect(takeBack(importInto(before, tableOf(other), 'last'), 'last')).toEqual(before);
      }),
    );
  });

  it('[IMPORT-PIPELINE-13] is taken back without what a later import uses, which goes with that one', () => {
    const first = importInto(emptyBody, table(buy('ACME')), 'first');
    const both = importInto(first, table(buy('ACME', '', '', 'Main', '2024-03-01')), 'second');
    const left = takeBack(both, 'first');
    expect(stateOf(left)).toEqual(['Main ACME 1', 'Main USD -101.00']);
    expect(takeBack(left, 'second')).toEqual(emptyBody);
    expect(takeBack(both, 'unknown')).toBe(both);
    const targets = [{ id: 'ACME', weight: 1 }];
    expect(takeBack({ ...first, targets }, 'first').instruments).toHaveLength(1);
  });
});

describe('the refused lines', () => {
  it.each(Object.entries(brokerTexts).filter(([name]) => !/JSON|Flex|OFX/.test(name)))(
    '[IMPORT-PIPELINE-14] are written in the layout of the file: %s',
    (_, text) => {
      const file = readText(text);
      const plan = planOf(emptyBody, file);
      const written = refusedFile(file, plan);
      if (!written.ok) throw new Error(written.reason);
      const again = readText(written.value);
      expect(again.layout).toEqual(file.layout);
      if (file.table) expect(again.table && fingerprintOf(again.table)).toBe(fingerprintOf(file.table));
      const { refused } = planOf(emptyBody, again);
      expect(refused.map(({ reason }) => reason)).toEqual(plan.refused.map(({ reason }) => reason));
      expect(refused.map(({ cells }) => cells)).toEqual(plan.refused.map(({ cells }) => cells));
    },
  );

  it('[IMPORT-PIPELINE-14] can be mended and imported again', () => {
    const text = table(buy('ACME'), buy('BETA').replace(',USD,', ',US,'));
    const body = importInto(emptyBody, text);
    const written = refusedFile(readText(text), planOf(emptyBody, text));
    const mended = (written.ok ? written.value : '').replace(',US,', ',USD,');
    expect(stateOf(importInto(body, mended))).toEqual(
      stateOf(importInto(emptyBody, text.replace(',US,', ',USD,'))),
    );
  });

  it('[IMPORT-PIPELINE-14] of a file that is no table cannot be written', () => {
    const file = readText(brokerTexts['Ghostfolio JSON'] ?? '');
    expect(refusedFile(file, planOf(emptyBody, file))).toMatchObject({ ok: false });
  });

  it('[IMPORT-PIPELINE-14] keep quotation marks and separators in their cells', () => {
    const file = readBrokerFile(new TextEncoder().encode('a;b\n"1;""2""";x\n'), {
      decode: (bytes) => new TextDecoder().decode(bytes),
    });
    expect(refusedFile(file, planOf(emptyBody, file))).toEqual({ ok: true, value: 'a;b\r\n"1;""2""";x\r\n' });
  });
});

it('[IMPORT-PIPELINE-12] a plan for a portfolio that went on gives its rows numbers after the newest', () => {
  const plan = planOf(emptyBody, table(buy('ACME')));
  const meanwhile = importInto(
    emptyBody,
    table(buy('BETA', '', '', 'Second'), buy('BETA', '', '', 'Second')),
  );
  const batch = { id: createId(), importedAt: '2026-01-01T00:00:00.000Z', fileName: 'a.csv', layout: null };
  const after = applyImport(meanwhile, plan, batch);
  expect(after.rows.map(({ entry }) => entry)).toEqual([1, 2, 3]);
  expect(ledgerState(after.rows, after.accounts).refused).toEqual([]);
});
