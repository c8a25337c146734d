import { expect, it } from 'vitest';
import { dayNumber } from '../calendar/dayNumber.js';
import { calendarPeriods, type PeriodLength } from './calendarPeriods.js';

const days = [
  '2023-12-29',
  '2023-12-31',
  '2024-01-01',
  '2024-01-07',
  '2024-01-08',
  '2024-03-29',
  '2024-04-01',
].map((date) => dayNumber(date) ?? 0);

it.each<readonly [PeriodLength, readonly (readonly [id: string, from: number, to: number])[]]>([
  [
    'day',
    days
      .slice(1)
      .map((_, at) => [
        ['2023-12-31', '2024-01-01', '2024-01-07', '2024-01-08', '2024-03-29', '2024-04-01'][at] ?? '',
        at,
        at + 1,
      ]),
  ],
  [
    'week',
    [
      ['2023-W52', 0, 1],
      ['2024-W01', 1, 3],
      ['2024-W02', 3, 4],
      ['2024-W13', 4, 5],
      ['2024-W14', 5, 6],
    ],
  ],
  [
    'quarter',
    [
      ['2023-Q4', 0, 1],
      ['2024-Q1', 1, 5],
      ['2024-Q2', 5, 6],
    ],
  ],
  [
    'year',
    [
      ['2023', 0, 1],
      ['2024', 1, 6],
    ],
  ],
])('[PORTFOLIO-255] has each %s from close to close', (length, expected) => {
  expect(calendarPeriods(days, length).map(({ id, from, to }) => [id, from, to])).toEqual(expected);
});

it.each([
  // ISO 8601: the week with the first Thursday is the first of the year.
  ['2020-12-31', '2020-W53'],
  ['2021-01-03', '2020-W53'],
  ['2021-01-04', '2021-W01'],
  ['2018-12-31', '2019-W01'],
  ['1965-01-03', '1964-W53'],
])('[PORTFOLIO-255] has %s in week %s', (date, week) => {
  const day = dayNumber(date) ?? 0;
  expect(calendarPeriods([day - 1, day], 'week').map(({ id }) => id)).toEqual([week]);
});
