import { expect, it } from 'vitest';
import { holdingsHere } from '../testing/holdingsHere.js';
import { exampleBody } from '../testing/examplePortfolio.js';
import { orderTickets } from './orderTickets.js';
import { planOrders } from './planOrders.js';
import { salesTax } from './salesTax.js';
import { targetRows } from './targetRows.js';
import { taxedLots } from './taxedLots.js';
import { usualRules } from './usualRules.js';

const lot = (acquired: string, quantity: string, cost: string) =>
  ({ lot: acquired, side: 'long', acquired, quantity, cost, accountCost: null }) as const;

const [fund] = holdingsHere({ FUND: [30, 100] }, 0).holdings;

/** 20 bought long ago in one account, 10 of them and 10 others lately in another. */
const holdings = {
  ...holdingsHere({ FUND: [30, 100] }, 0),
  holdings: fund
    ? [
        { ...fund, account: 'bank', quantity: '20', lots: [lot('2020-01-02', '20', '1000')] },
        { ...fund, account: 'broker', quantity: '10', lots: [lot('2025-06-02', '10', '1100')] },
      ].map((each) => ({
        ...each,
        value: { ok: true, value: Number(each.quantity) * 100 } as const,
        weight: { ok: true, value: Number(each.quantity) / 30 } as const,
      }))
    : [],
};

const market = { currency: 'USD', priceOf: () => null, rateOf: () => null };
const rates = { shortTerm: 0.4, longTerm: 0.2 };
const today = '2025-11-20';
const rows = targetRows(holdings, { ...exampleBody, targets: [{ id: 'FUND', weight: 0.5 }] }, market);
const lotsOf = (id: string) => taxedLots(holdings, id, () => null, today);

it('[PORTFOLIO-SCREENS-156] plans sales of the lots with the least tax, in the accounts that have them', () => {
  const plan = planOrders(rows, holdings, { ...usualRules, band: 0 }, { rates, lotsOf });
  if (!plan.ok) throw new Error(plan.reason);
  // 15 of 30 are sold: the 10 at a loss of 10 each, and 5 at a gain of 50 each.
  expect(salesTax(plan.value.orders, lotsOf, rates)).toMatchObject({
    sold: [
      { id: 'FUND', quantity: 10, gain: -100, lot: { account: 'broker', isLongTerm: false } },
      { id: 'FUND', quantity: 5, gain: 250, lot: { account: 'bank', isLongTerm: true } },
    ],
    tax: { shortTermGain: -100, longTermGain: 250, tax: expect.closeTo(30, 9), unusedLoss: 0 },
    unknown: [],
  });
  const { tickets } = orderTickets({
    orders: plan.value.orders,
    rows,
    holdings,
    accounts: exampleBody.accounts,
    rateOf: () => null,
    chosen: new Map(),
    lotsOf,
  });
  expect(tickets.map(({ account, quantity }) => [account, quantity])).toEqual([
    ['broker', 10],
    ['bank', 5],
  ]);
});

it('[PORTFOLIO-SCREENS-156] names what is sold without a known cost, and has no tax without sales', () => {
  const inEuros = {
    ...holdings,
    holdings: holdings.holdings.map((each) => ({ ...each, costCurrency: 'EUR' })),
  };
  const unknownLots = (id: string) => taxedLots(inEuros, id, () => null, today);
  const plan = planOrders(rows, holdings, { ...usualRules, band: 0 }, { rates, lotsOf: unknownLots });
  if (!plan.ok) throw new Error(plan.reason);
  expect(salesTax(plan.value.orders, unknownLots, rates)).toMatchObject({
    sold: [],
    unknown: [{ id: 'FUND', reason: expect.stringContaining('EUR') }],
  });
  expect(salesTax([], lotsOf, rates)).toBeNull();
  const converted = taxedLots(inEuros, 'FUND', () => 1.2, today);
  expect(converted).toMatchObject({ value: [{ costPerShare: 60 }, { costPerShare: 132 }] });
});
