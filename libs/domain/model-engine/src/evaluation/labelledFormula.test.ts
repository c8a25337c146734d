import { expect, it } from 'vitest';
import { compiled, evaluated } from '../testing/compiled.js';
import { labelledFormula } from './labelledFormula.js';

const source = [
  'timeline 2 years',
  'input unit_price: amount',
  'input sold[]: number "Units sold"',
  'input given_price: amount = 0 "Unit price, given"',
  'line revenue = unit_price * sold',
  'value ebitda_margin = sum(revenue) / unit_price - 1 "EBITDA margin"',
  'check no_sales error when min(sold) <= 0 "Nothing is sold."',
  'check dear note when ebitda_margin > 1 "It costs {unit_price}."',
].join('\n');

it('[MODEL-ENGINE-32] writes a formula in labels and printed signs', () => {
  const model = compiled(source);
  expect(labelledFormula(model, 'sum(revenue) / unit_price - 1')).toBe('sum(revenue) ÷ unit price \u2212 1');
  expect(labelledFormula(model, 'if(sold <= 2 * ebitda_margin, 1, unknown)')).toBe(
    'if(units sold ≤ 2 × EBITDA margin, 1, unknown)',
  );
  expect(labelledFormula(model, 'if(way = mid_year, given_price, sold)')).toBe(
    'if(way = mid year, “unit price, given”, units sold)',
  );
});

it('[MODEL-ENGINE-32] names figures by their labels in reasons and messages', () => {
  const evaluator = evaluated(source, { unit_price: 0, sold: [0, 1] });
  expect(evaluator.read('ebitda_margin')).toEqual({
    ok: false,
    reason: 'Division by zero in EBITDA margin: unit price is 0',
  });
  expect(evaluator.checks()).toEqual([
    { id: 'no_sales', severity: 'error', passed: false, message: 'Nothing is sold.' },
    {
      id: 'dear',
      severity: 'note',
      passed: false,
      message:
        'Dear could not be checked: depends on EBITDA margin, which cannot be computed: division by zero: unit price is 0',
      couldNotRun: true,
    },
  ]);
});
