import { describe, expect, it } from 'vitest';
import { figure } from '../testing/figure.js';
import { figuresOf } from '../testing/figuresOf.js';
import { evaluateFormula } from './evaluateFormula.js';
import {
  all,
  any,
  decidedBy,
  distinct,
  first,
  larger,
  largest,
  less,
  meeting,
  plus,
  same,
  tagsOf,
  unless,
  withoutOverlap,
  type TagFormula,
} from './TagFormula.js';

function evaluated(formula: TagFormula, filed: Readonly<Record<string, number>>) {
  return evaluateFormula(formula, figuresOf(filed));
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

  it('[MARKET-34] takes the exact figure where the largest is the same, rounded', () => {
    expect(evaluated(largest('A', 'B'), { A: 9_200_000_000, B: 9_187_345_000 })?.value).toBe(9_187_345_000);
    expect(evaluated(largest('A', 'B'), { A: 9_200_000_000, B: 8_000_345_000 })?.value).toBe(9_200_000_000);
  });

  it('[MARKET-33] takes the figure that meets a filed total, the nearest where several do', () => {
    const meets = meeting('Total', 'A', 'B');
    expect(evaluated(meets, { Total: 2_000_000, A: 2_009_000, B: 1_999_000 })?.value).toBe(1_999_000);
    expect(evaluated(meets, { Total: 2_000, A: 2_100, B: 1_900 })).toBeUndefined();
    expect(evaluated(meets, { A: 2_000 })).toBeUndefined();
  });

  it('[MARKET-33] takes the larger of a total and the first figure where none meets it', () => {
    const decided = decidedBy('Total', 'A', 'B');
    expect(evaluated(decided, { Total: 30, A: 20, B: 10 })?.value).toBe(30);
    expect(evaluated(decided, { Total: 15, A: 20, B: 10 })?.value).toBe(20);
    expect(evaluated(decided, { A: 20 })).toBeUndefined();
    expect(evaluated(decided, { Total: 30 })).toBeUndefined();
  });

  it('takes the larger of two, and none of one', () => {
    expect(evaluated(larger('A', 'B'), { A: 2, B: 5 })?.value).toBe(5);
    expect(evaluated(larger('A', 'B'), { B: 5 })).toBeUndefined();
  });

  it('[MARKET-33] leaves out a figure that repeats another', () => {
    expect(evaluated(unless('A', 'B'), { A: 2, B: 2 })).toBeUndefined();
    expect(evaluated(unless('A', 'B'), { A: 2, B: 3 })?.value).toBe(2);
    expect(evaluated(unless('A', 'B'), { A: 2 })?.value).toBe(2);
  });

  it('[MARKET-33] sums equal amounts of one filing, unless the whole is that amount', () => {
    const parts = distinct('A plus B', ['A', 'B'], 'Whole');
    expect(evaluated(parts, { A: 5, B: 5 })?.value).toBe(10);
    expect(evaluated(parts, { A: 5, B: 5, Whole: 5 })).toMatchObject({ value: 5, derivation: null });
    expect(evaluated(parts, { A: 5, B: 6, Whole: 5 })?.value).toBe(11);
    expect(evaluated(parts, { A: 0, B: 0 })?.value).toBe(0);
  });

  it('[MARKET-6] reads another item among tags for one item where that item is not filed', () => {
    expect(evaluated(same('A', 'B'), { B: 2 })?.value).toBe(2);
    const withoutItem = (tags: readonly string[]) => (tags.join() === 'B' ? figure('B', 3) : undefined);
    expect(evaluateFormula(same('A', 'B'), withoutItem)?.value).toBe(3);
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
    const operands = { whole: 'Whole', part: 'Part', total: 'Total', overlapsWithoutTotal: true };
    expect(evaluated(withoutOverlap('Whole less part', operands), { Whole: 266, Part: 13 })?.value).toBe(253);
    expect(evaluated(debt, { Part: 13, Total: 267 })).toBeUndefined();
  });

  it('lists every tag that a formula may read', () => {
    const debt = withoutOverlap('', { whole: 'D', part: 'E', total: 'F' });
    expect(tagsOf(first('A', less('', 'B', plus('', 'C', debt))))).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(tagsOf(decidedBy('A', same('B', 'C'))).toSorted()).toEqual(['A', 'A', 'B', 'B', 'C', 'C']);
    expect(tagsOf(distinct('', ['A', unless('B', 'C')], 'D'))).toEqual(['A', 'B', 'C', 'D']);
  });
});
