import type { Result } from '@finance-analyst/foundation';
import { expect, it } from 'vitest';
import { createLedger } from '../ledger/createLedger.js';
import { readLedger } from '../state/readLedger.js';
import { accountOf, acme, rowsOf } from '../testing/rowsOf.js';
import type { SaleTrialResult, SaleTrial } from './SaleTrial.js';
import { whatIfSale } from './whatIfSale.js';

const ledger = createLedger(
  rowsOf(
    ['buy', '2022-01-03', { q: '10', g: '100' }],
    ['buy', '2024-01-03', { q: '10', g: '300' }],
    ['sell', '2024-09-02', { q: '1', g: '25' }],
  ),
  [accountOf()],
);

const sale: SaleTrial = {
  account: 'main',
  instrument: acme,
  quantity: '15',
  price: '20',
  date: '2024-06-03',
  currency: 'USD',
  shortTermRate: '0.37',
  longTermRate: '0.2',
};
const trySale = (changes: Partial<SaleTrial> = {}): Result<SaleTrialResult> =>
  whatIfSale(ledger, { ...sale, ...changes });

it('[PORTFOLIO-41] gives the gain by lot and term and nets losses of one term with gains of the other', () => {
  const before = readLedger(ledger);
  expect(trySale()).toMatchObject({
    ok: true,
    value: {
      lots: [
        { lot: '1', gain: '100.00', isLongTerm: true },
        { lot: '2', gain: '-50.00', isLongTerm: false },
      ],
      proceeds: '300.00',
      cost: '250.00',
      shortTermGain: '-50.00',
      longTermGain: '100.00',
      tax: '10.00',
      unusedLoss: '0.00',
    },
  });
  expect(readLedger(ledger)).toEqual(before);
});

it('[PORTFOLIO-41] taxes gains of both terms at their rates, and no loss', () => {
  expect(trySale({ price: '40' })).toMatchObject({
    value: { tax: '78.50', shortTermGain: '50.00', longTermGain: '300.00' },
  });
  expect(trySale({ price: '5', fees: '0.30' })).toMatchObject({
    value: { tax: '0.00', unusedLoss: '175.30' },
  });
  expect(trySale({ quantity: '5', price: '40', lots: [{ lot: '2', quantity: '5' }] })).toMatchObject({
    value: { tax: '18.50' },
  });
});

it('[PORTFOLIO-41] says why a sale is not possible', () => {
  expect(trySale({ quantity: '21' })).toEqual({
    ok: false,
    reason: 'Account main holds 20 ACME on that day, less than 21.',
  });
  expect(trySale({ longTermRate: '20%' })).toEqual({
    ok: false,
    reason: 'Long-term rate is not a decimal number: 20%.',
  });
  expect(trySale({ date: 'soon' })).toEqual({ ok: false, reason: 'Date is not a date: soon.' });
});

it('[PORTFOLIO-275] names what would be a wash sale, with purchases before the sale and those entered for after it', () => {
  const wash = (sold: Partial<SaleTrial>) => {
    const bought = createLedger(
      rowsOf(
        ['buy', '2024-01-03', { q: '10', g: '300' }],
        ['buy', '2024-05-20', { account: 'second', q: '4', g: '80' }],
        ['buy', '2024-06-20', { account: 'second', q: '2', g: '40' }],
      ),
      [accountOf(), accountOf('second')],
    );
    const tried = whatIfSale(bought, { ...sale, quantity: '8', ...sold });
    return tried.ok ? tried.value.washSales : tried.reason;
  };
  expect(wash({ price: '20' })).toMatchObject([
    { lot: '1', replacement: '2', quantity: '4', disallowedLoss: '40.00' },
    { lot: '1', replacement: '3', quantity: '2', disallowedLoss: '20.00' },
  ]);
  expect(wash({ price: '40' })).toEqual([]);
  expect(wash({ price: '20', date: '2024-08-01' })).toEqual([]);
});

it('[PORTFOLIO-275] gives the gain without a tax while a rate is not entered', () => {
  const { shortTermRate: _, longTermRate: __, ...without } = sale;
  for (const rates of [{}, { shortTermRate: '0.37' }, { longTermRate: '0.2' }])
    expect(whatIfSale(ledger, { ...without, ...rates })).toMatchObject({
      value: { shortTermGain: '-50.00', longTermGain: '100.00', tax: null },
    });
});
