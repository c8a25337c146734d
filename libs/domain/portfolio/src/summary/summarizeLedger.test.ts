import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { HoldingMarket } from '../holdings/HoldingMarket.js';
import { valueHoldings } from '../holdings/valueHoldings.js';
import { createLedger } from '../ledger/createLedger.js';
import { rowKinds } from '../row/RowKind.js';
import { createLedgerServer } from '../server/createLedgerServer.js';
import { readLedger } from '../state/readLedger.js';
import { arbitraryRows } from '../testing/arbitraryRows.js';
import { accountOf, rowsOf } from '../testing/rowsOf.js';
import { readLedgerSummary } from './readLedgerSummary.js';
import { summarizeLedger } from './summarizeLedger.js';

const accounts = [accountOf('main'), accountOf('second')];
const marketIn = (currency: string): HoldingMarket => ({
  currency,
  priceOf: ({ symbol }) => ({
    price: symbol.length * 31,
    currency: 'USD',
    previousClose: 118,
    asOf: '2024-06-03',
    source: 'sample',
  }),
  rateOf: (other) => ({ USD: 0.9, JPY: 0.006, EUR: 1.1 })[other] ?? null,
  // Another rate on each day, so that a lot of the wrong day has another cost.
  rateOn: (_, date) => 0.5 + Number(date.slice(-2)) / 100,
});

it('[PORTFOLIO-200] values a summary as the ledger itself, read back from its stored form', () => {
  fc.assert(
    fc.property(arbitraryRows(rowKinds), fc.constantFrom('USD', 'JPY', 'EUR'), (rows, currency) => {
      const state = readLedger(createLedger(rows, accounts));
      const market = marketIn(currency);
      const stored: unknown = structuredClone(summarizeLedger(state, currency));
      const summary = readLedgerSummary(stored);
      if (!summary) throw new Error('The summary cannot be read.');
      const [expected, found] = [valueHoldings(state, market), valueHoldings(summary, market)];
      expect(found.total).toBe(expected.total);
      expect(found.cash).toEqual(expected.cash);
      expect(found.holdings.length).toBe(expected.holdings.length);
      found.holdings.forEach((holding, at) => {
        const other = expected.holdings[at];
        expect([holding.quantity, holding.price, holding.value, holding.dayGain]).toEqual([
          other?.quantity,
          other?.price,
          other?.value,
          other?.dayGain,
        ]);
        for (const figure of ['cost', 'priceGain', 'currencyGain'] as const) {
          const [own, whole] = [holding[figure], other?.[figure]];
          expect(own.ok).toBe(whole?.ok);
          if (own.ok && whole?.ok) expect(own.value).toBeCloseTo(whole.value, 6);
        }
      });
    }),
  );
});

it('[PORTFOLIO-200] makes the lots of a side one, or those of a day where their rates differ', () => {
  const state = readLedger(
    createLedger(
      rowsOf(
        ['buy', '2023-05-02', { q: '10', p: '100.10' }],
        ['buy', '2024-05-02', { q: '0.5', p: '110' }],
        ['buy', '2024-05-02', { q: '2', p: '111' }],
      ),
      accounts,
    ),
  );
  expect(summarizeLedger(state, 'USD').positions[0]?.lots).toMatchObject([
    { acquired: '2023-05-02', quantity: '12.5', cost: '1278' },
  ]);
  expect(summarizeLedger(state, 'EUR').positions[0]?.lots).toMatchObject([
    { acquired: '2023-05-02', quantity: '10', cost: '1001' },
    { acquired: '2024-05-02', quantity: '2.5', cost: '277' },
  ]);
});

it('[PORTFOLIO-201] reads no summary that is damaged in any field', () => {
  const rows = rowsOf(
    ['buy', '2023-05-02', { q: '10', p: '100' }],
    ['buy', '2023-05-03', { q: '1', p: '9' }],
  );
  const summary = summarizeLedger(readLedger(createLedger(rows, accounts)), 'EUR');
  const text = JSON.stringify(summary);
  expect(readLedgerSummary(JSON.parse(text))).toEqual(summary);
  for (const [found, damaged] of [
    ['"quantity":"10"', '"quantity":"11"'],
    ['"cost":"1000"', '"cost":"1001"'],
    ['"cost":"1000"', '"cost":null'],
    ['"side":"long"', '"side":"wide"'],
    ['"symbol":', '"name":'],
    ['"as":"paid"', '"as":"heard"'],
    ['"price":9', '"price":-9'],
    ['"splits":[]', '"splits":[{}]'],
    ['"currency":"EUR"', '"currency":7'],
    ['"amount":"', '"amount":"x'],
    ['"acquired":"2023', '"acquired":"a few years ago, 2023'],
  ] as const) {
    expect(text).toContain(found);
    expect(readLedgerSummary(JSON.parse(text.replace(found, damaged)))).toBeNull();
  }
  for (const raw of [null, undefined, 7, '', [], {}, { ...summary, positions: null }])
    expect(readLedgerSummary(raw)).toBeNull();
});

it('[PORTFOLIO-202] answers the summary of a held ledger, and of no other version', () => {
  const { fold, summary } = createLedgerServer();
  const rows = rowsOf(['buy', '2023-05-02', { q: '10', p: '100' }]);
  fold({ id: 'one', version: 3, base: null, accounts, put: rows, remove: [] });
  expect(summary({ id: 'one', version: 3, currency: 'USD' })).toEqual(
    summarizeLedger(readLedger(createLedger(rows, accounts)), 'USD'),
  );
  expect(summary({ id: 'one', version: 2, currency: 'USD' })).toBeNull();
  expect(summary({ id: 'two', version: 3, currency: 'USD' })).toBeNull();
});
