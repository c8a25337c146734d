import { describe, expect, it } from 'vitest';
import { evaluated, formulaValue } from '../testing/compiled.js';
import { functionTable } from './functionTable.js';

const overSeries = (formula: string): number =>
  evaluated(`timeline 3 years\ninput s[]: number\nvalue a = ${formula}`, { s: [3, 1, 8] }).number('a');

const inPeriods = (formula: string): readonly number[] => {
  const evaluator = evaluated(`timeline 3 years\ninput s[]: number\nline a = ${formula}`, { s: [3, 1, 8] });
  return [1, 2, 3].map((period) => evaluator.number('a', period));
};

describe('functions', () => {
  it.each([
    ['sum(s)', 12],
    ['average(s)', 4],
    ['min(s)', 1],
    ['max(s)', 8],
    ['first(s)', 3],
    ['last(s)', 8],
    ['sum(s * s)', 74],
    ['last(period)', 3],
    ['sum(period)', 6],
    ['max(last(s), 10)', 10],
    ['last(cumulative(s))', 12],
  ])('[MODEL-ENGINE-26] %s over the periods is %d', (formula, expected) => {
    expect(overSeries(formula)).toBe(expected);
  });

  it.each([
    ['max(s, 2)', [3, 2, 8]],
    ['sum(s, 1, 1)', [5, 3, 10]],
    ['average(s, 5)', [4, 3, 6.5]],
    ['cumulative(s)', [3, 4, 12]],
    ['s / sum(s)', [3 / 12, 1 / 12, 8 / 12]],
    ['period + 0 * s', [1, 2, 3]],
    ['if(period = 2, 0, s)', [3, 0, 8]],
    ['7', [7, 7, 7]],
  ])('[MODEL-ENGINE-26] %s period by period is %j', (formula, expected) => {
    expect(inPeriods(formula)).toEqual(expected);
  });

  it('[MODEL-ENGINE-26] npv is that of Excel (function reference, NPV)', () => {
    const source =
      'timeline 4 years\ninput flow[]: amount\ninput discount: rate\nvalue a = npv(discount, flow)';
    const evaluator = evaluated(source, { flow: [-10000, 3000, 4200, 6800], discount: 0.1 });
    expect(evaluator.number('a')).toBeCloseTo(1188.443412, 6);
  });

  it('[MODEL-ENGINE-26] leaves the base period out', () => {
    const evaluator = evaluated('timeline 3 years\nline a = a[-1] * 2 from 1\nvalue total = sum(a)');
    expect(evaluator.number('total')).toBe(14);
  });

  it.each([
    ['abs(-3)', 3],
    ['sqrt(16)', 4],
    ['power(2, 10)', 1024],
    ['ln(exp(2))', 2],
    ['not(1 > 2) + 0', 1],
    ['and(1 > 0, 2 > 1, 3 > 4) + 0', 0],
    ['or(1 < 0, 2 < 1, 3 < 4) + 0', 1],
    ['max(3)', undefined],
  ])('[MODEL-ENGINE-12] %s is %s', (formula, expected) => {
    if (expected === undefined) expect(() => formulaValue(formula)).toThrow('runs over the periods');
    else expect(formulaValue(formula)).toBeCloseTo(expected, 14);
  });

  it.each([...functionTable.values()])('[MODEL-ENGINE-27] $name has an Excel equivalent', (definition) => {
    expect(definition.excel).toMatch(/^([A-Z]+\(.*\)|\{first\}|\{last\})$/);
    if (definition.fold && (definition.each ?? definition.list) !== undefined)
      expect(definition.excelFold).toContain('{range}');
  });
});
