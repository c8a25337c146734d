import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HoldingMarket } from '../holdings/HoldingMarket.js';
import { valueHoldings } from '../holdings/valueHoldings.js';
import { createLedger } from '../ledger/createLedger.js';
import { rowKinds } from '../row/RowKind.js';
import { readLedger } from '../state/readLedger.js';
import { arbitraryRows } from '../testing/arbitraryRows.js';
import { accountOf, rowsOf, type RowSketch } from '../testing/rowsOf.js';
import { cashByCurrency } from './cashByCurrency.js';
import { combineHoldings } from './combineHoldings.js';

const accounts = [accountOf('main'), accountOf('second')];
const market: HoldingMarket = {
  currency: 'EUR',
  priceOf: () => ({ price: 120, currency: 'USD', previousClose: 118, asOf: '2024-06-03', source: 'sample' }),
  rateOf: (currency) => ({ USD: 0.9, JPY: 0.006 })[currency] ?? null,
  rateOn: (currency) => (currency === 'USD' ? 0.8 : 0.006),
};
const stateOf = (...sketches: readonly RowSketch[]) =>
  readLedger(createLedger(rowsOf(...sketches), accounts));
const part = (id: string, ...sketches: readonly RowSketch[]) => ({
  id,
  holdings: valueHoldings(stateOf(...sketches), market),
});

describe('combineHoldings', () => {
  it('[PORTFOLIO-137] adds up what portfolios hold, and weighs it by the common total', () => {
    const first = part('first', ['deposit', '2024-05-02', { g: '3000' }]);
    const second = part(
      'second',
      ['deposit', '2024-05-02', { g: '2000' }],
      ['buy', '2024-05-03', { q: '10', p: '100' }],
    );
    const both = combineHoldings([first, second], 'EUR');
    // 3,000 × 0.9; (1,000 + 10 × 120) × 0.9.
    expect(both.parts).toMatchObject([
      { id: 'first', total: 2700, withoutValue: 0 },
      { id: 'second', total: 1980 },
    ]);
    expect(both.total).toBe(4680);
    expect(both.holdings).toMatchObject([{ part: 'second', weight: { ok: true, value: 1080 / 4680 } }]);
    expect(both.cash.map(({ part: of, amount }) => [of, amount])).toEqual([
      ['first', '3000.00'],
      ['second', '1000.00'],
    ]);
  });

  it('[PORTFOLIO-137] refuses a part that is valued in another currency', () => {
    expect(() => combineHoldings([part('first', ['deposit', '2024-05-02', { g: '1' }])], 'USD')).toThrow(
      'first is valued in EUR, not in USD.',
    );
  });

  it('[PORTFOLIO-137] is the sum of its parts for any ledgers, in any order, and one part is itself', () => {
    const rows = arbitraryRows(rowKinds);
    fc.assert(
      fc.property(fc.array(rows, { minLength: 1, maxLength: 4 }), (ledgers) => {
        const states = ledgers.map((own) => readLedger(createLedger(own, accounts)));
        const parts = states.map((state, at) => ({ id: `p${at}`, holdings: valueHoldings(state, market) }));
        const all = combineHoldings(parts, 'EUR');
        const size = Math.max(1, ...parts.map(({ holdings }) => Math.abs(holdings.total)));
        const sum = parts.reduce((total, { holdings }) => total + holdings.total, 0);
        expect(Math.abs(all.total - sum) / size).toBeLessThan(1e-9);
        const reversed = combineHoldings(parts.toReversed(), 'EUR');
        expect(Math.abs(all.total - reversed.total) / size).toBeLessThan(1e-9);
        expect(reversed.withoutValue).toBe(all.withoutValue);
        // The same as one ledger that has the positions and cash of all.
        const whole = valueHoldings(
          {
            positions: states.flatMap(({ positions }) => positions),
            cash: states.flatMap(({ cash }) => cash),
          },
          market,
        );
        expect(Math.abs(all.total - whole.total) / size).toBeLessThan(1e-9);
        expect(all.withoutValue).toBe(whole.withoutValue);
        expect(all.holdings.length).toBe(whole.holdings.length);
        const [first] = parts;
        const alone = first && combineHoldings([first], 'EUR');
        expect(alone?.holdings.map(({ value }) => value)).toEqual(
          first?.holdings.holdings.map(({ value }) => value),
        );
        // A share of a total that misses something would be too large.
        if (all.withoutValue > 0)
          expect([...all.holdings, ...all.cash, ...all.parts].some(({ weight }) => weight.ok)).toBe(false);
        else if (all.total / size > 1e-3) {
          const weights = [...all.holdings, ...all.cash].flatMap(({ weight }) =>
            weight.ok ? [weight.value] : [],
          );
          expect(weights.reduce((total, weight) => total + weight, 0)).toBeCloseTo(1, 6);
          expect(
            all.parts.reduce((total, { weight }) => total + (weight.ok ? weight.value : 0), 0),
          ).toBeCloseTo(1, 6);
        }
      }),
    );
  });
});

describe('cashByCurrency', () => {
  const value = (amount: number) => ({ ok: true, value: amount }) as const;

  it('[PORTFOLIO-138] adds up amounts exactly, the largest value first and unvalued cash last', () => {
    const none = { ok: false, reason: 'There is no exchange rate from CHF to EUR.' } as const;
    const cash = (currency: string, amount: string, worth: number | null) => ({
      currency,
      amount,
      value: worth === null ? none : value(worth),
      weight: worth === null ? none : value(worth / 100),
    });
    expect(
      cashByCurrency([
        cash('CHF', '5', null),
        cash('USD', '0.10', 0.09),
        cash('EUR', '90', 90),
        cash('USD', '0.20', 0.18),
        cash('USD', '12345678901234567.89', 9),
      ]).map(({ currency, amount }) => [currency, amount]),
    ).toEqual([
      ['EUR', '90'],
      ['USD', '12345678901234568.19'],
      ['CHF', '5'],
    ]);
  });

  it('[PORTFOLIO-138] is the sum in cents whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (cents) => {
        const cash = cents.map((amount) => ({
          currency: 'USD',
          amount: (amount / 100).toFixed(2),
          value: value(amount / 100),
          weight: value(0),
        }));
        const sum = cents.reduce((total, amount) => total + amount, 0);
        const [own] = cashByCurrency(cash);
        expect(Math.round(Number(own?.amount) * 100)).toBe(sum);
        expect(cashByCurrency(cash.toReversed())[0]?.amount).toBe(own?.amount);
      }),
    );
  });
});
