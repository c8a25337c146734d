import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formattingIn } from '../testing/formattingIn.js';
import { messages } from './messages.js';
import { formOfHolding, readSale, sumOfDecimals, withRates } from './saleForm.js';

const formatting = formattingIn('en-US');
const acme = { symbol: 'ACME', market: null };
const lot = (id: string, quantity: string, side: 'long' | 'short' = 'long') => ({
  lot: id,
  side,
  acquired: '2024-05-02',
  quantity,
  cost: '100',
  accountCost: '100',
});
const holding = {
  account: 'main',
  instrument: acme,
  costCurrency: 'USD',
  lots: [lot('a', '1.1'), lot('b', '2.2'), lot('c', '5', 'short')],
  price: { price: 12.5, currency: 'USD', previousClose: null, asOf: '2025-11-20', source: 'sample' },
};
const form = formOfHolding(holding, '2025-11-20', formatting);

it('[PORTFOLIO-SCREENS-240] starts with all that an account holds, at the last price in the currency of the cost, today', () => {
  expect(form).toEqual({
    account: 'main',
    quantity: '3.3',
    price: '12.5',
    date: '2025-11-20',
    lots: {},
  });
  const inEuros = { ...holding, price: { ...holding.price, currency: 'EUR' } };
  expect(formOfHolding(inEuros, '2025-11-20', formatting).price).toBe('');
  expect(formOfHolding(holding, '2025-11-20', formattingIn('de-DE')).price).toBe('12,5');
});

it('[PORTFOLIO-SCREENS-240] reads a sale, or says by field why it is none', () => {
  expect(readSale({ ...form, quantity: '1,000', date: '11/3/2025' }, holding, formatting)).toEqual({
    sale: {
      account: 'main',
      instrument: acme,
      quantity: '1000',
      price: '12.5',
      date: '2025-11-03',
      currency: 'USD',
    },
  });
  expect(readSale({ ...form, quantity: '0', price: '-1', date: '' }, holding, formatting)).toMatchObject({
    problems: {
      quantity: messages.enterQuantity,
      price: messages.enterPrice,
      date: expect.any(String) as string,
    },
  });
  expect(readSale({ ...form, lots: { a: 'one' } }, holding, formatting)).toMatchObject({
    problems: { 'lot a': expect.any(String) as string },
  });
});

it('[PORTFOLIO-SCREENS-241] sells the lots that are named, whose sum is the quantity', () => {
  expect(readSale({ ...form, lots: { a: '0.1', b: '0.2', c: '' } }, holding, formatting)).toMatchObject({
    sale: {
      quantity: '0.3',
      lots: [
        { lot: 'a', quantity: '0.1' },
        { lot: 'b', quantity: '0.2' },
      ],
    },
  });
  expect(readSale({ ...form, lots: { a: '0' } }, holding, formatting)).toMatchObject({
    sale: { quantity: '3.3' },
  });
});

it('[PORTFOLIO-SCREENS-241] adds up decimals exactly', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }))),
      (numbers) => {
        const texts = numbers.map(([units, places]) => (units / 10 ** places).toFixed(places));
        const units = numbers.reduce((sum, [own, places]) => sum + own * 10 ** (6 - places), 0);
        expect(Number(sumOfDecimals(texts))).toBe(units / 1e6);
      },
    ),
  );
});

it('[PORTFOLIO-SCREENS-242] passes tax rates on as decimals that a ledger can read', () => {
  const read = readSale(form, holding, formatting);
  if (!('sale' in read)) throw new Error('It is no sale.');
  expect(withRates(read.sale, { shortTerm: 0.1 + 0.2, longTerm: 1e-7 })).toMatchObject({
    shortTermRate: '0.300000000000',
    longTermRate: '0.000000100000',
  });
  expect(withRates(read.sale, null)).toBe(read.sale);
});
