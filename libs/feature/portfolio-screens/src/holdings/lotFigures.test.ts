import type { OpenLot } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { holdingPeriod } from './holdingPeriod.js';
import { lotFigures } from './lotFigures.js';

const lot: OpenLot = {
  lot: '1',
  side: 'long',
  acquired: '2024-02-29',
  quantity: '8',
  cost: '100.00',
  accountCost: '110.00',
};
const price = { price: 13.337, currency: 'EUR', previousClose: null, asOf: '2024-06-03', source: 'sample' };
const holding = { price, value: { ok: true, value: 1 }, costCurrency: 'EUR' } as const;

it('[PORTFOLIO-SCREENS-84] values a lot in the currency of its cost, to the cent', () => {
  expect(lotFigures(lot, holding, 'USD')).toEqual({
    quantity: 8,
    costPerUnit: 12.5,
    cost: 100,
    rate: 1.1,
    value: { ok: true, value: 106.7 },
    gain: { ok: true, value: 6.7 },
  });
  expect(lotFigures({ ...lot, side: 'short' }, holding, 'EUR')).toMatchObject({
    quantity: -8,
    costPerUnit: 12.5,
    cost: -100,
    rate: null,
    value: { ok: true, value: -106.7 },
    gain: { ok: true, value: -6.7 },
  });
  expect(lotFigures({ ...lot, accountCost: null }, holding, 'USD').rate).toBeNull();
});

it('[PORTFOLIO-SCREENS-84] has no value of a lot whose price is not known or in another currency', () => {
  const reason = { ok: false, reason: 'None.' } as const;
  expect(lotFigures(lot, { ...holding, price: null, value: reason }, 'USD')).toMatchObject({
    value: reason,
    gain: reason,
  });
  expect(lotFigures(lot, { ...holding, price: { ...price, currency: 'GBP' } }, 'USD').value).toEqual({
    ok: false,
    reason: 'The price is in GBP, the cost in EUR.',
  });
});

it.each([
  ['2024-03-03', '2024-03-03', [0, 0, 0, false]],
  ['2024-01-31', '2024-02-29', [0, 0, 29, false]],
  ['2023-03-03', '2024-03-03', [1, 0, 366, false]],
  ['2023-03-03', '2024-03-04', [1, 0, 367, true]],
  ['2022-11-20', '2024-03-04', [1, 3, 470, true]],
])('[PORTFOLIO-SCREENS-85] has held a lot of %s on %s for years, months and days', (from, to, expected) => {
  const { years, months, days, isLongTerm } = holdingPeriod(from, to);
  expect([years, months, days, isLongTerm]).toEqual(expected);
});
