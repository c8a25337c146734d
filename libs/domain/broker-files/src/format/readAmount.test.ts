import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textOf } from '../decimal/textOf.js';
import { readAmount } from './readAmount.js';

it.each([
  ['1234.50', '.', '1234.50'],
  ['1,234.50', '.', '1234.50'],
  ['1.234,50', ',', '1234.50'],
  ['1 234,50', ',', '1234.50'],
  ["1'234.50", '.', '1234.50'],
  ['-$694.48', '.', '-694.48'],
  ['$-694.48', '.', '-694.48'],
  ['(1,000)', '.', '-1000'],
  ['12.5-', '.', '-12.5'],
  ['−3', '.', '-3'],
  ['+3', '.', '3'],
  ['5 €', ',', '5'],
  ['EUR 5,00', ',', '5.00'],
  ['5.00 USD', '.', '5.00'],
  ['.5', '.', '0.5'],
  ['17.664000', '.', '17.664000'],
  ['1e-7', '.', '0.0000001'],
  ['1.5E3', '.', '1500'],
] as const)('[BROKER-FILES-10] reads %s with decimal sign %s', (cell, decimal, amount) => {
  expect(readAmount(cell, decimal)).toBe(amount);
});

it.each([
  ['-97.93', ','],
  ['1,23', '.'],
  ['abc', '.'],
  ['10:1', '.'],
  ['', '.'],
  ['-', '.'],
  ['1.2.3', '.'],
  ['$', '.'],
] as const)('[BROKER-FILES-10] reads no number from %s with decimal sign %s', (cell, decimal) => {
  expect(readAmount(cell, decimal)).toBeNull();
});

it('[BROKER-FILES-10] keeps every digit of a number of any size', () => {
  const amount = fc.record({ units: fc.bigInt(), places: fc.nat(12) }).map(textOf);
  fc.assert(
    fc.property(amount, (text) => {
      expect(readAmount(text, '.')).toBe(text);
      expect(readAmount(text.replace('.', ','), ',')).toBe(text);
    }),
  );
});
