import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differenceOf } from './differenceOf.js';
import { shortDecimal } from './shortDecimal.js';
import { sumOf } from './sumOf.js';

it.each([
  ['10.50', '10.5'],
  ['010', '10'],
  ['-0.00', '0'],
  ['.5', '0.5'],
  ['+3', '3'],
  ['100', '100'],
  ['word', 'word'],
])('[IMPORT-PIPELINE-5] writes %s in its shortest form', (text, short) => {
  expect(shortDecimal(text)).toBe(short);
});

it('[IMPORT-PIPELINE-11] adds and subtracts exactly', () => {
  expect(sumOf('0.1', '0.2')).toBe('0.3');
  expect(differenceOf('1', '1.000000000001')).toBe('-0.000000000001');
  const amount = fc.tuple(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.stringMatching(/^\d{1,12}$/));
  fc.assert(
    fc.property(amount, amount, ([a, fraction], [b, other]) => {
      const [one, two] = [`${a}.${fraction}`, `${b}.${other}`];
      expect(differenceOf(sumOf(one, two), two)).toBe(shortDecimal(one));
    }),
  );
});
