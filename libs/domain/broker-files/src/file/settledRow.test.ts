import { expect, it } from 'vitest';
import { suggestMapping } from '../mapping/suggestMapping.js';
import { readText } from '../testing/readText.js';
import { refusedIn, rowsFrom } from '../testing/rowsFrom.js';
import { settledRow } from './settledRow.js';
import { sizeProblem } from './sizeProblem.js';
import type { TransactionRow } from './Transaction.js';

const row = (quantity: string, price: string, gross: string, rate?: string): TransactionRow => ({
  kind: 'buy',
  date: '2024-05-02',
  currency: 'EUR',
  quantity,
  price,
  gross,
  ...(rate === undefined ? {} : { rate }),
});
const settled = (own: TransactionRow, ...cells: readonly string[]): readonly unknown[] => {
  const { quantity, price, gross } = settledRow(own, [{ line: 2, cells }]);
  return [quantity, price, gross];
};

it('[BROKER-FILES-70] reads a price of three decimals in a Degiro statement by its amount', () => {
  const file = [
    'Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id',
    '15-05-2019,09:05,15-05-2019,ACME,US0000000018,"Compra 6 ACME@49,785 EUR (US0000000018)",,EUR,-298.71,EUR,0.64,o1',
    '16-12-2022,09:05,15-12-2022,ACME,US0000000018,Dividend,,EUR,"0,44",EUR,"1,36",',
  ].join('\n');
  expect(refusedIn(file)).toEqual([]);
  expect(rowsFrom(file)[0]).toMatchObject([2, { quantity: '6', price: '49.785', gross: '298.71' }]);
});

it('[BROKER-FILES-70] reads prices and quantities that read either way by the amount of their line in a mapped table', () => {
  const text = [
    'Date;Type;Symbol;Quantity;Price;Amount;Currency',
    '2024-05-02;Buy;ACME;6;49,785;298,71;EUR',
    '2024-05-03;Buy;ACME;1.250;49,5;61.875,00;EUR',
    '2024-05-04;Buy;ACME;2,000;1.250,50;2501,00;EUR',
    '2024-05-05;Buy;ACME;1.234;100,00;123,40;EUR',
  ].join('\n');
  const { table } = readText(text);
  if (!table) throw new Error('The text is not read as a table.');
  const { mapping } = suggestMapping(table);
  const { transactions, refused } = readText(text, { mapping });
  expect(refused).toEqual([]);
  expect(transactions.map(({ row: { quantity, price } }) => [quantity, price])).toEqual([
    ['6', '49.785'],
    ['1250', '49.5'],
    ['2.000', '1250.50'],
    ['1.234', '100.00'],
  ]);
});

it('[BROKER-FILES-70] takes the one other reading that agrees with the amount', () => {
  expect(settled(row('6', '49785', '298.71'), '6', '49,785', '-298.71')).toEqual(['6', '49.785', '298.71']);
  expect(settled(row('6', '49.785', '298710'), '6', '49.785')).toEqual(['6', '49785', '298710']);
  expect(settled(row('1500', '2345', '3.52'), '1,500', '2,345')).toEqual(['1.500', '2.345', '3.52']);
  // Already in agreement.
  expect(settled(row('1.5', '2345', '3517.50'), '1.500', '2,345')).toEqual(['1.5', '2345', '3517.50']);
  // Not written so that it reads either way.
  expect(settled(row('6', '49785', '298.71'), '49785', '149,785', '49,785.0')).toEqual([
    '6',
    '49785',
    '298.71',
  ]);
  // Two readings agree.
  expect(settled(row('1500', '2345', '3517.50'), '1,500', '2,345')).toEqual(['1500', '2345', '3517.50']);
});

it('[BROKER-FILES-71] refuses a row whose value is about 1,000 times its amount, or a thousandth', () => {
  const problem =
    'Quantity × price and the amount differ by a factor of about 1,000: check the decimal sign.';
  expect(sizeProblem(row('6', '49785', '298.71'))).toBe(problem);
  expect(sizeProblem(row('6', '49.785', '298710'))).toBe(problem);
  expect(sizeProblem(row('1500', '2345', '3.52'))).toContain('1,000,000');
  const file = [
    'Date,Time,Value date,Product,ISIN,Description,FX,Change,,Balance,,Order Id',
    '15-05-2019,09:05,15-05-2019,ACME,US0000000018,Buy 6 ACME@49785.00 EUR (US0000000018),,EUR,-298.71,EUR,0.64,o1',
  ].join('\n');
  expect(refusedIn(file)).toEqual([[2, problem]]);
});

it('[BROKER-FILES-71] accepts other factors, rates, costs and amounts of a cent', () => {
  const accepted = [
    row('6', '49.785', '298.71'),
    // With costs that were not filed apart.
    row('6', '49.785', '318.71'),
    // Options by contract, bonds in percent.
    row('2', '1.25', '250'),
    row('10000', '98.5', '9850'),
    // A price in won, an amount in dollars.
    row('10', '1400', '10', '1400'),
    row('10', '1400', '10', '0.000714'),
    row('0.001', '0.01', '0.01'),
    row('6', '49.785', '0'),
  ];
  expect(accepted.map(sizeProblem)).toEqual(accepted.map(() => null));
});
