import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleBody } from '../testing/examplePortfolio.js';
import { holdingsHere } from '../testing/holdingsHere.js';
import { messages } from './messages.js';
import { planOrders, targetSums } from './planOrders.js';
import { targetRows } from './targetRows.js';
import { usualRules } from './usualRules.js';
import { withTarget, withTargeted } from './withTarget.js';

const market = {
  currency: 'USD',
  priceOf: ({ symbol }: { readonly symbol: string }) =>
    symbol === 'WANT'
      ? { price: 20, currency: 'EUR', previousClose: null, asOf: '2025-11-20', source: null }
      : null,
  rateOf: (currency: string) => (currency === 'EUR' ? 1.1 : null),
};

const rowsOf = (holdings: ReturnType<typeof holdingsHere>, targets: Readonly<Record<string, number>>) =>
  targetRows(
    holdings,
    { ...exampleBody, targets: Object.entries(targets).map(([id, weight]) => ({ id, weight })) },
    market,
  );

describe('[PORTFOLIO-SCREENS-40] rows of targets', () => {
  it('are what is held, largest first, and then what has a target and is not held', () => {
    const rows = rowsOf(holdingsHere({ SMALL: [1, 10], LARGE: [10, 10] }, 0), { WANT: 0.2, LARGE: 0.5 });
    expect(rows.map(({ id, target }) => [id, target])).toEqual([
      ['LARGE', 0.5],
      ['SMALL', null],
      ['WANT', 0.2],
    ]);
    expect(rows[2]?.price).toEqual({ ok: true, value: 22 });
  });

  it('say why an instrument has no price', () => {
    const [row] = rowsOf(holdingsHere({}, 100), { GONE: 0.2 });
    expect(row?.price).toEqual({ ok: false, reason: messages.noPrice('GONE') });
  });
});

describe('[PORTFOLIO-SCREENS-41] orders', () => {
  it('lead to the targets, and leave the rest in cash', () => {
    const holdings = holdingsHere({ FUND: [60, 10], BOND: [40, 10] }, 0);
    const rows = rowsOf(holdings, { FUND: 0.5, BOND: 0.4 });
    expect(targetSums(rows).rest).toEqual({ ok: true, value: expect.closeTo(0.1) });
    const plan = planOrders(rows, holdings, usualRules);
    expect(plan).toMatchObject({
      ok: true,
      value: { orders: [{ instrument: 'FUND', side: 'sell', quantity: 10, amount: 100 }], cash: 100 },
    });
  });

  it('sell all of what has a target of nothing, also within the band, and invest what they bring', () => {
    const holdings = holdingsHere({ GONE: [1, 10], FUND: [60, 10], BOND: [39, 10] }, 0);
    const plan = planOrders(rowsOf(holdings, { GONE: 0, FUND: 0.6, BOND: 0.4 }), holdings, usualRules);
    expect(plan).toMatchObject({
      ok: true,
      value: {
        orders: [
          { instrument: 'GONE', side: 'sell', quantity: 1, reason: 'above-band' },
          { instrument: 'BOND', side: 'buy', quantity: 1, reason: 'invests-cash' },
        ],
        cash: 0,
      },
    });
  });

  it('leave alone what has no target, and what has none and is sold short', () => {
    const holdings = holdingsHere({ FUND: [50, 10], FREE: [40, 10], SHORT: [-10, 10] }, 200);
    const plan = planOrders(rowsOf(holdings, { FUND: 0.6 }), holdings, usualRules);
    expect(plan).toMatchObject({
      ok: true,
      value: { orders: [{ instrument: 'FUND', side: 'buy', quantity: 10 }], cash: 100 },
    });
  });

  it('are none where a price is missing or targets exceed the whole, which is said', () => {
    const unpriced = holdingsHere({ FUND: [50, null] }, 200);
    expect(planOrders(rowsOf(unpriced, { FUND: 0.5 }), unpriced, usualRules)).toEqual({
      ok: false,
      reason: 'Without a value: FUND. There is no price for it.',
    });
    const cash = holdingsHere({}, 200);
    expect(planOrders(rowsOf(cash, { GONE: 0.5 }), cash, usualRules)).toEqual({
      ok: false,
      reason: messages.noPrice('GONE'),
    });
    const holdings = holdingsHere({ FUND: [50, 10], FREE: [50, 10] }, 0);
    expect(planOrders(rowsOf(holdings, { FUND: 0.6 }), holdings, usualRules)).toEqual({
      ok: false,
      reason: messages.tooMuch,
    });
  });

  it('[PORTFOLIO-SCREENS-171] are none while something without a target has no value', () => {
    const holdings = holdingsHere({ FUND: [10, 10], GONE: [50, null] }, 100);
    const rows = rowsOf(holdings, { FUND: 0.98 });
    expect(targetSums(rows)).toMatchObject({ targets: 0.98, rest: { ok: false } });
    expect(planOrders(rows, holdings, usualRules)).toEqual({
      ok: false,
      reason: 'Without a value: GONE. There is no price for it.',
    });
  });

  it('never trade what has no target, and neither make nor lose money', () => {
    const holding = fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 300 }));
    fc.assert(
      fc.property(
        holding,
        holding,
        holding,
        fc.integer({ min: 0, max: 50_000 }),
        fc.boolean(),
        (a, b, c, cash, maySell) => {
          const holdings = holdingsHere({ A: a, B: b, FREE: c }, cash);
          const left = 1 - (c[0] * c[1]) / holdings.total;
          const rows = rowsOf(holdings, { A: left * 0.6, B: left * 0.3 });
          const plan = planOrders(rows, holdings, { ...usualRules, maySell });
          if (!plan.ok) throw new Error(plan.reason);
          expect(plan.value.orders.map(({ instrument }) => instrument)).not.toContain('FREE');
          const spent = plan.value.orders.reduce(
            (sum, { side, amount }) => sum + (side === 'buy' ? amount : -amount),
            0,
          );
          expect(plan.value.cash).toBeCloseTo(cash - spent, 4);
        },
      ),
    );
  });
});

it('[PORTFOLIO-SCREENS-42] sets, changes and removes the target of an instrument, new ones too', () => {
  const added = withTargeted(exampleBody, { symbol: 'NEWC', market: 'XLON' });
  expect(added.targets).toEqual([{ id: 'XLON:NEWC', weight: 0 }]);
  expect(added.instruments.at(-1)).toMatchObject({ id: 'XLON:NEWC', symbol: 'NEWC', market: 'XLON' });
  const changed = withTarget(added, 'XLON:NEWC', 0.25);
  expect(changed.targets).toEqual([{ id: 'XLON:NEWC', weight: 0.25 }]);
  expect(withTarget(changed, 'XLON:NEWC', null).targets).toEqual([]);
});
