import { expect, it } from 'vitest';
import { exampleValuation } from '../testing/exampleModel.js';
import { daysApart } from './daysApart.js';
import { valueDayOf } from './valueDayOf.js';

const valuation = exampleValuation();
const valuedOn = (day: string) => ({
  ...valuation,
  rows: new Map([
    ...valuation.rows,
    [
      'valuation_date',
      {
        id: 'valuation_date',
        input: 'valuation_date',
        yearEnd: null,
        value: day,
        defaultValue: day,
        reason: '',
        edited: false,
      },
    ] as const,
  ]),
});

it('[VALUATION-SCREENS-450] is the valuation date of a model that has one, else the last day of its base year', () => {
  expect(valueDayOf(valuedOn('2026-11-20'))).toBe('2026-11-20');
  expect(valueDayOf(valuation)).toBe('2025-12-31');
  expect(valueDayOf({ ...valuation, history: [] })).toBeNull();
});

it('[VALUATION-SCREENS-450] tells value and price apart by the valuation date', () => {
  expect(daysApart(valuedOn('2026-11-20'))).toBeNull();
  expect(daysApart(valuedOn('2026-11-19'))).toMatchObject({ valueDay: '2026-11-19' });
});
