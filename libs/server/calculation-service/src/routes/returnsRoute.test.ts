import type { ReturnsRequest, ReturnsResponse } from '@finance-analyst/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/createTestServer.js';
import { sourceWorker } from '../testing/sourceWorker.js';

const server = await createTestServer({ createWorker: sourceWorker });
afterAll(() => server.close());

const post = (payload: object) =>
  server.inject({ method: 'POST', url: '/api/calculations/returns', payload });
async function returnsOf(request: ReturnsRequest): Promise<ReturnsResponse> {
  const response = await post(request);
  expect(response.statusCode).toBe(200);
  return response.json();
}

/** Ten shares bought at 100, half of them sold at 120, in dollars; deposits on two days, one dividend. */
const portfolio: ReturnsRequest = {
  currency: 'USD',
  transactions: [
    { date: '2024-01-02', type: 'deposit', amount: 2000 },
    { date: '2024-01-02', type: 'buy', instrument: 'ACME', quantity: 10, price: '100', fees: 1 },
    { date: '2024-03-01', type: 'dividend', instrument: 'ACME', amount: '12.50', taxes: 2.5 },
    { date: '2024-06-03', type: 'sell', instrument: 'ACME', quantity: '5', price: 120, fees: 1 },
    { date: '2024-06-28', type: 'deposit', amount: 500 },
    { date: '2024-07-01', type: 'sell', instrument: 'ACME', quantity: 50, price: 120 },
  ],
  prices: {
    ACME: [
      { date: '2024-01-02', close: 101, currency: 'USD' },
      { date: '2024-06-03', close: 121, currency: 'USD' },
      { date: '2025-01-02', close: 130, currency: 'USD' },
    ],
  },
};

describe('POST /api/calculations/returns', { timeout: 30_000 }, () => {
  it('[CALCULATION-SERVICE-29] has holdings, cash and gains', async () => {
    const { value, cash, holdings, realised, from, to } = await returnsOf(portfolio);
    expect([from, to]).toEqual(['2024-01-02', '2025-01-02']);
    // 2000 − 1001 + 10 + 599 + 500
    expect(cash).toEqual([{ account: 'main', currency: 'USD', amount: '2108.00' }]);
    expect(value).toEqual({ value: 2108 + 5 * 130, reason: null });
    expect(holdings).toEqual([
      {
        account: 'main',
        instrument: 'ACME',
        currency: 'USD',
        quantity: '5',
        price: 130,
        cost: 500.5,
        value: 650,
        realised: 98.5,
        unrealised: 149.5,
        baseValue: 650,
        lots: [{ acquired: '2024-01-02', side: 'long', quantity: '5', cost: '500.50' }],
      },
    ]);
    expect(realised).toEqual([{ account: 'main', instrument: 'ACME', currency: 'USD', gain: 98.5 }]);
  });

  it('[CALCULATION-SERVICE-29] explains the change in value to the cent', async () => {
    const { bridge } = await returnsOf(portfolio);
    expect(bridge).toEqual({
      opening: 0,
      deposits: 2500,
      withdrawals: 0,
      price: 250,
      income: 12.5,
      currency: 0,
      fees: 2,
      taxes: 2.5,
      closing: 2758,
    });
  });

  it('[CALCULATION-SERVICE-29] has four returns', async () => {
    const { timeWeighted, moneyWeighted, modifiedDietz, simple } = await returnsOf(portfolio);
    // Values: 2009 on the first day, 2719 before the second deposit, 2758 at the end.
    const [first, second] = ['2024-06-28', '2025-01-02'].map((date) => Date.parse(date));
    const days = ((second ?? 0) - Date.parse('2024-01-02')) / 864e5;
    const late = ((second ?? 0) - (first ?? 0)) / 864e5;
    const beforeSecond = 2000 - 1001 + 10 + 599 + 5 * 121;
    expect(timeWeighted.value).toBeCloseTo((beforeSecond / 2000) * (2758 / (beforeSecond + 500)) - 1, 12);
    expect(timeWeighted.annualised).toBeCloseTo((1 + (timeWeighted.value ?? 0)) ** (365 / days) - 1, 12);
    const rate = 1 + (moneyWeighted.value ?? 0);
    expect(2000 * rate ** (days / 365) + 500 * rate ** (late / 365)).toBeCloseTo(2758, 6);
    expect(modifiedDietz.value).toBeCloseTo(258 / ((2000 * days + 500 * late) / days), 12);
    expect(simple).toEqual({ value: 258 / 2500, reason: null });
  });

  it('[CALCULATION-SERVICE-29] has one return for money that was there from the first day on, by every measure', async () => {
    const { timeWeighted, moneyWeighted, modifiedDietz, simple } = await returnsOf({
      currency: 'USD',
      transactions: [
        { date: '2025-01-02', type: 'deposit', amount: 1000 },
        { date: '2025-01-02', type: 'buy', instrument: 'X', quantity: 10, price: 100 },
      ],
      prices: {
        X: [
          { date: '2025-01-02', close: 100, currency: 'USD' },
          { date: '2026-01-02', close: 112, currency: 'USD' },
        ],
      },
    });
    for (const figure of [
      timeWeighted.value,
      timeWeighted.annualised,
      moneyWeighted.value,
      moneyWeighted.total,
      modifiedDietz.value,
      simple.value,
    ])
      expect(figure).toBeCloseTo(0.12, 12);
  });

  it('[CALCULATION-SERVICE-29] splits foreign holdings into price and currency', async () => {
    const { bridge, holdings } = await returnsOf({
      currency: 'USD',
      transactions: [
        { date: '2024-01-01', type: 'deposit', amount: 1000, currency: 'EUR' },
        { date: '2024-01-01', type: 'buy', instrument: 'EU', quantity: 10, price: 100, currency: 'EUR' },
      ],
      prices: {
        EU: [
          { date: '2024-01-01', close: 100, currency: 'EUR' },
          { date: '2024-01-03', close: 110, currency: 'EUR' },
        ],
      },
      rates: {
        EURUSD: [
          { date: '2024-01-03', rate: 1.1 },
          { date: '2024-01-01', rate: 1 },
        ],
      },
      from: '2024-01-02',
    });
    expect(bridge).toMatchObject({ opening: 1000, price: 100, currency: 110, closing: 1210 });
    expect(holdings).toMatchObject([{ currency: 'EUR', value: 1100, baseValue: 1210, unrealised: 100 }]);
  });

  it('[CALCULATION-SERVICE-29] does not notice a split', async () => {
    const [before, after] = [
      portfolio,
      {
        ...portfolio,
        transactions: [
          ...portfolio.transactions.slice(0, 4),
          { date: '2024-08-01', type: 'split' as const, instrument: 'ACME', ratio: 2 },
          ...portfolio.transactions.slice(4),
        ],
        prices: {
          ACME: [
            ...(portfolio.prices['ACME'] ?? []).slice(0, 2),
            { date: '2024-08-01', close: 60.5, currency: 'USD' },
            { date: '2025-01-02', close: 65, currency: 'USD' },
          ],
        },
      },
    ];
    const [one, two] = await Promise.all([returnsOf(before), returnsOf(after)]);
    expect(two.timeWeighted.value).toBeCloseTo(one.timeWeighted.value ?? 0, 12);
    expect(two.holdings).toMatchObject([{ quantity: '10', cost: 500.5, value: 650 }]);
  });

  it('[CALCULATION-SERVICE-30] refuses rows that cannot be, by their place', async () => {
    const { refused } = await returnsOf(portfolio);
    expect(refused).toEqual([{ index: 5, reason: expect.stringContaining('holds 5 ACME') }]);
  });

  it('[CALCULATION-SERVICE-30] says why a figure is missing', async () => {
    const { value, timeWeighted, bridge, bridgeReason } = await returnsOf({
      ...portfolio,
      transactions: [
        ...portfolio.transactions,
        { date: '2024-02-01', type: 'deposit', amount: 5, currency: 'CHF' },
      ],
    });
    expect(value).toEqual({ value: null, reason: 'There is no rate for CHF.' });
    expect(timeWeighted).toEqual({ value: null, reason: 'There is no rate for CHF.', annualised: null });
    expect([bridge, bridgeReason]).toEqual([null, expect.stringContaining('rate')]);
  });

  it('[CALCULATION-SERVICE-30] never answers a figure that is not finite', async () => {
    const day = (offset: number): string =>
      new Date(Date.UTC(2024, 0, 2 + offset)).toISOString().slice(0, 10);
    const gained = await returnsOf({
      currency: 'USD',
      transactions: [
        { date: day(0), type: 'deposit', amount: 100 },
        { date: day(0), type: 'buy', instrument: 'X', quantity: 1, price: 100 },
      ],
      prices: {
        X: [
          { date: day(0), close: 100, currency: 'USD' },
          { date: day(1), close: 1e6, currency: 'USD' },
        ],
      },
    });
    expect(gained.moneyWeighted).toMatchObject({
      value: null,
      reason: 'The figure is too large to compute.',
    });
    const oneDay = await returnsOf({
      currency: 'USD',
      transactions: [{ date: day(0), type: 'deposit', amount: 100 }],
      prices: {},
    });
    expect(oneDay.moneyWeighted).toEqual({
      value: null,
      total: null,
      reason: 'No money was invested for longer than a day.',
    });
    const huge = await returnsOf({
      ...portfolio,
      prices: { ACME: [{ date: '2024-01-02', close: 1.7e308, currency: 'USD' }] },
    });
    expect(huge.value).toEqual({ value: null, reason: 'The figure is too large to compute.' });
  });

  it('[CALCULATION-SERVICE-29] takes numbers of any length, and reverse splits by their ratio', async () => {
    const { holdings, refused } = await returnsOf({
      currency: 'USD',
      transactions: [
        { date: '2024-01-02', type: 'deposit', amount: 1e6 },
        { date: '2024-01-02', type: 'buy', instrument: 'X', quantity: 300, price: 100 / 3 },
        { date: '2024-02-01', type: 'split', instrument: 'X', ratio: 1 / 3 },
      ],
      prices: {
        X: [
          { date: '2024-01-02', close: 33, currency: 'USD' },
          { date: '2024-03-01', close: 100, currency: 'USD' },
        ],
      },
    });
    expect(refused).toEqual([]);
    expect(holdings).toMatchObject([{ quantity: '100', value: 10_000 }]);
  });

  it.each([
    ['a currency that does not exist', { currency: 'ABC' }, 'currency'],
    [
      'prices in two currencies',
      {
        prices: {
          ACME: [
            { date: '2024-01-02', close: 1, currency: 'USD' },
            { date: '2024-01-03', close: 1, currency: 'EUR' },
          ],
        },
      },
      'prices.ACME',
    ],
    ['one instrument twice', { prices: { ACME: [], acme: [] } }, 'prices.acme'],
    [
      'a rate of no pair of currencies',
      { rates: { ABCUSD: [{ date: '2024-01-02', rate: 1 }] } },
      'rates.ABCUSD',
    ],
  ])('[CALCULATION-SERVICE-30] refuses %s', async (_name, changes, path) => {
    const response = await post({ ...portfolio, ...changes });
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { error: { code: 'impossible-request', details: [{ path }] } },
    ]);
  });

  it('[CALCULATION-SERVICE-30] refuses more prices than memory has room for', async () => {
    const prices = Object.fromEntries(Array.from({ length: 400 }, (_, place) => [`X${place}`, []]));
    const response = await post({ ...portfolio, prices, from: '1975-01-01', to: '2024-12-31' });
    expect(response.json()).toMatchObject({
      error: { code: 'impossible-period', details: [{ path: 'prices' }] },
    });
  });

  it.each([
    ['nothing', { transactions: [], prices: {} }, 'transactions'],
    ['a period that ends before it starts', { from: '2024-02-01', to: '2024-01-01' }, 'to'],
    ['a period of more than 50 years', { from: '1900-01-01', to: '2024-01-01' }, 'from'],
  ])('[CALCULATION-SERVICE-30] refuses %s', async (_name, changes, path) => {
    const response = await post({ ...portfolio, ...changes });
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { error: { code: 'impossible-period', details: [{ path }] } },
    ]);
  });

  it.each([
    ['an unknown type', { transactions: [{ date: '2024-01-01', type: 'gift' }] }],
    ['a date that does not exist', { transactions: [{ date: '2024-02-30', type: 'deposit', amount: 1 }] }],
    ['a rate of 0', { rates: { EURUSD: [{ date: '2024-01-01', rate: 0 }] } }],
    ['an unknown field', { speed: 1 }],
  ])('[CALCULATION-SERVICE-9] refuses a body with %s', async (_name, changes) => {
    expect((await post({ ...portfolio, ...changes })).statusCode).toBe(400);
  });
});
