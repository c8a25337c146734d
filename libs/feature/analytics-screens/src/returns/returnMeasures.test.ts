import type { DailyHistory } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { returnMeasures } from './returnMeasures.js';

const usual = { inflows: 'start', outflows: 'end' } as const;
const zeros = (length: number): Float64Array => new Float64Array(length);

/** 100 becomes 110 in a year, 50 are paid in, and 160 become 176 + 4 of income in another. */
const history: DailyHistory = {
  days: Int32Array.of(0, 365, 366, 731),
  currency: 'USD',
  values: Float64Array.of(100, 110, 160, 180),
  inflows: Float64Array.of(0, 0, 50, 0),
  outflows: zeros(4),
  price: Float64Array.of(0, 10, 0, 16),
  income: Float64Array.of(0, 0, 0, 4),
  currencyGain: zeros(4),
  fees: zeros(4),
  taxes: zeros(4),
  holdings: [],
  withoutRate: [],
};

it('[ANALYTICS-SCREENS-4] measures a window by each measure, and what each kind of gain added', () => {
  const { timeWeighted, moneyWeighted, dietz, simple, kinds } = returnMeasures(history, usual);
  // 1.1 × 1.125 − 1; the gain is 30, of 150 paid in.
  expect(timeWeighted).toMatchObject({
    ok: true,
    value: { total: expect.closeTo(0.2375, 12), carriedDays: 0 },
  });
  expect(simple).toMatchObject({ ok: true, value: { total: 0.2, invested: 150 } });
  expect(dietz).toMatchObject({
    ok: true,
    value: { averageCapital: expect.closeTo(100 + (50 * 365) / 731, 9) },
  });
  // 100 × r² + 50 × r = 180 has r = (−50 + √(2500 + 72,000)) ÷ 200 = 1.1147.
  expect(moneyWeighted).toMatchObject({ ok: true, value: { annual: expect.closeTo(0.1147, 3) } });
  if (!kinds.ok || !timeWeighted.ok) throw new Error('Both are known.');
  const added = Object.fromEntries(kinds.value.map(({ kind, added: of }) => [kind, of]));
  expect(Object.values(added).reduce((sum, each) => sum + each, 0)).toBeCloseTo(0.2375, 12);
  expect(added['income']).toBeGreaterThan(0.02);
  expect(timeWeighted.value.annual).toBeCloseTo(1.2375 ** (365 / 731) - 1, 12);
});

it('[ANALYTICS-SCREENS-4] annualizes nothing for less than a year, and has reasons where a value is not known', () => {
  const short = { ...history, days: Int32Array.of(0, 100, 101, 300) };
  const { timeWeighted, simple } = returnMeasures(short, usual);
  expect([timeWeighted, simple]).toMatchObject([{ value: { annual: null } }, { value: { annual: null } }]);
  const unknown = returnMeasures({ ...history, values: Float64Array.of(Number.NaN, 1, 2, 3) }, usual);
  for (const measure of [unknown.timeWeighted, unknown.moneyWeighted, unknown.dietz, unknown.simple])
    expect(measure.ok).toBe(false);
});
