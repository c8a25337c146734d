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

it('[PORTFOLIO-254] compares the price on the day of a split with the previous close divided by its ratio', () => {
  const state = readLedger(
    createLedger(
      rowsOf(
        ['buy', '2024-01-02', { q: '8', p: '100' }],
        ['split', '2024-01-05', { ratio: { received: '4', held: '1' } }],
      ),
      accounts,
    ),
  );
  const moveWith = (price: number, previousClose: number, asOf: string) =>
    valueHoldings(state, {
      currency: 'USD',
      priceOf: () => ({ price, currency: 'USD', previousClose, asOf, source: 'sample' }),
      rateOf: () => null,
      rateOn: () => null,
    }).holdings[0]?.dayGain;
  // As traded, and from a source that restates the close itself: 32 × (25.50 − 24).
  expect(moveWith(25.5, 96, '2024-01-05')).toEqual({ ok: true, value: 48 });
  expect(moveWith(25.5, 24, '2024-01-05')).toEqual({ ok: true, value: 48 });
  expect(moveWith(25.5, 24, '2024-01-08')).toEqual({ ok: true, value: 48 });
  // A day later it has nothing to do with the split.
  expect(moveWith(25.5, 96, '2024-01-08')).toEqual({ ok: true, value: 32 * (25.5 - 96) });
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
    problemOf: () => 'You are offline.',
    priceOf: () => null,
    rateOf: () => null,
    rateOn: () => null,
  }).holdings;
  const unknown = { ok: false, reason: 'You are offline.' };
  expect(holding).toMatchObject({ price: null, value: unknown, dayGain: unknown });
});

// 7 shares at 30 become 10.5 at 20: 10 are held, and half of one is paid in cash.
const withLieu: readonly RowSketch[] = [
  ['deposit', '2024-01-02', { g: '210' }],
  ['buy', '2024-01-02', { q: '7', p: '30' }],
  ['split', '2024-01-03', { ratio: { received: '3', held: '2' }, cashInLieu: '10' }],
];

it.each<readonly [string, RowSketch]>([
  ['split', ['split', '2024-01-03', { ratio: { received: '3', held: '2' }, cashInLieu: '10' }]],
  ['bonus issue', ['bonus', '2024-01-03', { ratio: { received: '1', held: '2' }, cashInLieu: '10' }]],
  [
    'bonus issue at a filed quantity',
    ['bonus', '2024-01-03', { ratio: { received: '1', held: '2' }, q: '3', cashInLieu: '10' }],
  ],
])('[PORTFOLIO-203] restates a filed price by the ratio of a %s with cash in lieu', (_name, action) => {
  const rows = [...withLieu.slice(0, 2), action];
  expect(pricesOf(...rows)).toEqual([['main', 20, '2024-01-02', 'paid']]);
  const history = createHistory(
    createLedger(rowsOf(...rows), accounts),
    marketOf({ from: '2024-01-02', to: '2024-01-04' }),
  );
  expect([...history.values]).toEqual([210, 210, 210]);
  expect([...history.price]).toEqual([0, 0, 0]);
});

it('[PORTFOLIO-203] restates a price of the market by the ratio of a split with cash in lieu', () => {
  const ledger = createLedger(rowsOf(...withLieu), accounts);
  const market = marketOf({
    from: '2024-01-02',
    to: '2024-01-05',
    prices: { ACME: { '2024-01-02': 30, '2024-01-05': 21 } },
  });
  const { values, price } = createHistory(ledger, market);
  expect([...values]).toEqual([210, 210, 210, 220]);
  expect([...price]).toEqual([0, 0, 0, 10]);
  const [held] = valueHoldings(readLedger(ledger), {
    currency: 'USD',
    priceOf: () => ({ price: 30, currency: 'USD', previousClose: 27, asOf: '2024-01-02', source: 'sample' }),
    rateOf: () => null,
    rateOn: () => null,
  }).holdings;
  expect(held).toMatchObject({
    quantity: '10',
    value: { ok: true, value: 200 },
    dayGain: { ok: true, value: 20 },
  });
});

it('[PORTFOLIO-203] keeps the worth of any holding over a split whose fraction is paid at the price', () => {
  const drawn = fc.record({
    quantity: fc.integer({ min: 1, max: 5000 }),
    received: fc.integer({ min: 1, max: 40 }),
    held: fc.integer({ min: 1, max: 40 }),
    cents: fc.integer({ min: 100, max: 90_000 }),
    isPriced: fc.boolean(),
  });
  fc.assert(
    fc.property(drawn, ({ quantity, received, held, cents, isPriced }) => {
      fc.pre((quantity * received) % held !== 0 && received !== held);
      const fraction = ((quantity * received) % held) / held;
      const lieu = (fraction * (cents / 100) * held) / received;
      fc.pre(lieu >= 0.01);
      const price = (cents / 100).toFixed(2);
      const ledger = createLedger(
        rowsOf(
          ['deposit', '2024-01-02', { g: ((quantity * cents) / 100).toFixed(2) }],
          ['buy', '2024-01-02', { q: String(quantity), p: price }],
          [
            'split',
            '2024-01-04',
            { ratio: { received: String(received), held: String(held) }, cashInLieu: lieu.toFixed(2) },
          ],
        ),
        accounts,
      );
      const market = marketOf({
        from: '2024-01-02',
        to: '2024-01-05',
        ...(isPriced ? { prices: { ACME: { '2024-01-02': cents / 100 } } } : {}),
      });
      const { values } = createHistory(ledger, market);
      // Cash in lieu is rounded to the cent.
      expect(Math.abs((values[3] as number) - (values[0] as number))).toBeLessThanOrEqual(0.00501);
      const total = totalValue(valueHoldings(readLedger(ledger), lastDayOf(market)));
      expect(total.ok && Math.abs(total.value - (values[0] as number)) <= 0.00501).toBe(true);
    }),
  );
});

it('[PORTFOLIO-203] restates a price where a split leaves only a fraction, paid in cash', () => {
  expect(
    pricesOf(
      ['buy', '2024-01-02', { q: '4', p: '30' }],
      ['split', '2024-01-03', { ratio: { received: '1', held: '10' }, cashInLieu: '118' }],
      ['deposit', '2024-01-04', { instrument: acme, q: '1', g: '80' }],
    ),
  ).toEqual([['main', 300, '2024-01-02', 'paid']]);
});

it('[PORTFOLIO-203] restates prices by the quantities of a bonus issue without a ratio', () => {
  expect(pricesOf(['buy', '2024-01-02', { q: '8', p: '100' }], ['bonus', '2024-01-03', { q: '2' }])).toEqual([
    ['main', 80, '2024-01-02', 'paid'],
  ]);
});

it('[PORTFOLIO-204] values what was transferred after a split at the price of before it, in units of after it', () => {
  const ledger = createLedger(
    rowsOf(
      ['buy', '2024-01-02', { q: '8', p: '100' }],
      ['split', '2024-01-04', { ratio: { received: '4', held: '1' } }],
      ['transfer', '2024-01-05', { instrument: acme, q: '32', otherAccount: 'second' }],
    ),
    accounts,
  );
  const market = marketOf({ from: '2024-01-02', to: '2024-01-06', prices: { ACME: { '2024-01-02': 100 } } });
  const { values } = createHistory(ledger, market);
  expect([...values].map((value) => value + 800)).toEqual([800, 800, 800, 800, 800]);
  expect(totalValue(valueHoldings(readLedger(ledger), lastDayOf(market)))).toEqual({ ok: true, value: 0 });
});

it('[PORTFOLIO-204] restates a price that the other account filed before the split', () => {
  expect(
    pricesOf(
      ['buy', '2024-01-02', { q: '8', p: '100' }],
      ['buy', '2024-01-03', { account: 'second', q: '1', p: '120' }],
      ['sell', '2024-01-04', { account: 'second', q: '1', p: '120' }],
      ['split', '2024-01-05', { ratio: { received: '4', held: '1' } }],
      ['transfer', '2024-01-06', { instrument: acme, q: '12', otherAccount: 'second' }],
    ),
  ).toEqual([
    ['main', 30, '2024-01-04', 'received'],
    ['second', 30, '2024-01-04', 'received'],
  ]);
});

it('[PORTFOLIO-204] counts a split that both accounts have once', () => {
  const bonus: RowSketch = ['bonus', '2024-01-03', { q: '3' }];
  expect(
    pricesOf(
      ['buy', '2024-01-02', { q: '30', p: '110' }],
      ['buy', '2024-01-02', { account: 'second', q: '15', p: '110' }],
      bonus,
      ['bonus', '2024-01-03', { account: 'second', q: '1.5' }],
      ['transfer', '2024-01-04', { instrument: acme, q: '3', otherAccount: 'second' }],
    ).map(([, price]) => price),
  ).toEqual([expect.closeTo(100, 9), expect.closeTo(100, 9)]);
});

/** Cash for the fraction of some splits. */
const withFractions = (rows: readonly LedgerRow[]): readonly LedgerRow[] =>
  rows.map((row, at) =>
    (row.kind === 'split' || row.kind === 'bonus') && at % 3 === 0 ? { ...row, cashInLieu: '1.00' } : row,
  );

/** Some valuations in yen, so that a holding's price is in another currency than its cost. */
const withYen = (rows: readonly LedgerRow[]): readonly LedgerRow[] =>
  rows.map((row, at) => (row.kind === 'valuation' && at % 2 === 0 ? { ...row, currency: 'JPY' } : row));

type Priced = 'all' | 'late' | 'old' | 'none';

/** Which prices the market has: those of all days, those from a day on, those up to it, or none. */
const unpriced = fc.constantFrom<Priced>('all', 'late', 'old', 'none');

it('[PORTFOLIO-153] gives the same value as the history of the same ledger, or none where that has none', () => {
  fc.assert(
    fc.property(arbitraryRows(rowKinds), arbitraryMarket, unpriced, unpriced, (drawn, market, one, two) => {
      const rows = withFractions(withYen(drawn));
      const kept = { [acme.symbol]: one, [other.symbol]: two };
      const partial: MarketColumns = {
        ...market,
        pricesOf: (instrument) => {
          const column = market.pricesOf(instrument);
          const which = kept[instrument.symbol];
          if (!column || which === 'none') return null;
          if (which === 'all') return column;
          if (which === 'old')
            return {
              ...column,
              closes: column.closes.map((close, at) => (at < 40 ? close : (column.closes[39] as number))),
              days: Float64Array.from(market.days, (day, at) =>
                at < 40 ? day : (market.days[39] as number),
              ),
            };
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
