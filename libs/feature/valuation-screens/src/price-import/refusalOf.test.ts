import { expect, it } from 'vitest';
import { messages } from './messages.js';
import { refusalOf } from './refusalOf.js';

it.each([
  ['prices.csv', 'text/csv', 10, null],
  ['PRICES.CSV', '', 10, null],
  ['prices.txt', 'text/plain', 10, null],
  ['download', 'text/csv', 10, null],
  ['prices.xlsx', 'application/vnd.openxmlformats', 10, messages.wrongKind],
  ['prices', '', 10, messages.wrongKind],
  ['model.json', 'application/json', 10, messages.modelFile],
  ['prices.csv', 'text/csv', 0, messages.empty],
  ['prices.csv', 'text/csv', 33 * 1024 * 1024, messages.tooLarge],
])('[VALUATION-SCREENS-72] of %s (%s, %d bytes) says: %s', (name, type, size, refusal) => {
  expect(refusalOf({ name, type, size })).toBe(refusal);
});
