import { type DailyHistory, dayNumber } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { messages } from '../messages.js';
import { type PeriodRow, periodRows } from './periodRows.js';

const usual = { inflows: 'start', outflows: 'end' } as const;
const days = Int32Array.from(
  ['2023-11-30', '2023-12-15', '2023-12-29', '2024-01-31', '2024-02-10'],
  (date) => dayNumber(date) ?? 0,
);
const zeros = new Float64Array(5);
const history: DailyHistory = {
  days,
  currency: 'USD',
  values: Float64Array.of(100, 110, 99, 148.5, 133.65),
  inflows: Float64Array.of(0, 0, 0, 49.5, 0),
  outflows: zeros,
  price: Float64Array.of(0, 10, -11, 0, -14.85),
  income: zeros,
  currencyGain: zeros,
  fees: zeros,
  taxes: zeros,
  holdings: [],
  withoutRate: [],
};
const benchmark = {
  symbol: 'INDEX',
  days: days.slice(1),
  levels: Float64Array.of(50, 55, 60.5, 60.5),
  isTotalReturn: true,
  currency: 'USD',
  isSample: false,
};

it('[ANALYTICS-SCREENS-5] has a row for each month and year, with return, benchmark, gain and flows', () => {
  const close = (value: number) => ({ ok: true, value: expect.closeTo(value, 12) });
  expect(periodRows(history, 'month', usual, benchmark)).toEqual([
    {
      id: '2023-12',
      from: 0,
      to: 2,
      total: close(-0.01),
      benchmark: { ok: false, reason: 'INDEX has no price or exchange rate on 2023-11-30.' },
      gain: close(-1),
      flows: close(0),
      closing: close(99),
    },
    {
      id: '2024-01',
      from: 2,
      to: 3,
      total: close(0),
      benchmark: close(0.1),
      gain: close(0),
      flows: close(49.5),
      closing: close(148.5),
    },
    {
      id: '2024-02',
      from: 3,
      to: 4,
      total: close(-0.1),
      benchmark: close(0),
      gain: close(-14.85),
      flows: close(0),
      closing: close(133.65),
    },
  ]);
  expect(periodRows(history, 'year', usual, null)).toMatchObject([
    { id: '2023', total: close(-0.01), benchmark: null },
    { id: '2024', total: close(-0.1), flows: close(49.5) },
  ]);
});

it('[ANALYTICS-SCREENS-142] has a row with a reason for each month and year without a day, and still adds up', () => {
  const sparse: DailyHistory = {
    ...history,
    days: Int32Array.from(
      ['2021-11-30', '2021-12-15', '2023-12-29', '2024-01-31', '2024-02-10'],
      (date) => dayNumber(date) ?? 0,
    ),
  };
  const years = periodRows(sparse, 'year', usual, benchmark);
  expect(years.map(({ id }) => id)).toEqual(['2021', '2022', '2023', '2024']);
  const reason = messages.noValuesIn('year');
  expect(years[1]).toMatchObject({
    total: { ok: false, reason },
    benchmark: { ok: false, reason },
    gain: { ok: false, reason },
    flows: { ok: true, value: 0 },
  });
  const months = periodRows(sparse, 'month', usual, null);
  expect(months).toHaveLength(27);
  expect(months.map(({ id }) => id)).toEqual(months.map(({ id }) => id).toSorted());
  expect(months.filter(({ total }) => total.ok).map(({ id }) => id)).toEqual([
    '2021-12',
    '2023-12',
    '2024-01',
    '2024-02',
  ]);
  const linked = (rows: readonly PeriodRow[]): number =>
    rows.reduce((product, { total }) => product * (total.ok ? 1 + total.value : 1), 1);
  expect(linked(months)).toBeCloseTo(linked(years), 12);
});

it('[ANALYTICS-SCREENS-5] has quarters with the empty ones between them, and weeks and days with values alone', () => {
  const later = { ...history, days: history.days.with(4, dayNumber('2024-08-10') ?? 0) };
  const of = (length: 'quarter' | 'week' | 'day'): readonly PeriodRow[] =>
    periodRows(later, length, usual, null);
  expect(of('quarter').map(({ id, total }) => [id, total.ok])).toEqual([
    ['2023-Q4', true],
    ['2024-Q1', true],
    ['2024-Q2', false],
    ['2024-Q3', true],
  ]);
  expect(of('week').map(({ id }) => id)).toEqual(['2023-W50', '2023-W52', '2024-W05', '2024-W32']);
  expect(of('day').map(({ id }) => id)).toEqual(['2023-12-15', '2023-12-29', '2024-01-31', '2024-08-10']);
  for (const length of ['quarter', 'week', 'day'] as const)
    expect(
      of(length).reduce((growth, { total }) => growth * (total.ok ? 1 + total.value : 1), 1),
    ).toBeCloseTo(1.1 * 0.9 * 0.9, 12);
});
