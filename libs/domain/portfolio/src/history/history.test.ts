import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoDate } from '../calendar/isoDate.js';
import { createLedger } from '../ledger/createLedger.js';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';
import type { LedgerRow } from '../row/LedgerRow.js';
import { rowKinds } from '../row/RowKind.js';
import { readLedger } from '../state/readLedger.js';
import { timeWeightedReturn } from '../returns/timeWeightedReturn.js';
import { arbitraryMarket } from '../testing/arbitraryMarket.js';
import { arbitraryRows } from '../testing/arbitraryRows.js';
import { dayOf, marketOf, type MarketSketch } from '../testing/marketOf.js';
import { accountOf, acme, other, rowsOf, type RowSketch } from '../testing/rowsOf.js';
import { bridgeOf, type Bridge } from './bridgeOf.js';
import { createHistory } from './createHistory.js';
import type { DailyHistory } from './DailyHistory.js';
import type { MarketColumns, PriceColumn } from './MarketColumns.js';

const accounts = [accountOf('main'), accountOf('second')];

const historyOf = (market: MarketSketch, ...sketches: readonly RowSketch[]): DailyHistory =>
  createHistory(createLedger(rowsOf(...sketches), accounts), marketOf(market));

function whole(history: DailyHistory): Bridge {
  const found = bridgeOf(history, 0, history.days.length - 1);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}

const nothing: Bridge = {
  opening: 0,
  deposits: 0,
  withdrawals: 0,
  price: 0,
  income: 0,
  currency: 0,
  fees: 0,
  taxes: 0,
  closing: 0,
};

function pricesOf(market: MarketColumns, instrument: LedgerInstrument): PriceColumn {
  const prices = market.pricesOf(instrument);
  if (!prices) throw new Error('There are no prices.');
  return prices;
}

/** What the exact state of a day is worth at its closes. */
function worthOf(rows: readonly LedgerRow[], market: MarketColumns, at: number): number {
  const state = readLedger(createLedger(rows, accounts), isoDate(market.days[at] as number));
  const rateOf = (currency: string): number =>
    currency === 'USD' ? 1 : (market.ratesOf(currency)?.[at] as number);
  const cash = state.cash.reduce((sum, { amount, currency }) => sum + Number(amount) * rateOf(currency), 0);
  return state.positions.reduce((sum, { instrument, quantity }) => {
    const { closes, currency } = pricesOf(market, instrument);
    return sum + Number(quantity) * (closes[at] as number) * rateOf(currency);
  }, cash);
}

it('[PORTFOLIO-64] values the exact state of every day at its closes and rates', () => {
  fc.assert(
    fc.property(arbitraryRows(rowKinds), arbitraryMarket, fc.nat(62), (rows, market, at) => {
      const { values } = createHistory(createLedger(rows, accounts), market);
      const expected = worthOf(rows, market, at);
      expect(Math.abs((values[at] as number) - expected)).toBeLessThanOrEqual(
        1e-9 * (1 + Math.abs(expected)),
      );
    }),
  );
});

it('[PORTFOLIO-65] explains every change, to the cent, for every window of any ledger', () => {
  fc.assert(
    fc.property(
      arbitraryRows(rowKinds),
      arbitraryMarket,
      fc.nat(62),
      fc.nat(62),
      (rows, market, one, two) => {
        const history = createHistory(createLedger(rows, accounts), market);
        const [from, to] = [Math.min(one, two), Math.max(one, two)];
        const found = bridgeOf(history, from, to);
        if (!found.ok) throw new Error(found.reason);
        const { opening, deposits, withdrawals, price, income, currency, fees, taxes, closing } = found.value;
        const units = [opening, deposits, -withdrawals, price, income, currency, -fees, -taxes].map((each) =>
          Math.round(each * 100),
        );
        expect(units.reduce((sum, each) => sum + each, 0)).toBe(Math.round(closing * 100));
        // The price part is what the holdings gained, not what is left over.
        const gained = history.price.subarray(from + 1, to + 1).reduce((sum, each) => sum + each, 0);
        expect(Math.abs(price - gained)).toBeLessThanOrEqual(
          0.05 + 1e-10 * (Math.abs(opening) + Math.abs(closing)),
        );
      },
    ),
  );
});

it('[PORTFOLIO-65] gives price at the rate of the day before, and the cross term to currency', () => {
  const market = {
    from: '2024-01-02',
    to: '2024-01-03',
    prices: { ACME: ['EUR', { '2024-01-02': 100, '2024-01-03': 110 }] },
    rates: { EUR: { '2024-01-02': 1, '2024-01-03': 1.1 } },
  } as const;
  const history = historyOf(
    market,
    ['deposit', '2024-01-01', { currency: 'EUR', g: '1000' }],
    ['buy', '2024-01-01', { currency: 'EUR', q: '10', p: '100' }],
  );
  expect(whole(history)).toEqual({ ...nothing, opening: 1000, price: 100, currency: 110, closing: 1210 });
});

it('[PORTFOLIO-65] counts what an exchange gained against the rate of its day as currency', () => {
  const history = historyOf(
    { from: '2024-01-02', to: '2024-01-03', rates: { EUR: { '2024-01-02': 1.1 } } },
    ['deposit', '2024-01-02', { g: '1100' }],
    ['exchange', '2024-01-03', { g: '1100', fees: '0', otherCurrency: 'EUR', otherAmount: '990' }],
  );
  expect(whole(history)).toEqual({ ...nothing, opening: 1100, currency: -11, closing: 1089 });
});

it('[PORTFOLIO-66] counts no flow between two accounts of the history, but one to or from the others', () => {
  const rows = rowsOf(
    ['deposit', '2024-01-02', { g: '1000' }],
    ['buy', '2024-01-02', { q: '5', p: '100' }],
    ['transfer', '2024-01-03', { g: '200', fees: '1', otherAccount: 'second' }],
    ['transfer', '2024-01-03', { instrument: acme, q: '2', otherAccount: 'second' }],
  );
  const market = marketOf({
    from: '2024-01-02',
    to: '2024-01-03',
    prices: { ACME: { '2024-01-02': 100, '2024-01-03': 120 } },
  });
  const ledger = createLedger(rows, accounts);
  const [both, first, second] = [undefined, new Set(['main']), new Set(['second'])].map((scope) =>
    whole(createHistory(ledger, market, scope)),
  );
  expect(both).toEqual({ ...nothing, opening: 1000, price: 100, fees: 1, closing: 1099 });
  expect(first).toEqual({ ...nothing, opening: 1000, withdrawals: 440, price: 100, fees: 1, closing: 659 });
  expect(second).toEqual({ ...nothing, deposits: 440, closing: 440 });
});

it('[PORTFOLIO-66] is the sum of its accounts, whatever moves between them', () => {
  fc.assert(
    fc.property(arbitraryRows(rowKinds), arbitraryMarket, (rows, market) => {
      const ledger = createLedger(rows, accounts);
      const both = createHistory(ledger, market);
      const parts = ['main', 'second'].map((id) => createHistory(ledger, market, new Set([id])));
      for (const column of ['values', 'price', 'income', 'fees', 'taxes'] as const)
        both[column].forEach((each, at) => {
          const sum = parts.reduce((all, part) => all + (part[column][at] as number), 0);
          expect(Math.abs(sum - each)).toBeLessThanOrEqual(1e-6 + 1e-9 * Math.abs(each));
        });
    }),
  );
});

it.each([
  ['split', {}],
  ['bonus', { ratio: { received: '1', held: '1' } }],
] as const)('[PORTFOLIO-67] has no gain on the day of a %s', (kind, fields) => {
  const history = historyOf(
    {
      from: '2024-01-02',
      to: '2024-01-04',
      prices: { ACME: { '2024-01-02': 100, '2024-01-03': 50, '2024-01-04': 55 } },
    },
    ['deposit', '2024-01-02', { g: '1000' }],
    ['buy', '2024-01-02', { q: '10', p: '100' }],
    [kind, '2024-01-03', { ratio: { received: '2', held: '1' }, ...fields }],
  );
  expect([...history.values]).toEqual([1000, 1000, 1100]);
  expect([...history.price]).toEqual([0, 0, 100]);
});

it('[PORTFOLIO-67] carries a close of before a split in shares of after it, until there is a newer one', () => {
  const history = historyOf(
    {
      from: '2024-01-31',
      to: '2024-02-04',
      prices: { ACME: { '2024-01-31': 100, '2024-02-04': 11 } },
    },
    ['deposit', '2024-01-31', { g: '1000' }],
    ['buy', '2024-01-31', { q: '10', p: '100' }],
    ['split', '2024-02-02', { ratio: { received: '10', held: '1' } }],
  );
  expect([...history.values]).toEqual([1000, 1000, 1000, 1000, 1100]);
});

it('[PORTFOLIO-67] moves value to what a spin-off or merger gives, and has a gain only from prices', () => {
  const sold = { from: '2024-01-02', to: '2024-01-04' };
  const prices = {
    ACME: { '2024-01-02': 100, '2024-01-03': 80 },
    OTHR: { '2024-01-02': 40, '2024-01-04': 44 },
  };
  const bought: readonly RowSketch[] = [
    ['deposit', '2024-01-02', { g: '1000' }],
    ['buy', '2024-01-02', { q: '10', p: '100' }],
  ];
  const received = { otherInstrument: other, ratio: { received: '1', held: '2' } };
  const spun = historyOf({ ...sold, prices }, ...bought, [
    'spin-off',
    '2024-01-03',
    { ...received, costShare: '0.2' },
  ]);
  expect([...spun.values]).toEqual([1000, 1000, 1020]);
  expect([...spun.price]).toEqual([0, 0, 20]);
  const merged = historyOf({ ...sold, prices }, ...bought, [
    'merger',
    '2024-01-03',
    { ...received, g: '790', price: '40' } as never,
  ]);
  expect([...merged.values]).toEqual([1000, 990, 1010]);
  expect(whole(merged)).toEqual({ ...nothing, opening: 1000, price: 10, closing: 1010 });
});

it('[PORTFOLIO-68] uses the price of a row where the market has none, in shares of after a split', () => {
  const history = historyOf(
    { from: '2024-01-02', to: '2024-01-06' },
    ['deposit', '2024-01-02', { g: '1000' }],
    ['buy', '2024-01-02', { q: '8', p: '100' }],
    ['split', '2024-01-03', { ratio: { received: '4', held: '1' } }],
    ['sell', '2024-01-04', { q: '2', p: '30' }],
    ['valuation', '2024-01-05', { p: '31' }],
  );
  expect([...history.values]).toEqual([1000, 1000, 1160, 1190, 1190]);
});

it('[PORTFOLIO-68] uses what was paid for a share, whatever price the row files', () => {
  // A bond is quoted in percent.
  const history = historyOf(
    { from: '2024-01-02', to: '2024-01-03' },
    ['deposit', '2024-01-02', { g: '9850' }],
    ['buy', '2024-01-02', { q: '10000', p: '98.5', g: '9850' }],
  );
  expect(history.values[1]).toBeCloseTo(9850, 9);
});

it('[PORTFOLIO-68] has no gain where an unpriced holding moves, or is deposited at an old cost', () => {
  const moved = historyOf(
    { from: '2024-01-02', to: '2024-01-05' },
    ['deposit', '2024-01-02', { g: '2000' }],
    ['buy', '2024-01-02', { q: '10', p: '100' }],
    ['deposit', '2024-01-03', { account: 'second', g: '900' }],
    ['buy', '2024-01-03', { account: 'second', q: '10', p: '90' }],
    ['transfer', '2024-01-04', { instrument: acme, q: '10', otherAccount: 'second' }],
    ['deposit', '2024-01-05', { account: 'second', instrument: acme, q: '1', g: '10' }],
  );
  // The last price that was filed, 90, is that of both accounts from the transfer on.
  expect([...moved.values]).toEqual([2000, 2900, 2800, 2890]);
  expect(whole(moved)).toMatchObject({ deposits: 990, price: -100, closing: 2890 });
});

it('[PORTFOLIO-68] explains every change without any market price', () => {
  fc.assert(
    fc.property(arbitraryRows(rowKinds), (rows) => {
      const market = marketOf({
        from: '2023-12-08',
        to: '2024-02-08',
        rates: { JPY: { '2023-12-08': 0.007 } },
      });
      const { values, inflows, outflows, price, income, currencyGain, fees, taxes } = createHistory(
        createLedger(rows, accounts),
        market,
      );
      let scale = 1;
      for (let at = 1; at < values.length; at++) {
        const [before, after] = [values[at - 1] as number, values[at] as number];
        if (Number.isNaN(before) || Number.isNaN(after)) return;
        scale = Math.max(scale, Math.abs(before), Math.abs(after), inflows[at] as number);
        const explained =
          before +
          (inflows[at] as number) -
          (outflows[at] as number) +
          (price[at] as number) +
          (income[at] as number) +
          (currencyGain[at] as number) -
          (fees[at] as number) -
          (taxes[at] as number);
        expect(Math.abs(after - explained)).toBeLessThanOrEqual(1e-9 * scale);
      }
    }),
  );
});

it('[PORTFOLIO-68] has no value where a price or a rate is not known, and says which', () => {
  const spun = historyOf(
    {
      from: '2024-01-02',
      to: '2024-01-04',
      prices: { ACME: { '2024-01-02': 100, '2024-01-03': 80 }, OTHR: { '2024-01-04': 44 } },
    },
    ['deposit', '2024-01-02', { g: '1000' }],
    ['buy', '2024-01-02', { q: '10', p: '100' }],
    [
      'spin-off',
      '2024-01-03',
      { otherInstrument: other, ratio: { received: '1', held: '2' }, costShare: '0.2' },
    ],
  );
  expect([...spun.values]).toEqual([1000, Number.NaN, 1020]);
  expect(whole(spun)).toMatchObject({ price: 20, closing: 1020 });
  expect(timeWeightedReturn(spun)).toMatchObject({
    ok: true,
    value: { total: expect.closeTo(0.02, 12), carriedDays: 1 },
  });
  expect(bridgeOf(spun, 0, 1)).toEqual({
    ok: false,
    reason: 'A price or a rate of the last day is not known.',
  });
  expect(bridgeOf(spun, 1, 2)).toEqual({
    ok: false,
    reason: 'A price or a rate of the first day is not known.',
  });
  const abroad = historyOf(
    { from: '2024-01-02', to: '2024-01-04', rates: { EUR: { '2024-01-04': 1.1 } } },
    ['deposit', '2024-01-02', { g: '1000' }],
    ['deposit', '2024-01-03', { currency: 'EUR', g: '10' }],
  );
  expect(abroad.withoutRate).toEqual(['EUR']);
  expect(bridgeOf(abroad, 0, 2)).toEqual({
    ok: false,
    reason: 'A rate of a flow in the period is not known.',
  });
  expect(timeWeightedReturn(abroad)).toEqual({ ok: false, reason: 'A flow in the period is not known.' });
  expect(bridgeOf(abroad, 2, 1)).toMatchObject({ ok: false });
});

it('[PORTFOLIO-64] lists what is held at the last close, which adds up to the value with cash', () => {
  fc.assert(
    fc.property(arbitraryRows(rowKinds), arbitraryMarket, (rows, market) => {
      const ledger = createLedger(rows, accounts);
      const { holdings, values } = createHistory(ledger, market);
      const cash = readLedger(ledger).cash.reduce(
        (sum, { amount, currency }) =>
          sum + Number(amount) * (currency === 'USD' ? 1 : (market.ratesOf(currency)?.at(-1) as number)),
        0,
      );
      const total = holdings.reduce((sum, { value }) => sum + value, cash);
      expect(Math.abs(total - (values.at(-1) as number))).toBeLessThanOrEqual(1e-6 + 1e-9 * Math.abs(total));
    }),
  );
});

it('[PORTFOLIO-64] counts rows between two days on the next, and none after the last', () => {
  const friday = dayOf('2024-01-05');
  const ledger = createLedger(
    rowsOf(
      ['deposit', '2024-01-05', { g: '100' }],
      ['deposit', '2024-01-06', { g: '50' }],
      ['deposit', '2024-01-09', { g: '7' }],
    ),
    accounts,
  );
  const market = {
    ...marketOf({ from: '2024-01-05', to: '2024-01-05' }),
    days: Int32Array.of(friday, friday + 3),
  };
  const { values, inflows } = createHistory(ledger, market);
  expect([[...values], [...inflows]]).toEqual([
    [100, 150],
    [0, 50],
  ]);
});
