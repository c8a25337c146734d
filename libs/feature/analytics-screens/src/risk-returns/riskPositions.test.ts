import type { HeldCash, Holding } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { exampleRiskBody } from '../testing/exampleRisk.js';
import { concentrationRows } from '../risk-concentration/concentrationRows.js';
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
    return found.ok ? found.value.map((each) => [each.name, each.value]) : found.reason;
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
  expect(shares('holding')).toEqual([
    ['Acme Instruments', 80],
    ['Roue Mobilité', 40],
    ['Cash, EUR', 2],
    ['Cash, USD', 0],
  ]);
});

it('[ANALYTICS-SCREENS-91] measures concentration by holding, issuer, sector, country and currency', () => {
  const [acme, roue] = exampleRiskBody.instruments;
  if (!acme || !roue) throw new Error('Instruments are missing.');
  const body = {
    accounts: [],
    instruments: [
      { ...acme, isin: 'US02079K1079' },
      { ...roue, isin: 'DE0007164600' },
      { ...acme, id: 'ACMEB', symbol: 'ACMEB', name: 'Acme Instruments B', isin: 'US02079K3059' },
    ],
  };
  const of = { ...held, holdings: [...held.holdings, holding('us', 'ACMEB', 20)] };
  const rows = concentrationRows(of, body, null).map(({ group, found }) =>
    found.ok ? [group, found.value.count, Number(found.value.index.toFixed(6))] : found.reason,
  );
  // 80, 40 and 20 of 140; the first and the last have one issuer.
  const three = Number(((80 ** 2 + 40 ** 2 + 20 ** 2) / 140 ** 2).toFixed(6));
  const two = Number(((100 ** 2 + 40 ** 2) / 140 ** 2).toFixed(6));
  expect(rows).toEqual([
    ['holding', 3, three],
    ['issuer', 2, two],
    ['sector', 2, two],
    ['country', 2, two],
    ['currency', 1, 1],
  ]);
  const issuers = shareRows(of, body, 'issuer', null);
  expect(issuers.ok && issuers.value[0]?.name).toBe('Acme Instruments');
});
