import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoDate } from '../calendar/isoDate.js';
import { createHistory } from '../history/createHistory.js';
import type { MarketColumns } from '../history/MarketColumns.js';
import type { HoldingMarket, HoldingPrice } from '../holdings/HoldingMarket.js';
import { totalValue } from '../holdings/totalValue.js';
import { valueHoldings } from '../holdings/valueHoldings.js';
import { createLedger } from '../ledger/createLedger.js';
import type { LedgerRow } from '../row/LedgerRow.js';
import { rowKinds } from '../row/RowKind.js';
import { readLedger } from '../state/readLedger.js';
import { arbitraryMarket } from '../testing/arbitraryMarket.js';
import { arbitraryRows } from '../testing/arbitraryRows.js';
import { marketOf } from '../testing/marketOf.js';
import { accountOf, acme, other, rowsOf, type RowSketch } from '../testing/rowsOf.js';

const accounts = [accountOf('main'), accountOf('second')];

/** What the market says on the last day of a history. */
function lastDayOf(market: MarketColumns): HoldingMarket {
  const last = market.days.length - 1;
  const dayOf = (days: Float64Array | undefined): number => days?.at(-1) ?? (market.days[last] as number);
  const rateOf = (currency: string): number | null => market.ratesOf(currency)?.[last] ?? null;
  return {
    currency: market.currency,
    priceOf: (instrument): HoldingPrice | null => {
      const column = market.pricesOf(instrument);
      const price = column?.closes[last] ?? Number.NaN;
      return column && !Number.isNaN(price)
        ? {
            price,
            currency: column.currency,
            previousClose: null,
            asOf: isoDate(dayOf(column.days)),
            source: 'sample',
          }
        : null;
    },
    rateOf,
    rateOn: rateOf,
  };
}

const pricesOf = (...sketches: readonly RowSketch[]) =>
  valueHoldings(readLedger(createLedger(rowsOf(...sketches), accounts)), {
    ...lastDayOf(marketOf({ from: '2024-01-02', to: '2024-01-02' })),
  }).holdings.map(({ account, price }) => [account, price?.price, price?.asOf, price?.filed]);

it.each<readonly [string, RowSketch, number, string]>([
  ['what was paid', ['buy', '2024-01-03', { q: '4', p: '30', fees: '9' }], 30, 'paid'],
  ['what was received', ['sell', '2024-01-03', { q: '4', p: '31' }], 31, 'received'],
  ['a valuation', ['valuation', '2024-01-03', { p: '32' }], 32, 'valued'],
])('[PORTFOLIO-150] values an unpriced holding at %s last, with its day', (_name, row, price, as) => {
  expect(pricesOf(['deposit', '2024-01-02', { instrument: acme, q: '8', g: '80' }], row)).toEqual([
    ['main', price, '2024-01-03', as],
  ]);
});

it('[PORTFOLIO-150] takes what a deposit in kind cost for its price only as long as there is no other', () => {
  const deposited: RowSketch = ['deposit', '2024-01-04', { instrument: acme, q: '8', g: '80' }];
  expect(pricesOf(deposited)).toEqual([['main', 10, '2024-01-04', 'deposited']]);
  expect(pricesOf(['buy', '2024-01-03', { q: '1', p: '50' }], deposited)).toEqual([
    ['main', 50, '2024-01-03', 'paid'],
  ]);
});

it('[PORTFOLIO-150] restates a filed price for splits since, and shares it in a transfer', () => {
  expect(
    pricesOf(
      ['buy', '2024-01-02', { q: '8', p: '100' }],
      ['split', '2024-01-03', { ratio: { received: '4', held: '1' } }],
      ['transfer', '2024-01-04', { instrument: acme, q: '16', otherAccount: 'second' }],
    ),
  ).toEqual([
    ['main', 25, '2024-01-02', 'paid'],
    ['second', 25, '2024-01-02', 'paid'],
  ]);
});

it('[PORTFOLIO-151] values a price of the market that is older than a split in shares of after it', () => {
  const state = readLedger(
    createLedger(
      rowsOf(
        ['buy', '2024-01-02', { q: '8', p: '100' }],
        ['split', '2024-01-05', { ratio: { received: '4', held: '1' } }],
      ),
      accounts,
    ),
  );
  const at = (asOf: string) =>
    valueHoldings(state, {
      currency: 'USD',
      priceOf: () => ({ price: 100, currency: 'USD', previousClose: 96, asOf, source: 'sample' }),
      rateOf: () => null,
      rateOn: () => null,
    }).holdings[0];
  expect(at('2024-01-04T00:00:00.000Z')).toMatchObject({
    value: { ok: true, value: 800 },
    dayGain: { ok: true, value: 32 },
  });
  expect(at('2024-01-05T00:00:00.000Z')).toMatchObject({ value: { ok: true, value: 3200 } });
});

it('[PORTFOLIO-152] has no move of a day without two prices of the market', () => {
  const state = readLedger(createLedger(rowsOf(['buy', '2024-01-02', { q: '8', p: '100' }]), accounts));
  const moveWith = (price: HoldingPrice | null) =>
    valueHoldings(state, { currency: 'USD', priceOf: () => price, rateOf: () => null, rateOn: () => null })
      .holdings[0]?.dayGain;
  expect(moveWith(null)).toEqual({
    ok: false,
    reason: 'The market has no price for it; the move of a day needs two.',
  });
  const one = { price: 100, currency: 'USD', previousClose: null, asOf: '2024-01-04', source: 'sample' };
  expect(moveWith(one)).toEqual({
    ok: false,
    reason: 'The market has one price for it; the move of a day needs two.',
  });
});

it('[PORTFOLIO-150] uses no filed price while it is not known what the market has', () => {
  const state = readLedger(createLedger(rowsOf(['buy', '2024-01-02', { q: '8', p: '100' }]), accounts));
  const [holding] = valueHoldings(state, {
    currency: 'USD',
    pricesProblem: 'You are offline.',
    priceOf: () => null,
    rateOf: () => null,
    rateOn: () => null,
  }).holdings;
  const unknown = { ok: false, reason: 'You are offline.' };
  expect(holding).toMatchObject({ price: null, value: unknown, dayGain: unknown });
});

/** Some valuations in yen, so that a holding's price is in another currency than its cost. */
const withYen = (rows: readonly LedgerRow[]): readonly LedgerRow[] =>
  rows.map((row, at) => (row.kind === 'valuation' && at % 2 === 0 ? { ...row, currency: 'JPY' } : row));

/** Which prices the market has: those of all days, those from a day on, or none. */
const unpriced = fc.constantFrom<'all' | 'late' | 'none'>('all', 'late', 'none');

it('[PORTFOLIO-153] gives the same value as the history of the same ledger, or none where that has none', () => {
  fc.assert(
    fc.property(arbitraryRows(rowKinds), arbitraryMarket, unpriced, unpriced, (drawn, market, one, two) => {
      const rows = withYen(drawn);
      const kept = { [acme.symbol]: one, [other.symbol]: two };
      const partial: MarketColumns = {
        ...market,
        pricesOf: (instrument) => {
          const column = market.pricesOf(instrument);
          const which = kept[instrument.symbol];
          if (!column || which === 'none') return null;
          if (which === 'all') return column;
          return { ...column, closes: column.closes.map((close, at) => (at < 40 ? Number.NaN : close)) };
        },
      };
      const ledger = createLedger(rows, accounts);
      const { values, holdings } = createHistory(ledger, partial);
      const closing = values.at(-1) as number;
      const valued = valueHoldings(readLedger(ledger), lastDayOf(partial));
      const total = totalValue(valued);
      expect(total.ok).toBe(!Number.isNaN(closing));
      if (total.ok)
        expect(Math.abs(total.value - closing)).toBeLessThanOrEqual(1e-6 + 1e-9 * Math.abs(closing));
      for (const { account, instrument, price } of holdings) {
        const found = valued.holdings.find(
          (holding) => holding.account === account && holding.instrument.symbol === instrument.symbol,
        );
        expect(found?.price === null).toBe(Number.isNaN(price));
        if (found?.price) expect(found.price.price).toBeCloseTo(price, 6);
      }
    }),
    { numRuns: 300 },
  );
});

it('[PORTFOLIO-153] follows the rate of the currency in which a price was filed', () => {
  const market = marketOf({
    from: '2024-01-02',
    to: '2024-01-04',
    rates: { EUR: { '2024-01-02': 1, '2024-01-04': 1.2 } },
  });
  const ledger = createLedger(
    rowsOf(
      ['deposit', '2024-01-02', { g: '1000' }],
      ['buy', '2024-01-02', { q: '10', p: '100' }],
      ['valuation', '2024-01-03', { p: '90', currency: 'EUR' }],
    ),
    accounts,
  );
  const { values, price, currencyGain } = createHistory(ledger, market);
  expect([...values]).toEqual([1000, 900, 1080]);
  expect([...price]).toEqual([0, -100, 0]);
  expect([...currencyGain].map((each) => Math.round(each))).toEqual([0, 0, 180]);
});
