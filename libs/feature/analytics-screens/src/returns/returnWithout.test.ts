import type { DailyHistory } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { returnWithout } from './returnWithout.js';

const usual = { inflows: 'start', outflows: 'end' } as const;
const column = (...values: readonly number[]) => Float64Array.from(values);
/** 100 gains 10 by price and 5 by income less a fee of 2 and a tax of 1, then 112 gains 5.6. */
const history: DailyHistory = {
  currency: 'USD',
  days: Int32Array.of(0, 1, 2),
  values: column(100, 112, 117.6),
  inflows: column(0, 0, 0),
  outflows: column(0, 0, 0),
  price: column(0, 10, 5.6),
  income: column(0, 5, 0),
  currencyGain: column(0, 0, 0),
  fees: column(0, 2, 0),
  taxes: column(0, 1, 0),
  holdings: [],
  withoutRate: [],
};
const totalWithout = (...left: readonly ('income' | 'fees' | 'taxes')[]): number => {
  const found = returnWithout(history, left, usual);
  if (!found.ok) throw new Error(found.reason);
  return found.value.total;
};

it('[ANALYTICS-SCREENS-19] is the return of days without what is left out', () => {
  expect(totalWithout()).toBeCloseTo(1.12 * 1.05 - 1, 12);
  expect(totalWithout('fees')).toBeCloseTo(1.14 * 1.05 - 1, 12);
  expect(totalWithout('taxes', 'fees')).toBeCloseTo(1.15 * 1.05 - 1, 12);
  expect(totalWithout('income')).toBeCloseTo(1.07 * 1.05 - 1, 12);
  expect(totalWithout('income', 'fees', 'taxes')).toBeCloseTo(1.1 * 1.05 - 1, 12);
});

it('[ANALYTICS-SCREENS-19] says how much is left out', () => {
  const found = returnWithout(history, ['income', 'fees'], usual);
  expect(found.ok && found.value.amounts).toEqual([
    ['income', 5],
    ['fees', 2],
  ]);
});
