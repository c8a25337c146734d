import { describe, expect, it } from 'vitest';
import { evaluated } from './testing/compiled.js';
import { stubYearInputs as inputs, stubYearModel as source } from './testing/stubYearModel.js';

const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

describe('a stub year after reported years', () => {
  const evaluator = evaluated(source, inputs);

  it('[MODEL-ENGINE-168] is valued as by plain arithmetic over the calendar', () => {
    const ends = ['2026-12-31', '2027-12-31', '2028-12-31', '2029-12-31'];
    const starts = [inputs.balance_date, ...ends.slice(0, -1)];
    let revenue = 1000;
    const parts = ends.map((end, index) => {
      revenue *= 1 + (inputs.growth[index] ?? 0);
      const length = days(starts[index] ?? '', end) / 365;
      const years = days(inputs.valuation_date, starts[index] ?? '') / 365 + 0.5 * length;
      return revenue * 0.15 * length * 1.09 ** -years;
    });
    expect(evaluator.number('value_of_flows') / parts.reduce((sum, part) => sum + part)).toBeCloseTo(1, 13);
    expect(evaluator.number('length', 1)).toBe(184 / 365);
    expect(evaluator.number('length', 3)).toBe(366 / 365);
  });

  it('[MODEL-ENGINE-168] of a whole year is not a stub', () => {
    const whole = evaluated(source, { ...inputs, valuation_date: '2025-12-31', balance_date: '2025-12-31' });
    expect([1, 2].map((period) => whole.number('years', period))).toEqual([0.5, 1.5]);
  });

  it('[MODEL-ENGINE-160] goes on from the last reported year', () => {
    expect(evaluator.number('annual_revenue', 1)).toBeCloseTo(1100, 10);
    expect(evaluator.number('revenue_growth', 1)).toBeCloseTo(0.1, 12);
    expect(evaluator.number('flow', 0)).toBe(150);
    expect(evaluator.explain('flow', 0).formula).toBe('annual_revenue * margin');
  });

  it('[MODEL-ENGINE-164] says which year was not reported', () => {
    expect(evaluator.read('revenue_growth', 0)).toMatchObject({
      cause: { name: 'reported_revenue', period: -1 },
    });
    expect(evaluator.read('revenue_growth', -2)).not.toHaveProperty('cause');
  });

  it('[MODEL-ENGINE-172] takes the rate of formulas, in the dates too', () => {
    expect(evaluator.read('rate_paid')).toMatchObject({ ok: true, unit: { kind: 'rate' } });
  });
});
