import { expect, it } from 'vitest';
import { quartilesOf } from './quartilesOf.js';

it('[VALUATION-150] finds quartiles as QUARTILE.INC does', () => {
  expect(quartilesOf([1, 2, 4, 7, 8, 9, 10, 12])).toEqual({ lower: 3.5, middle: 7.5, upper: 9.25 });
  expect(quartilesOf([3, 1, 2])).toBeNull();
});
