import { describe, expect, it } from 'vitest';
import { figure } from '../testing/figure.js';
import { evaluateFormula } from './evaluateFormula.js';
import {
  all,
  any,
  first,
  largest,
  less,
  plus,
  tagsOf,
  withoutOverlap,
  type TagFormula,
} from './TagFormula.js';

function evaluated(formula: TagFormula, filed: Readonly<Record<string, number>>) {
  return evaluateFormula(formula, (tag) => {
    const value = filed[tag];
    return value === undefined ? undefined : figure(tag, value);
  });
}

describe('evaluateFormula', () => {
  it('[MARKET-6] takes the first tag that is filed', () => {
    expect(evaluated(first('A', 'B', 'C'), { B: 2, C: 3 })).toMatchObject({ value: 2, source: { tag: 'B' } });
    expect(evaluated(first('A', 'B'), {})).toBeUndefined();
  });

  it('takes the largest of tags that may hold a part only', () => {
    expect(evaluated(largest('A', 'B', 'C'), { A: 2, B: 5, C: 5 })).toMatchObject({
      value: 5,
      source: { tag: 'B' },
    });
    expect(evaluated(largest('A'), {})).toBeUndefined();
  });

  it('[MARKET-3] sums all operands or none', () => {
    expect(evaluated(all('A plus B', 'A', 'B'), { A: 2, B: 5 })).toMatchObject({
      value: 7,
      derivation: 'A plus B',
    });
    expect(evaluated(all('A plus B', 'A', 'B'), { A: 2 })).toBeUndefined();
  });

  it('sums what is filed, and leaves a single operand as it is filed', () => {
    expect(evaluated(any('A plus B', 'A', 'B'), { A: 2, B: 5 })?.value).toBe(7);
    expect(evaluated(any('A plus B', 'A', 'B'), { B: 5 })).toMatchObject({ value: 5, derivation: null });
    expect(evaluated(plus('A plus B', 'A', 'B'), { B: 5 })).toBeUndefined();
    expect(evaluated(plus('A plus B', 'A', 'B'), { A: 2 })?.value).toBe(2);
  });

  it('[MARKET-18] names every filed operand of a nested difference with its sign', () => {
    const formula = less(
      'Assets less all equity',
      'Assets',
      plus('All equity', 'StockholdersEquity', 'MinorityInterest'),
    );
    const result = evaluated(formula, { Assets: 100, StockholdersEquity: 30, MinorityInterest: 5 });
    expect(result).toMatchObject({ value: 65, derivation: 'Assets less all equity; All equity' });
    expect(result?.components.map(({ label, sign, value }) => `${label} ${sign * value}`)).toEqual([
      'Assets 100',
      'Stockholders equity -30',
      'Minority interest -5',
    ]);
  });

  it('[MARKET-17] takes a part out of a whole that holds it already', () => {
    const debt = withoutOverlap('Whole less part', { whole: 'Whole', part: 'Part', total: 'Total' });
    expect(evaluated(debt, { Whole: 266, Part: 13, Total: 267 })?.value).toBe(253);
    expect(evaluated(debt, { Whole: 253, Part: 13, Total: 267 })?.value).toBe(253);
    expect(evaluated(debt, { Whole: 266, Part: 13 })?.value).toBe(266);
    expect(evaluated(debt, { Part: 13, Total: 267 })).toBeUndefined();
  });

  it('lists every tag that a formula may read', () => {
    const debt = withoutOverlap('', { whole: 'D', part: 'E', total: 'F' });
    expect(tagsOf(first('A', less('', 'B', plus('', 'C', debt))))).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });
});
