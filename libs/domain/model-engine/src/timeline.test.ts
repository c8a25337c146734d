import { describe, expect, it } from 'vitest';
import { compiled, evaluated } from './testing/compiled.js';

describe('timeline', () => {
  it.each([
    ['timeline 3 years', 'annual', 0, 3],
    ['timeline forecast 1 year', 'annual', 0, 1],
    ['timeline forecast 8 quarters', 'quarterly', 0, 8],
    ['timeline history 3 years, forecast 5 years', 'annual', 3, 5],
    ['timeline forecast 4 quarters, history 2 quarters', 'quarterly', 2, 4],
    ['', 'annual', 0, 5],
  ])(
    '[MODEL-ENGINE-24] %j is %s, %d periods back and %d ahead',
    (text, frequency, historyPeriods, forecastPeriods) => {
      expect(compiled(`${text}\nvalue a = 1`).timeline).toMatchObject({
        frequency,
        historyPeriods,
        forecastPeriods,
      });
    },
  );

  it('[MODEL-ENGINE-24] counts years in quarters', () => {
    const evaluator = evaluated('timeline 4 quarters\nline a = year\nline b = period');
    expect([1, 2, 3, 4].map((period) => evaluator.number('a', period))).toEqual([0.25, 0.5, 0.75, 1]);
    expect([1, 2, 3, 4].map((period) => evaluator.number('b', period))).toEqual([1, 2, 3, 4]);
  });

  const historical = [
    'timeline history 3 years, forecast 2 years',
    'input reported[history]: amount',
    'input growth: rate = 10%',
    'line revenue = revenue[-1] * (1 + growth) from reported',
    'line two_years_ago = revenue[-2]',
    'value average_reported = average(reported)',
    'value total = sum(revenue)',
  ].join('\n');

  it('[MODEL-ENGINE-25] gives a line its history', () => {
    const evaluator = evaluated(historical, { reported: [100, 110, 200] });
    expect([-2, -1, 0].map((period) => evaluator.number('revenue', period))).toEqual([100, 110, 200]);
    expect(evaluator.number('two_years_ago', 1)).toBe(110);
    expect(evaluator.number('revenue', 1)).toBeCloseTo(220, 10);
    expect(evaluator.readSeries('reported')).toHaveLength(3);
    expect(evaluator.readSeries('revenue')).toHaveLength(2);
  });

  it('[MODEL-ENGINE-26] totals the forecast without the history, and history on its own', () => {
    const evaluator = evaluated(historical, { reported: [100, 110, 180] });
    expect(evaluator.number('average_reported')).toBe(130);
    expect(evaluator.number('total')).toBeCloseTo(198 + 217.8, 10);
  });
});
