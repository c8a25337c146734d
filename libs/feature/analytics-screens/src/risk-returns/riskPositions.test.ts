import type { HeldCash, Holding } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { exampleRiskBody } from '../testing/exampleRisk.js';
import { shareRows } from '../risk-concentration/shareRows.js';
import { riskPositions } from './riskPositions.js';

const known = (value: number) => ({ ok: true, value }) as const;
const unknown = { ok: false, reason: 'There is no price for it.' } as const;
const holding = (account: string, symbol: string, value: number | null): Holding => ({
  account,
  instrument: { symbol, market: null },
  quantity: '1',
  costCurrency: 'USD',
  lots: [],
  price: null,
  value: value === null ? unknown : known(value),
  cost: unknown,
  priceGain: unknown,
  currencyGain: unknown,
  dayGain: unknown,
  weight: unknown,
});
const cash = (account: string, currency: string, value: number): HeldCash => ({
  account,
  currency,
  amount: String(value),
  value: known(value),
  weight: unknown,
});
const held = {
  holdings: [
    holding('us', 'ACME', 30),
    holding('two', 'ACME', 50),
    holding('us', 'ROUE', 40),
    holding('us', 'X', null),
  ],
  cash: [cash('us', 'USD', 5), cash('two', 'USD', -5), cash('us', 'EUR', 2)],
};

it('[ANALYTICS-SCREENS-62] adds up holdings by instrument and cash by currency, and names what has no value', () => {
  const { positions, withoutValue } = riskPositions(held, exampleRiskBody.instruments, null);
  expect(positions.map(({ id, name, value, isCash }) => [id, name, value, isCash])).toEqual([
    ['ACME', 'Acme Instruments', 80, false],
    ['ROUE', 'Roue Mobilité', 40, false],
    ['EUR', 'Cash, EUR', 2, true],
  ]);
  expect(withoutValue).toEqual([{ name: 'X', reason: unknown.reason }]);
  expect(riskPositions(held, exampleRiskBody.instruments, 'two').positions.map(({ value }) => value)).toEqual(
    [50, -5],
  );
});

it('[ANALYTICS-SCREENS-67] has the shares of sectors, currencies and accounts, cash included', () => {
  const shares = (group: Parameters<typeof shareRows>[2], account: string | null = null) => {
    const found = shareRows(held, exampleRiskBody, group, account);
    return found.ok ? found.value.map((each) => [each.group, each.value]) : found.reason;
  };
  expect(shares('sector')).toEqual([
    ['Technology', 80],
    ['Industrials', 40],
    ['Cash', 2],
  ]);
  expect(shares('account')).toEqual([
    ['US broker', 77],
    ['two', 45],
  ]);
  expect(shares('currency', 'two')).toEqual([['USD', 45]]);
});
