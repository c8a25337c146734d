import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueOf } from '../testing/valueOf.js';
import { chooseLots } from './chooseLots.js';
import { rebalance } from './rebalance.js';
import type { RebalancingPlan } from './RebalancingPlan.js';
import type { RebalancingRequest, TargetedHolding } from './RebalancingRequest.js';

const requestOf = (changes: Partial<RebalancingRequest>): RebalancingRequest => ({
  holdings: [],
  cash: 0,
  cashBand: 0,
  quantityPlaces: 0,
  minimumTrade: 0,
  maySell: true,
  ...changes,
});

/** Up to 6 holdings with targets that add up to 100% or less. */
const arbitraryRequest = fc
  .record({
    holdings: fc.array(
      fc.record({
        quantity: fc.oneof(fc.nat(400), fc.constant(0), fc.integer({ min: -20, max: 0 })),
        price: fc.integer({ min: 1, max: 90_000 }).map((cents) => cents / 100),
        weight: fc.nat(10),
        band: fc.constantFrom(0, 0.01, 0.05, 0.1),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    inCash: fc.nat(5),
    cash: fc.integer({ min: -2_000_00, max: 50_000_00 }).map((cents) => cents / 100),
    cashBand: fc.constantFrom(0, 0.02, 1),
    quantityPlaces: fc.constantFrom(0, 0, 3, 6),
    minimumTrade: fc.constantFrom(0, 0, 50, 500),
    maySell: fc.boolean(),
  })
  .map(({ holdings, inCash, ...rest }): RebalancingRequest => {
    const sum = holdings.reduce((total, { weight }) => total + weight, inCash) || 1;
    return {
      ...rest,
      holdings: holdings.map(({ weight, ...holding }, place) => ({
        ...holding,
        instrument: `i${place}`,
        target: weight / sum,
      })),
    };
  });

const total = ({ holdings, cash }: RebalancingRequest): number =>
  holdings.reduce((sum, { quantity, price }) => sum + quantity * price, cash);
const isWithin = ({ target, band }: TargetedHolding, weight: number): boolean =>
  weight >= Math.max(target - band, 0) - 1e-8 && weight <= target + band + 1e-8;

const weightsOf = (request: RebalancingRequest): number[] =>
  request.holdings.map(({ quantity, price }) => (quantity * price) / total(request));

const outside = (request: RebalancingRequest, { weights }: RebalancingPlan): string[] =>
  request.holdings
    .filter((holding, place) => !isWithin(holding, weights[place] as number))
    .map(({ instrument }) => instrument);

describe('a rebalancing', () => {
  it('[PORTFOLIO-77] brings all weights within their bands, or says which it does not', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const found = rebalance(request);
        if (!found.ok) {
          expect(total(request)).toBeLessThanOrEqual(0);
          return;
        }
        const named = new Set(found.value.unreached.map(({ instrument }) => instrument));
        for (const instrument of outside(request, found.value)) expect(named).toContain(instrument);
        for (const { reason } of found.value.unreached) expect(reason).toMatch(/^\p{Lu}.*\.$/u);
      }),
      { numRuns: 1000 },
    );
  });

  it('[PORTFOLIO-77] reaches every band with fractions of shares and sales', () => {
    fc.assert(
      fc.property(arbitraryRequest, (given) => {
        const request = { ...given, quantityPlaces: 6, minimumTrade: 0, maySell: true };
        // A band of at least a step.
        const holdings = request.holdings.map((holding) => ({
          ...holding,
          band: Math.max(holding.band, 0.001),
        }));
        const found = rebalance({ ...request, holdings });
        if (!found.ok) return;
        fc.pre(total(request) > 10);
        expect(found.value.unreached).toEqual([]);
        expect(outside({ ...request, holdings }, found.value)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('[PORTFOLIO-78] needs the fewest orders', () => {
    fc.assert(
      fc.property(arbitraryRequest, (given) => {
        const holdings = given.holdings.map((holding) => ({
          ...holding,
          band: Math.max(holding.band, 0.001),
        }));
        const request = { ...given, holdings, quantityPlaces: 6, minimumTrade: 0, maySell: true };
        const value = total(request);
        fc.pre(value > 10);
        const plan = valueOf(rebalance(request));
        const target = holdings.reduce((sum, each) => sum + each.target, 0) * value;
        // Any set of holdings that includes all outside their bands, and with which exactly what targets say can be invested.
        let fewest = Infinity;
        for (let set = 0; set < 2 ** holdings.length; set += 1) {
          let least = 0;
          let most = 0;
          let isEnough = true;
          holdings.forEach((holding, place) => {
            const held = holding.quantity * holding.price;
            if (set & (1 << place)) {
              least += Math.max(holding.target - holding.band, 0) * value;
              // What should be nothing is not bought.
              const high = (holding.target + holding.band) * value;
              most += holding.target === 0 && held >= 0 ? Math.min(held, high) : high;
            } else {
              least += held;
              most += held;
              isEnough &&= isWithin(holding, held / value);
            }
          });
          if (!isEnough || least > target + value * 1e-9 || most < target - value * 1e-9) continue;
          fewest = Math.min(fewest, set.toString(2).replaceAll('0', '').length);
        }
        const isCashWithin =
          request.cash >= 0 && Math.abs(request.cash - (value - target)) <= request.cashBand * value;
        if (isCashWithin && outside(request, { ...plan, weights: weightsOf(request) }).length === 0)
          fewest = 0;
        expect(plan.orders.length).toBeLessThanOrEqual(fewest);
      }),
      { numRuns: 500 },
    );
  });

  it('[PORTFOLIO-79] leaves cash at zero or above and the value as it was, with no order below the minimum', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const found = rebalance(request);
        if (!found.ok) return;
        const { orders, cash, weights, unreached } = found.value;
        if (!unreached.some(({ instrument }) => instrument === null)) expect(cash).toBeGreaterThanOrEqual(0);
        const value = total(request);
        const invested = weights.reduce((sum, weight) => sum + weight * value, 0);
        expect(Math.abs(invested + cash - value)).toBeLessThanOrEqual(1e-9 * (1 + value));
        for (const { instrument, side, quantity, amount } of orders) {
          const holding = request.holdings.find((each) => each.instrument === instrument);
          expect(amount).toBeGreaterThanOrEqual(request.minimumTrade - 1e-6);
          expect(amount).toBeCloseTo(quantity * (holding?.price ?? 0), 9);
          if (side === 'sell') {
            expect(request.maySell).toBe(true);
            expect(quantity).toBeLessThanOrEqual(holding?.quantity ?? 0);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('[PORTFOLIO-78] trades nothing within the bands', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const first = rebalance(request);
        if (!first.ok || first.value.unreached.length > 0) return;
        const { orders, cash } = first.value;
        const holdings = request.holdings.map((holding) => {
          const order = orders.find(({ instrument }) => instrument === holding.instrument);
          const signed = order ? (order.side === 'buy' ? order.quantity : -order.quantity) : 0;
          return { ...holding, quantity: holding.quantity + signed };
        });
        expect(valueOf(rebalance({ ...request, holdings, cash })).orders).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('cash', () => {
  it('[PORTFOLIO-160] is at its target after the orders, to less than a step of each of them', () => {
    fc.assert(
      fc.property(arbitraryRequest, (given) => {
        const holdings = given.holdings.map((holding) => ({
          ...holding,
          band: Math.max(holding.band, 0.01),
        }));
        const request = { ...given, holdings, quantityPlaces: 6, minimumTrade: 0, maySell: true };
        fc.pre(total(request) > 10);
        const { orders, cash, cashTarget } = valueOf(rebalance(request));
        if (orders.length === 0) return;
        const steps = orders.reduce((sum, { amount, quantity }) => sum + amount / quantity / 1e6, 0);
        expect(Math.abs(cash - cashTarget)).toBeLessThanOrEqual(steps + total(request) * 1e-9);
      }),
      { numRuns: 1000 },
    );
  });

  it('[PORTFOLIO-160] buys for no more than cash and sales, and says why it is not at its target', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const found = rebalance(request);
        if (!found.ok) return;
        const { orders, cash, cashTarget, cashReason, unreached } = found.value;
        const sumOf = (side: 'buy' | 'sell'): number =>
          orders.reduce((sum, order) => sum + (order.side === side ? order.amount : 0), 0);
        const isOverdrawn = unreached.some(({ instrument }) => instrument === null);
        if (!isOverdrawn)
          expect(sumOf('buy')).toBeLessThanOrEqual(
            Math.max(request.cash + sumOf('sell'), 0) + total(request) * 1e-9,
          );
        if (orders.length > 0 && !isOverdrawn && Math.abs(cash - cashTarget) > total(request) * 1e-8)
          expect(cashReason).toMatch(/^\p{Lu}.*\.$/u);
      }),
      { numRuns: 1000 },
    );
  });

  const of = (weights: Readonly<Record<string, readonly [held: number, target: number]>>, price = 1) =>
    Object.entries(weights).map(([instrument, [held, target]]) => ({
      instrument,
      quantity: held / price,
      price,
      target,
      band: 0.02,
    }));

  it('[PORTFOLIO-160] that a sale brings is invested in what is farthest below its target', () => {
    const holdings = of({ OVER: [247, 0.2], FIRST: [181, 0.2], NEXT: [186, 0.2], LAST: [386, 0.4] });
    const plan = valueOf(rebalance(requestOf({ holdings, cashBand: 0.02 })));
    expect(plan.orders.map(({ instrument, side, reason }) => [instrument, side, reason])).toEqual([
      ['OVER', 'sell', 'above-band'],
      ['FIRST', 'buy', 'invests-cash'],
    ]);
    expect(plan).toMatchObject({ cash: 0, cashReason: null, unreached: [] });
  });

  it('[PORTFOLIO-160] that a purchase needs is raised from what is farthest above its target', () => {
    const holdings = of({ UNDER: [153, 0.2], FIRST: [219, 0.2], NEXT: [214, 0.2], LAST: [414, 0.4] });
    const plan = valueOf(rebalance(requestOf({ holdings, cashBand: 0.02 })));
    expect(plan.orders.map(({ instrument, side, reason }) => [instrument, side, reason])).toEqual([
      ['FIRST', 'sell', 'raises-cash'],
      ['UNDER', 'buy', 'below-band'],
    ]);
    expect(plan.cash).toBe(0);
  });

  it('[PORTFOLIO-160] that is paid in is invested once it is beyond its band', () => {
    const holdings = of({ A: [480, 0.5], B: [490, 0.5] });
    expect(valueOf(rebalance(requestOf({ holdings, cash: 15, cashBand: 0.02 }))).orders).toEqual([]);
    const plan = valueOf(rebalance(requestOf({ holdings, cash: 30, cashBand: 0.02 })));
    expect(plan.orders).toMatchObject([{ instrument: 'A', side: 'buy', quantity: 30 }]);
  });

  it.each<[string, Partial<RebalancingRequest>, string]>([
    [
      'whole shares',
      { holdings: of({ A: [400, 0.8], B: [600, 0.2] }, 40), cash: 7 },
      'The difference is less than one share.',
    ],
    [
      'the minimum size',
      {
        holdings: of({ A: [250, 0.2], B: [150, 0.16], C: [150, 0.16], D: [150, 0.16], E: [300, 0.32] }),
        minimumTrade: 45,
      },
      'The difference is below the minimum size of an order.',
    ],
    [
      'no sales',
      { holdings: of({ A: [250, 0.3], B: [650, 0.6] }), cash: 100, maySell: false },
      'Reaching it would need a sale.',
    ],
  ])('[PORTFOLIO-161] remains with its reason: %s', (_, changes, reason) => {
    const plan = valueOf(rebalance(requestOf({ cashBand: 0.02, ...changes })));
    expect(plan.cash).not.toBe(plan.cashTarget);
    expect(plan.cashReason).toBe(reason);
  });

  it('[PORTFOLIO-162] of a band of nothing leaves less than a share of each target, without any order for it', () => {
    const holdings = ['A', 'B', 'C'].map((instrument, place) => ({
      instrument,
      quantity: 10 + 7 * place,
      price: 31 + place,
      target: 1 / 3,
      band: 0,
    }));
    const request = requestOf({ holdings, cash: 20 });
    const plan = valueOf(rebalance(request));
    expect(plan.unreached.map(({ kind }) => kind)).toEqual(['step', 'step', 'step']);
    plan.weights.forEach((weight, place) => {
      const price = holdings[place]?.price ?? 0;
      expect(Math.abs(weight - 1 / 3) * total(request)).toBeLessThan(price);
    });
    expect(plan.cash).toBeLessThan(31);
  });
});

const fund = { instrument: 'FUND', quantity: 60, price: 100, target: 0.5, band: 0.05 };
const bond = { instrument: 'BOND', quantity: 40, price: 100, target: 0.5, band: 0.05 };

it('[PORTFOLIO-77] trades to the target where cash allows it', () => {
  const plan = valueOf(rebalance(requestOf({ holdings: [fund, bond] })));
  expect(plan.orders).toEqual([
    { instrument: 'FUND', side: 'sell', quantity: 10, amount: 1000, reason: 'above-band', lots: [] },
    { instrument: 'BOND', side: 'buy', quantity: 10, amount: 1000, reason: 'below-band', lots: [] },
  ]);
  expect(plan).toMatchObject({ cash: 0, cashReason: null, weights: [0.5, 0.5], unreached: [] });
});

it.each<[string, Partial<RebalancingRequest>, string, string]>([
  ['without sales', { maySell: false }, 'FUND', 'Selling is turned off.'],
  ['without cash', { maySell: false }, 'BOND', 'There is not enough cash to buy it.'],
  ['below the minimum', { minimumTrade: 5000 }, 'BOND', 'The order that it needs is below the minimum size.'],
])('[PORTFOLIO-77] says why a band is not reached: %s', (_, changes, instrument, reason) => {
  const plan = valueOf(rebalance(requestOf({ holdings: [fund, bond], ...changes })));
  expect(plan.orders).toEqual([]);
  expect(plan.unreached).toContainEqual(expect.objectContaining({ instrument, reason }));
});

it('[PORTFOLIO-78] sells one holding rather than two to raise what is missing', () => {
  const held = (instrument: string, quantity: number, target: number, band: number): TargetedHolding => ({
    instrument,
    quantity,
    price: 1,
    target,
    band,
  });
  const holdings = [
    held('SMALL', 130, 0.12, 0.05),
    held('OTHER', 130, 0.1, 0.04),
    held('LARGE', 340, 0.28, 0.08),
    held('SHORT', 400, 0.5, 0.02),
  ];
  const { orders } = valueOf(rebalance(requestOf({ holdings })));
  expect(orders).toMatchObject([
    { instrument: 'LARGE', side: 'sell', quantity: 80 },
    { instrument: 'SHORT', side: 'buy', quantity: 80 },
  ]);
});

it('[PORTFOLIO-77] comes as close as whole shares allow', () => {
  const dear = { instrument: 'DEAR', quantity: 3, price: 3000, target: 0.16, band: 0.02 };
  const plan = valueOf(rebalance(requestOf({ holdings: [dear], cash: 1000 })));
  expect(plan.orders).toMatchObject([{ side: 'sell', quantity: 2 }]);
  expect(plan.unreached).toEqual([
    { instrument: 'DEAR', kind: 'step', reason: 'One share is more than its band allows.' },
  ]);
});

it('[PORTFOLIO-80] sells the lots, and of two holdings the one, that cause the least tax', () => {
  const taxRates = { shortTerm: 0.4, longTerm: 0.2 };
  const lots = [
    { lot: 'old', quantity: 10, costPerShare: 50, isLongTerm: true },
    { lot: 'new', quantity: 10, costPerShare: 90, isLongTerm: false },
    { lot: 'loss', quantity: 5, costPerShare: 120, isLongTerm: true },
  ];
  expect(chooseLots(lots, 20, 100, taxRates)).toEqual([
    { lot: 'loss', quantity: 5, gain: -100, tax: -20, isLongTerm: true },
    { lot: 'new', quantity: 10, gain: 100, tax: 40, isLongTerm: false },
    { lot: 'old', quantity: 5, gain: 250, tax: 50, isLongTerm: true },
  ]);
  const lotOf = (costPerShare: number) => [{ lot: 'a', quantity: 45, costPerShare, isLongTerm: true }];
  const held = { quantity: 45, price: 100, target: 0.4, band: 0.05 };
  const plan = valueOf(
    rebalance(
      requestOf({
        holdings: [
          { ...held, instrument: 'GAIN', lots: lotOf(20) },
          { ...held, instrument: 'EVEN', lots: lotOf(100) },
          { instrument: 'NEW', quantity: 10, price: 100, target: 0.2, band: 0.02 },
        ],
        taxRates,
      }),
    ),
  );
  expect(plan.orders.map(({ instrument, side }) => [instrument, side])).toEqual([
    ['EVEN', 'sell'],
    ['NEW', 'buy'],
  ]);
});

it('[PORTFOLIO-79] sells to cover an overdraft, or says that it stays', () => {
  const request = requestOf({ holdings: [{ ...fund, target: 1, band: 0.2 }], cash: -250 });
  expect(valueOf(rebalance(request))).toMatchObject({
    orders: [{ side: 'sell', quantity: 3 }],
    cash: 50,
    unreached: [],
  });
  expect(valueOf(rebalance({ ...request, maySell: false })).unreached).toEqual([
    { instrument: null, kind: 'no-sales', reason: 'Nothing more can be sold.' },
  ]);
});

it.each<[string, Partial<RebalancingRequest>]>([
  ['The price of FUND is not known.', { holdings: [{ ...fund, price: Number.NaN }] }],
  ['The quantity of FUND is not known.', { holdings: [{ ...fund, quantity: Number.NaN }] }],
  ['The target of FUND must be between 0% and 100%.', { holdings: [{ ...fund, target: -0.1 }] }],
  ['The band of FUND must be between 0% and 100%.', { holdings: [{ ...fund, band: -0.1 }] }],
  ['The target weights add up to more than 100%.', { holdings: [fund, { ...bond, target: 0.6 }] }],
  ['An instrument has more than one target.', { holdings: [fund, fund] }],
  ['The amount of cash is not known.', { cash: Number.NaN }],
  ['The band of cash must be between 0% and 100%.', { cashBand: 2 }],
  ['Quantities have 0 to 6 decimals.', { quantityPlaces: 7 }],
  ['The minimum size of a trade must be zero or more.', { minimumTrade: -1 }],
  ['The portfolio has no value to invest.', { holdings: [], cash: 0 }],
])('[PORTFOLIO-77] says why there is none: %s', (reason, changes) => {
  expect(rebalance(requestOf({ holdings: [fund], cash: 100, ...changes }))).toEqual({ ok: false, reason });
});
