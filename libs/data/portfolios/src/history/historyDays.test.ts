import { dayNumber } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { historyDays } from './historyDays.js';

const day = (date: string): number => dayNumber(date) ?? Number.NaN;
const days = (...dates: readonly string[]): Int32Array => Int32Array.from(dates, day);

it('[PORTFOLIOS-3] opens the day before the first row and has each day with a price or a row, and today', () => {
  const rows = [{ date: '2024-05-04' }, { date: '2024-05-02' }, { date: '2024-05-02' }];
  const trading = [
    days('2024-04-30', '2024-05-02', '2024-05-03', '2024-05-06'),
    days('2024-05-03', '2024-05-07', '2024-05-09'),
  ];
  expect(historyDays(rows, trading, '2024-05-08')).toEqual(
    days('2024-05-01', '2024-05-02', '2024-05-03', '2024-05-04', '2024-05-06', '2024-05-07', '2024-05-08'),
  );
});

it('[PORTFOLIOS-3] has no days without a row up to today', () => {
  expect(historyDays([], [days('2024-05-02')], '2024-05-08')).toHaveLength(0);
  expect(historyDays([{ date: '2024-05-09' }, { date: 'soon' }], [], '2024-05-08')).toHaveLength(0);
});
