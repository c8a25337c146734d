import { expect, it } from 'vitest';
import { messages } from './messages.js';
import { problemsOfEntry } from './problemsOfEntry.js';

const today = '2026-11-20';

it.each([
  [{ price: 0.01, day: today }, null, null],
  [{ price: null, day: today }, messages.priceNeeded, null],
  [{ price: 0, day: today }, messages.priceNotPositive, null],
  [{ price: -3, day: today }, messages.priceNotPositive, null],
  [{ price: 80, day: '' }, null, messages.dayNeeded],
  [{ price: 80, day: '2026-11-21' }, null, messages.dayAhead],
  [{ price: 80, day: '0026-11-20' }, null, messages.dayTooEarly],
])('[VALUATION-SCREENS-70] says what is wrong with %j', (entry, price, day) => {
  expect(problemsOfEntry(entry, today)).toEqual({ price, day });
});
