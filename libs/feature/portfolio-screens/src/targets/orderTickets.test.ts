import type { RebalancingOrder } from '@finance-analyst/portfolio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from '@finance-analyst/broker-files';
import { holdingsHere } from '../testing/holdingsHere.js';
import { orderTickets, type TicketsRequest } from './orderTickets.js';
import { orderPlaces, ordersTable } from './ordersTable.js';
import type { TargetRow } from './targetRows.js';

const rowOf = (id: string, price: number, currency = 'USD'): TargetRow => ({
  id,
  name: id,
  symbol: null,
  quantity: 0,
  price: { ok: true, value: currency === 'EUR' ? price * 1.1 : price },
  trading: { price, currency },
  value: { ok: true, value: 0 },
  weight: { ok: true, value: 0 },
  target: 0.1,
});

const order = (
  instrument: string,
  side: RebalancingOrder['side'],
  quantity: number,
  amount: number,
): RebalancingOrder => ({
  instrument,
  side,
  quantity,
  amount,
  reason: side === 'buy' ? 'below-band' : 'above-band',
  lots: [],
});

const accountOf = (id: string, currency: string) =>
  ({ id, name: id.toUpperCase(), currency, opened: null, lotMethod: 'fifo' }) as const;

const cashOf = (account: string, currency: string, amount: number) => ({
  account,
  currency,
  amount: String(amount),
  value: { ok: true, value: currency === 'EUR' ? amount * 1.1 : amount } as const,
  weight: { ok: true, value: 0 } as const,
});

const requestOf = (changes: Partial<TicketsRequest>): TicketsRequest => ({
  orders: [],
  rows: [rowOf('USA', 50), rowOf('EUR', 20, 'EUR')],
  holdings: holdingsHere({}, 0),
  accounts: [accountOf('us', 'USD'), accountOf('euro', 'EUR')],
  rateOf: (currency) => (currency === 'EUR' ? 1.1 : null),
  chosen: new Map(),
  ...changes,
});

const held = (account: string, symbol: string, quantity: number) => ({
  ...holdingsHere({ [symbol]: [quantity, 50] }, 0).holdings[0],
  account,
});

describe('[PORTFOLIO-SCREENS-90] an order', () => {
  it('is in the currency in which its instrument trades, with its amount in that of the portfolio', () => {
    const { tickets, funding } = orderTickets(
      requestOf({
        orders: [order('EUR', 'buy', 10, 220)],
        holdings: { ...holdingsHere({}, 0), cash: [cashOf('us', 'USD', 5000), cashOf('euro', 'EUR', 300)] },
      }),
    );
    expect(tickets).toMatchObject([
      { account: 'euro', quantity: 10, price: 20, currency: 'EUR', amount: 200, value: 220 },
    ]);
    expect(funding).toEqual([]);
  });

  it('sells where most is held, in several accounts only if one has too little', () => {
    const holdings = {
      ...holdingsHere({}, 0),
      cash: [],
      holdings: [held('euro', 'USA', 3), held('us', 'USA', 8)] as never,
    };
    const sold = (quantity: number) =>
      orderTickets(
        requestOf({ holdings, orders: [order('USA', 'sell', quantity, quantity * 50)] }),
      ).tickets.map((ticket) => [ticket.account, ticket.quantity]);
    expect(sold(8)).toEqual([['us', 8]]);
    expect(sold(10)).toEqual([
      ['us', 8],
      ['euro', 2],
    ]);
  });

  it('buys in the account that was chosen', () => {
    const { tickets, funding } = orderTickets(
      requestOf({
        orders: [order('USA', 'buy', 2, 100)],
        holdings: { ...holdingsHere({}, 0), cash: [cashOf('us', 'USD', 5000), cashOf('euro', 'EUR', 300)] },
        chosen: new Map([['USA', 'euro']]),
      }),
    );
    expect(tickets[0]?.account).toBe('euro');
    expect(funding).toMatchObject([
      { kind: 'convert', account: 'euro', from: { currency: 'EUR' }, to: { currency: 'USD' }, value: 100 },
    ]);
  });
});

describe('[PORTFOLIO-SCREENS-91] a currency that an account lacks', () => {
  it('is converted from what the account has, sales included', () => {
    const { tickets, funding } = orderTickets(
      requestOf({
        orders: [order('USA', 'sell', 10, 500), order('EUR', 'buy', 20, 440)],
        accounts: [accountOf('us', 'USD')],
        holdings: {
          ...holdingsHere({}, 0),
          cash: [cashOf('us', 'EUR', 100)],
          holdings: [held('us', 'USA', 10)] as never,
        },
      }),
    );
    expect(tickets).toHaveLength(2);
    expect(funding).toEqual([
      {
        kind: 'convert',
        account: 'us',
        toAccount: 'us',
        from: { currency: 'USD', amount: expect.closeTo(330, 9) },
        to: { currency: 'EUR', amount: expect.closeTo(300, 9) },
        value: expect.closeTo(330, 9),
      },
    ]);
  });

  it('is transferred from another account if that is where the money is', () => {
    const { funding } = orderTickets(
      requestOf({
        orders: [order('EUR', 'buy', 20, 440)],
        holdings: { ...holdingsHere({}, 0), cash: [cashOf('us', 'USD', 5000), cashOf('euro', 'EUR', 100)] },
        chosen: new Map([['EUR', 'euro']]),
      }),
    );
    expect(funding.map(({ kind, account, toAccount }) => [kind, account, toAccount])).toEqual([
      ['transfer', 'us', 'euro'],
      ['convert', 'euro', 'euro'],
    ]);
  });

  it('is covered to the cent as far as there is money, for any cash and any orders', () => {
    const money = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(money, money, money, fc.nat(40), fc.nat(40), (dollars, euros, other, usa, eur) => {
        const cash = [
          cashOf('us', 'USD', dollars),
          cashOf('euro', 'EUR', euros),
          cashOf('euro', 'USD', other),
        ];
        const orders = [order('USA', 'buy', usa, usa * 50), order('EUR', 'buy', eur, eur * 22)].filter(
          ({ quantity }) => quantity > 0,
        );
        const total = cash.reduce((sum, { value }) => sum + value.value, 0);
        const spent = orders.reduce((sum, { amount }) => sum + amount, 0);
        fc.pre(spent <= total);
        const { tickets, funding } = orderTickets(
          requestOf({ orders, holdings: { ...holdingsHere({}, 0), cash } }),
        );
        const left = new Map(
          cash.map(({ account, currency, amount }) => [`${account} ${currency}`, Number(amount)]),
        );
        const add = (account: string, currency: string, amount: number): void => {
          left.set(`${account} ${currency}`, (left.get(`${account} ${currency}`) ?? 0) + amount);
        };
        for (const { account, toAccount, from, to } of funding) {
          add(account, from.currency, -from.amount);
          add(toAccount, to.currency, to.amount);
        }
        for (const { account, currency, amount } of tickets) add(account, currency, -amount);
        for (const amount of left.values()) expect(amount).toBeGreaterThan(-0.02);
      }),
    );
  });
});

it('[PORTFOLIO-SCREENS-43] exports orders with account, currency and reason, amounts in minor units, and no text as a formula', () => {
  const tickets = [
    {
      id: 'XTKS:7203',
      side: 'buy',
      reason: 'below-band',
      account: 'us',
      quantity: 100,
      price: 2810.5,
      currency: 'JPY',
      amount: 281_050.4,
      value: 1826.8261,
    },
  ] as const;
  const names = { instrumentName: () => '=HYPERLINK("x")', accountName: () => 'Main, broker' };
  const [, row] = csvText(ordersTable({ tickets, funding: [] }, 'USD', names)).split('\r\n');
  expect(row).toBe(
    `buy,XTKS:7203,"'=HYPERLINK(""x"")","Main, broker",100,2810.5,281050,JPY,1826.83,USD,below its band`,
  );
  const step = {
    kind: 'convert',
    account: 'us',
    toAccount: 'us',
    from: { amount: 100, currency: 'USD' },
    to: { amount: 15_000, currency: 'JPY' },
    value: 100,
  } as const;
  const both = [...tickets, { ...tickets[0], side: 'sell' } as const];
  const [, ...lines] = csvText(ordersTable({ tickets: both, funding: [step] }, 'USD', names))
    .trim()
    .split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['sell', 'convert', 'buy']);
  // Rounded up, a sale of all would be of more than is held.
  expect([orderPlaces(100), orderPlaces(1.23456), orderPlaces(0.000000000001)]).toEqual([0, 5, 12]);
});
