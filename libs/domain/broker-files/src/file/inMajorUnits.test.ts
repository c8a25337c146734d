import { expect, it } from 'vitest';
import { inMajorUnits } from './inMajorUnits.js';

it('[BROKER-FILES-11] gives every amount of a row in pence in pounds', () => {
  const amounts = { price: '250', gross: '500', fees: '10', taxes: '5', cashInLieu: '125.5', rate: '0.012' };
  expect(
    inMajorUnits({ kind: 'merger', date: '2024-05-02', currency: 'GBX', quantity: '2', ...amounts }),
  ).toEqual({
    kind: 'merger',
    date: '2024-05-02',
    currency: 'GBP',
    quantity: '2',
    price: '2.50',
    gross: '5.00',
    fees: '0.10',
    taxes: '0.05',
    cashInLieu: '1.255',
    rate: '1.2',
  });
});

it('[BROKER-FILES-11] rounds to the decimals of a ledger', () => {
  const row = { kind: 'valuation', date: '2024-05-02', currency: 'GBX', price: '1.123456789012' } as const;
  expect(inMajorUnits(row).price).toBe('0.01123456789');
});
