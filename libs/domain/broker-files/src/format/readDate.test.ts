import { expect, it } from 'vitest';
import { readDate } from './readDate.js';

it.each([
  ['2024-05-01', 'year-first', '2024-05-01'],
  ['2024-05-01T23:59:59.123Z', 'year-first', '2024-05-01'],
  ['2024/5/1 10:00', 'day-first', '2024-05-01'],
  ['20240501', 'month-first', '2024-05-01'],
  ['20240501;093406', 'month-first', '2024-05-01'],
  ['05/01/2024', 'month-first', '2024-05-01'],
  ['1.5.24', 'day-first', '2024-05-01'],
  ['01-05-99', 'day-first', '1999-05-01'],
  ['1 May 2024', 'day-first', '2024-05-01'],
  ['1. März 2024', 'day-first', '2024-03-01'],
  ['1 août 2024', 'day-first', '2024-08-01'],
  ['1-mrt-2024', 'day-first', '2024-03-01'],
  ['May 1, 2024', 'day-first', '2024-05-01'],
] as const)('[BROKER-FILES-4] reads %s, %s', (cell, order, date) => {
  expect(readDate(cell, order)).toBe(date);
});

it.each(['2024-02-30', '31.04.2024', '13/13/2024', '2024', 'May', '', 'not-a-date', '20500606000'])(
  '[BROKER-FILES-4] reads no date from %s',
  (cell) => {
    expect(readDate(cell, 'day-first')).toBeNull();
  },
);
