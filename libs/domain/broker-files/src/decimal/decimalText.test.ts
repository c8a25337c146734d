import fc from 'fast-check';
import { expect, it } from 'vitest';
import { absoluteOf } from './absoluteOf.js';
import { differenceOf } from './differenceOf.js';
import { inLedgerPlaces } from './inLedgerPlaces.js';
import { isNegative } from './isNegative.js';
import { negativeOf } from './negativeOf.js';
import { productOf } from './productOf.js';
import { shiftedBy } from './shiftedBy.js';
import { sumOf } from './sumOf.js';
import { textOf } from './textOf.js';
import { unitsOf } from './unitsOf.js';

it('[BROKER-FILES-12] adds, subtracts and multiplies decimal text exactly', () => {
  expect(sumOf('0.1', '0.20', undefined)).toBe('0.30');
  expect(sumOf('-1', '0.25')).toBe('-0.75');
  expect(sumOf()).toBe('0');
  expect(differenceOf('3320.05', '0.05')).toBe('3320.00');
  expect(differenceOf('5', undefined)).toBe('5');
  expect(productOf('0.1', '-0.2')).toBe('-0.02');
  expect(shiftedBy('10875.00', -2)).toBe('108.7500');
  expect(shiftedBy('1.5', 3)).toBe('1500');
  expect([negativeOf('-1.0'), negativeOf('0.00'), absoluteOf('-2')]).toEqual(['1.0', '0.00', '2']);
  expect([isNegative('-0.00'), isNegative('-0.01')]).toEqual([false, true]);
});

it.each([
  ['0.30000000000000004', '0.3'],
  ['0.1234567890125', '0.123456789012'],
  ['0.1234567890135', '0.123456789014'],
  ['-0.1234567890135', '-0.123456789014'],
  ['0.12345678901250001', '0.123456789013'],
  ['9.9999999999999', '10'],
  ['-0.0000000000001', '0'],
  ['3.10', '3.10'],
  ['100', '100'],
])('[BROKER-FILES-12] rounds %s to at most 12 decimals, half to even', (text, rounded) => {
  expect(inLedgerPlaces(text)).toBe(rounded);
});

it('[BROKER-FILES-12] keeps every digit of amounts of any size', () => {
  const amount = fc.record({ units: fc.bigInt(), places: fc.nat(12) });
  fc.assert(
    fc.property(amount, amount, (first, second) => {
      const [a, b] = [textOf(first), textOf(second)];
      expect(unitsOf(a)).toEqual(first);
      expect(sumOf(differenceOf(a, b), b, negativeOf(a))).toMatch(/^0(\.0+)?$/);
    }),
  );
});
